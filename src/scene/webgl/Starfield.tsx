import { useFrame } from '@react-three/fiber'
import { useEffect, useMemo } from 'react'
import { Vector2, Vector4 } from 'three'
import { CROSS_FROM_MAGNITUDE, TWINKLE_DEPTH } from '../starfield.ts'
import { useScene } from '../store.ts'
import { SkyMaterial } from './SkyMaterial.tsx'
import { defines } from './shaders/defines.ts'
import fragment from './shaders/starfield/fragment.glsl?raw'
import vertex from './shaders/starfield/vertex.glsl?raw'
import type { SkyFrame } from './skyFrame.ts'
import { starfieldGeometry } from './starfieldGeometry.ts'

const starVertex = defines({ TWINKLE_DEPTH, CROSS_FROM_MAGNITUDE }) + vertex

const starUniforms = () => ({
  uTimeS: { value: 0 },
  uPixelRatio: { value: 1 },
  uViewport: { value: new Vector2() },
  uSizePx: { value: new Vector2() },
  uCount: { value: new Vector2() },
  uTwinkleS: { value: new Vector4() },
  uMix: { value: 1 },
  uShift: { value: new Vector2() },
  uParallaxPx: { value: new Vector2() },
  uSnap: { value: 0 },
})

/** Every star of the seed, in one draw call. */
export function Starfield({ frame }: { frame: SkyFrame }) {
  const seed = useScene((state) => state.seed)
  const capacity = useScene((state) =>
    Math.max(...Object.values(state.constants.views).map((view) => view.stars)),
  )
  const { sizeMinPx, sizeMaxPx } = useScene((state) => state.constants.stars)
  const geometry = useMemo(() => starfieldGeometry(seed, capacity), [seed, capacity])
  useEffect(() => () => geometry.dispose(), [geometry])
  const uniforms = useMemo(starUniforms, [])

  useFrame(() => {
    geometry.setDrawRange(0, Math.max(frame.count[0], frame.count[1]))
    uniforms.uTimeS.value = frame.timeS
    uniforms.uPixelRatio.value = frame.pixelRatio
    uniforms.uMix.value = frame.mix
    uniforms.uViewport.value.set(frame.widthPx, frame.heightPx)
    uniforms.uSizePx.value.set(sizeMinPx, sizeMaxPx)
    uniforms.uCount.value.set(frame.count[0], frame.count[1])
    uniforms.uTwinkleS.value.fromArray(frame.twinkleS)
    uniforms.uShift.value.set(frame.look.shiftX, frame.look.shiftY)
    uniforms.uParallaxPx.value.set(frame.parallax.x, frame.parallax.y - frame.scrolledAwayPx)
    uniforms.uSnap.value = frame.yields || frame.mix < 1 ? 0 : 1
  })

  return (
    <points geometry={geometry} frustumCulled={false} matrixAutoUpdate={false}>
      <SkyMaterial uniforms={uniforms} vertex={starVertex} fragment={fragment} />
    </points>
  )
}
