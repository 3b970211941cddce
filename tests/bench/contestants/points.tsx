import { BufferAttribute, BufferGeometry, Points, ShaderMaterial } from 'three'
import { starCount } from './contestant.ts'
import { showOnSiteCanvas } from './siteCanvas.tsx'

const geometry = new BufferGeometry().setAttribute(
  'position',
  new BufferAttribute(
    Float32Array.from({ length: starCount * 3 }, (_, i) => (i % 3 === 2 ? 0 : 2 * Math.random() - 1)),
    3,
  ),
)
const material = new ShaderMaterial({
  vertexShader: 'void main() { gl_Position = vec4(position, 1.0); gl_PointSize = 2.0; }',
  fragmentShader: 'void main() { gl_FragColor = vec4(1.0, 0.97, 0.92, 1.0); }',
})
const points = new Points(geometry, material)
// The shader uses the positions as clip coordinates, so three cannot compute whether they are in view.
points.frustumCulled = false

await showOnSiteCanvas(<primitive object={points} />)
