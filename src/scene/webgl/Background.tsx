import { useFrame } from '@react-three/fiber'
import { useMemo } from 'react'
import { NoBlending, PlaneGeometry, Vector2, Vector3 } from 'three'
import { DUSK_FROM, MAX_GRAIN } from '../../constants/palette.ts'
import fragment from './shaders/background/fragment.glsl?raw'
import vertex from './shaders/disc/vertex.glsl?raw'
import dither from './shaders/dither.glsl?raw'
import { skyColours } from './skyColours.ts'
import type { SkyFrame } from './skyFrame.ts'
import { defines, PLACED_IN_SHADER, skyMaterial } from './skyMaterial.ts'

function createBackground() {
  const colours = skyColours({ uVoid: 'void', uDusk: 'dusk' })
  const uniforms = {
    ...colours.uniforms,
    // The square fills the window, if the window is 2 units wide and high: its centre is (1, 1), its half width 1.
    uViewport: { value: new Vector2(2, 2) },
    uPose: { value: new Vector3(1, 1, 1) },
    uExtent: { value: 1 },
  }
  const material = skyMaterial(uniforms, vertex, defines({ DUSK_FROM, MAX_GRAIN }) + dither + fragment)
  // Blending would let the previous frame show through.
  material.blending = NoBlending
  return { colours, material, geometry: new PlaneGeometry(2, 2) }
}

/** The sky's background. It covers the previous frame. */
export function Background({ frame }: { frame: SkyFrame }) {
  const { colours, material, geometry } = useMemo(createBackground, [])
  useFrame(() => colours.follow(frame.palette))
  return <mesh geometry={geometry} material={material} {...PLACED_IN_SHADER} />
}
