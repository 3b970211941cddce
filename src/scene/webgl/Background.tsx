import { useFrame } from '@react-three/fiber'
import { useMemo } from 'react'
import { NoBlending, PlaneGeometry, Vector2, Vector3 } from 'three'
import { DUSK_FROM, MAX_GRAIN } from '../../constants/palette.ts'
import { useScene } from '../store.ts'
import fragment from './shaders/background/fragment.glsl?raw'
import vertex from './shaders/disc/vertex.glsl?raw'
import dither from './shaders/dither.glsl?raw'
import { skyColours } from './skyColours.ts'
import { defines, PLACED_IN_SHADER, skyMaterial } from './skyMaterial.ts'

function createBackground() {
  const colours = skyColours({ uVoid: 'void', uDusk: 'dusk' })
  const uniforms = {
    ...colours.uniforms,
    // In these units the window is 2 wide and 2 high. A square around (1, 1), 2 wide, fills it.
    uViewport: { value: new Vector2(2, 2) },
    uPose: { value: new Vector3(1, 1, 1) },
    uExtent: { value: 1 },
  }
  const material = skyMaterial(uniforms, vertex, defines({ DUSK_FROM, MAX_GRAIN }) + dither + fragment)
  // The background is opaque, and replaces the previous frame.
  material.blending = NoBlending
  return { colours, material, geometry: new PlaneGeometry(2, 2) }
}

export function Background() {
  const { colours, material, geometry } = useMemo(createBackground, [])
  useFrame(() => colours.setPalette(useScene.getState().palette))
  return <mesh geometry={geometry} material={material} {...PLACED_IN_SHADER} />
}
