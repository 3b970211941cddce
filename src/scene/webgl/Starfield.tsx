import { shaderMaterial } from '@react-three/drei/core/shaderMaterial'
import { extend, type ThreeElement, useFrame } from '@react-three/fiber'
import { useEffect, useMemo, useRef } from 'react'
import { BufferAttribute, BufferGeometry, Vector2, Vector4 } from 'three'
import { CROSS_FROM_MAGNITUDE, starAt, starColor, TWINKLE_DEPTH } from '../starfield.ts'
import { useScene } from '../store.ts'
import { premultiplied } from './premultiplied.ts'
import { defines } from './shaders/defines.ts'
import fragment from './shaders/starfield/fragment.glsl?raw'
import vertex from './shaders/starfield/vertex.glsl?raw'
import type { SkyFrame } from './skyFrame.ts'

const StarfieldMaterial = shaderMaterial(
  {
    uTimeS: 0,
    uPixelRatio: 1,
    uViewport: new Vector2(),
    uSizePx: new Vector2(),
    uCount: new Vector2(),
    uTwinkleS: new Vector4(),
    uMix: 1,
    uShift: new Vector2(),
  },
  defines({ TWINKLE_DEPTH, CROSS_FROM_MAGNITUDE }) + vertex,
  fragment,
)

declare module '@react-three/fiber' {
  interface ThreeElements {
    starfieldMaterial: ThreeElement<typeof StarfieldMaterial>
  }
}
extend({ StarfieldMaterial })

/** The stars of a seed as buffers, built once: a frame uploads none of them. */
export function starfieldGeometry(seed: number, count: number): BufferGeometry {
  const place = new Float32Array(count * 3)
  const twinkle = new Float32Array(count * 2)
  const color = new Uint8Array(count * 3)
  for (let i = 0; i < count; i++) {
    const star = starAt(seed, i)
    place.set([star.x, star.y, star.magnitude], i * 3)
    twinkle.set([star.twinklePhase, star.twinkleSpeed], i * 2)
    color.set(
      starColor(star.color).map((part) => Math.round(part * 255)),
      i * 3,
    )
  }
  return new BufferGeometry()
    .setAttribute('position', new BufferAttribute(place, 3))
    .setAttribute('twinkle', new BufferAttribute(twinkle, 2))
    .setAttribute('color', new BufferAttribute(color, 3, true))
}

export function Starfield({ frame }: { frame: SkyFrame }) {
  const seed = useScene((state) => state.seed)
  const capacity = useScene((state) =>
    Math.max(...Object.values(state.constants.views).map((view) => view.stars)),
  )
  const geometry = useMemo(() => starfieldGeometry(seed, capacity), [seed, capacity])
  useEffect(() => () => geometry.dispose(), [geometry])
  const sizes = useScene((state) => state.constants.stars)
  const material = useRef<InstanceType<typeof StarfieldMaterial>>(null)

  useFrame(() => {
    const uniforms = material.current
    if (!uniforms) return
    geometry.setDrawRange(0, Math.max(...frame.count))
    uniforms.uTimeS = frame.timeS
    uniforms.uPixelRatio = frame.pixelRatio
    uniforms.uMix = frame.mix
    uniforms.uViewport.set(frame.widthPx, frame.heightPx)
    uniforms.uCount.set(frame.count[0], frame.count[1])
    uniforms.uTwinkleS.fromArray(frame.twinkleS)
    uniforms.uShift.set(frame.look.shiftX, frame.look.shiftY)
  })

  return (
    <points geometry={geometry} frustumCulled={false} matrixAutoUpdate={false}>
      <starfieldMaterial ref={material} {...premultiplied} uSizePx={[sizes.sizeMinPx, sizes.sizeMaxPx]} />
    </points>
  )
}
