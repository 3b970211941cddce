import { shaderMaterial } from '@react-three/drei/core/shaderMaterial'
import { extend, type ThreeElement, useFrame } from '@react-three/fiber'
import { useRef } from 'react'
import { type Texture, Vector2, Vector3 } from 'three'
import { premultiplied } from './premultiplied.ts'
import { defines } from './shaders/defines.ts'
import fragment from './shaders/moon/fragment.glsl?raw'
import vertex from './shaders/moon/vertex.glsl?raw'
import type { SkyFrame } from './skyFrame.ts'

/** Half the moon's quad, in disc radii: as far as its halo reaches. */
const EXTENT = 3.4

const MoonMaterial = shaderMaterial(
  {
    uSurface: null as Texture | null,
    uViewport: new Vector2(),
    uPose: new Vector3(),
    uDevicePx: 1,
    uPhase: 0,
    uTilt: 0,
    uTotality: 0,
    uShown: 1,
  },
  defines({ EXTENT }) + vertex,
  defines({ EXTENT }) + fragment,
)

declare module '@react-three/fiber' {
  interface ThreeElements {
    moonMaterial: ThreeElement<typeof MoonMaterial>
  }
}
extend({ MoonMaterial })

/** The one disc of the site: black before the sun at the gate, lit in its corner afterwards. */
export function Moon({ frame, surface }: { frame: SkyFrame; surface: Texture }) {
  const material = useRef<InstanceType<typeof MoonMaterial>>(null)

  useFrame(() => {
    const uniforms = material.current
    if (!uniforms) return
    const { look } = frame
    uniforms.uViewport.set(frame.widthPx, frame.heightPx)
    uniforms.uPose.set(look.x, look.y - look.follow * frame.scrollPx, look.radius)
    uniforms.uDevicePx = look.radius * frame.pixelRatio
    uniforms.uPhase = frame.phase
    uniforms.uTotality = look.totality
    uniforms.uShown = frame.shown
  })

  return (
    <mesh frustumCulled={false} matrixAutoUpdate={false}>
      <planeGeometry args={[2, 2]} />
      <moonMaterial ref={material} {...premultiplied} uSurface={surface} />
    </mesh>
  )
}
