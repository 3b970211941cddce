import { useFrame } from '@react-three/fiber'
import { useMemo } from 'react'
import { type Texture, Vector2, Vector3 } from 'three'
import { SkyMaterial } from './SkyMaterial.tsx'
import { defines } from './shaders/defines.ts'
import vertex from './shaders/disc/vertex.glsl?raw'
import fragment from './shaders/moon/fragment.glsl?raw'
import type { SkyFrame } from './skyFrame.ts'

/** Half the moon's quad, in disc radii: as far as its halo reaches. */
const EXTENT = defines({ EXTENT: 2.4 })

const moonUniforms = (surface: Texture) => ({
  uSurface: { value: surface },
  uViewport: { value: new Vector2() },
  uPose: { value: new Vector3() },
  uDevicePx: { value: 1 },
  uPhase: { value: 0 },
  uUpright: { value: 1 },
  uTotality: { value: 0 },
  uShown: { value: 1 },
})

/** The one disc of the site: black before the sun at the gate, lit in its corner afterwards. */
export function Moon({ frame, surface }: { frame: SkyFrame; surface: Texture }) {
  const uniforms = useMemo(() => moonUniforms(surface), [surface])

  useFrame(() => {
    const { look } = frame
    uniforms.uViewport.value.set(frame.widthPx, frame.heightPx)
    uniforms.uPose.value.set(frame.moonX, frame.moonY, look.radius)
    uniforms.uDevicePx.value = look.radius * frame.pixelRatio
    uniforms.uPhase.value = frame.phase
    uniforms.uUpright.value = frame.upright
    uniforms.uTotality.value = look.totality
    uniforms.uShown.value = frame.shown
  })

  return (
    <mesh frustumCulled={false} matrixAutoUpdate={false}>
      <planeGeometry args={[2, 2]} />
      <SkyMaterial uniforms={uniforms} vertex={EXTENT + vertex} fragment={EXTENT + fragment} />
    </mesh>
  )
}
