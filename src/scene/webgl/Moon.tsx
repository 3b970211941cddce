import { useFrame } from '@react-three/fiber'
import { useMemo } from 'react'
import { type Texture, Vector2, Vector3, Vector4 } from 'three'
import { HALO, MOONLIGHT, unit } from '../../constants/colors.ts'
import { octagon } from './octagon.ts'
import { PLACED_BY_SHADER } from './placedByShader.ts'
import { defines } from './shaders/defines.ts'
import vertex from './shaders/disc/vertex.glsl?raw'
import fragment from './shaders/moon/fragment.glsl?raw'
import type { SkyFrame } from './skyFrame.ts'
import { skyMaterial } from './skyMaterial.ts'

/** As far as the halo reaches, in disc radii. */
const HALO_REACH = 2.4
const moonFragment = defines({ HALO_REACH, HALO: unit(HALO) }) + fragment
const [RED, GREEN, BLUE] = unit(MOONLIGHT)

function createMoon(surface: Texture) {
  const uniforms = {
    uViewport: { value: new Vector2() },
    uPose: { value: new Vector3() },
    uExtent: { value: HALO_REACH },
    uSurface: { value: surface },
    uDevicePx: { value: 1 },
    uPhase: { value: 0 },
    uUpright: { value: 1 },
    uTotality: { value: 0 },
    uMoonlight: { value: new Vector4() },
    uShown: { value: 1 },
  }
  return { uniforms, geometry: octagon(), material: skyMaterial(uniforms, vertex, moonFragment) }
}

interface MoonProps {
  readonly frame: SkyFrame
  readonly surface: Texture
}

/** The one disc of the site: black before the sun at the gate, lit in its corner afterwards, its light around it. */
export function Moon({ frame, surface }: MoonProps) {
  const { uniforms, geometry, material } = useMemo(() => createMoon(surface), [surface])

  useFrame(() => {
    const { look, constants } = frame
    uniforms.uViewport.value.set(frame.widthPx, frame.heightPx)
    uniforms.uPose.value.set(frame.moonX, frame.moonY, look.radius)
    uniforms.uExtent.value = Math.max(HALO_REACH, frame.moonlightReach)
    uniforms.uDevicePx.value = look.radius * frame.pixelRatio
    uniforms.uPhase.value = look.phase
    uniforms.uUpright.value = frame.upright
    uniforms.uTotality.value = look.totality
    uniforms.uShown.value = look.shown
    uniforms.uMoonlight.value.set(RED, GREEN, BLUE, 1).multiplyScalar(constants.moonlight.opacity)
  })

  return <mesh geometry={geometry} material={material} {...PLACED_BY_SHADER} />
}
