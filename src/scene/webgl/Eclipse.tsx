import { shaderMaterial } from '@react-three/drei/core/shaderMaterial'
import { extend, type ThreeElement, useFrame } from '@react-three/fiber'
import { useMemo, useRef } from 'react'
import {
  DataTexture,
  LinearFilter,
  type Mesh,
  type PlaneGeometry,
  RedFormat,
  RepeatWrapping,
  type Texture,
  Vector2,
  Vector3,
} from 'three'
import { NOISE_TEXELS, tilingNoise } from '../tilingNoise.ts'
import { premultiplied } from './premultiplied.ts'
import { defines } from './shaders/defines.ts'
import fragment from './shaders/eclipse/fragment.glsl?raw'
import vertex from './shaders/eclipse/vertex.glsl?raw'
import type { SkyFrame } from './skyFrame.ts'

/** Half the corona's quad, in disc radii. */
const EXTENT = 3
/** Where the sun breaks through: up and to the side that will be bright. */
const BEAD_ANGLE = 0.62

const EclipseMaterial = shaderMaterial(
  {
    uNoise: null as Texture | null,
    uViewport: new Vector2(),
    uPose: new Vector3(),
    uTimeS: 0,
    uTotality: 0,
    uDiamond: 0,
    uBead: new Vector2(1, 0),
  },
  defines({ EXTENT }) + vertex,
  defines({ EXTENT }) + fragment,
)

declare module '@react-three/fiber' {
  interface ThreeElements {
    eclipseMaterial: ThreeElement<typeof EclipseMaterial>
  }
}
extend({ EclipseMaterial })

function noiseTexture(): DataTexture {
  const texture = new DataTexture(tilingNoise(), NOISE_TEXELS, NOISE_TEXELS, RedFormat)
  texture.wrapS = RepeatWrapping
  texture.wrapT = RepeatWrapping
  texture.minFilter = LinearFilter
  texture.magFilter = LinearFilter
  texture.needsUpdate = true
  return texture
}

/** The corona around the disc at the gate, and the diamond ring as it opens. */
export function Eclipse({ frame }: { frame: SkyFrame }) {
  const mesh = useRef<Mesh<PlaneGeometry, InstanceType<typeof EclipseMaterial>>>(null)
  const noise = useMemo(noiseTexture, [])

  useFrame(() => {
    if (!mesh.current) return
    const { look } = frame
    mesh.current.visible = look.totality > 0 || frame.diamond > 0.01
    if (!mesh.current.visible) return
    const uniforms = mesh.current.material
    const side = frame.phase <= 0.5 ? 1 : -1
    uniforms.uViewport.set(frame.widthPx, frame.heightPx)
    uniforms.uPose.set(look.x, look.y - look.follow * frame.scrollPx, look.radius)
    uniforms.uTimeS = frame.timeS
    uniforms.uTotality = look.totality * frame.shown
    uniforms.uDiamond = frame.diamond
    uniforms.uBead.set(side * Math.cos(BEAD_ANGLE), -Math.sin(BEAD_ANGLE))
  })

  return (
    <mesh ref={mesh} frustumCulled={false} matrixAutoUpdate={false}>
      <planeGeometry args={[2, 2]} />
      <eclipseMaterial {...premultiplied} uNoise={noise} />
    </mesh>
  )
}
