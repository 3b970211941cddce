import { shaderMaterial } from '@react-three/drei/core/shaderMaterial'
import { extend, useFrame } from '@react-three/fiber'
import { useRef } from 'react'
import { type BufferGeometry, type Mesh, type Texture, Vector2, Vector3 } from 'three'
import { ECLIPSE_WIDTH_RADII } from '../../../constants/moon.ts'
import { useScene } from '../../store.ts'
import type { SkyFrame } from '../frame/skyFrame.ts'
import vertex from '../material/disc.glsl?raw'
import dither from '../material/dither.glsl?raw'
import { BLENDED, colourUniform, DISC_UNIFORMS, PLACED_IN_SHADER } from '../material/skyMaterial.ts'
import { AXIS, HELMETS, PROMINENCES } from './corona.ts'
import diamond from './diamond.glsl?raw'
import fragment from './fragment.glsl?raw'

/**
 * The diamond's place on the bright limb of an untilted moon, and the places of Baily's beads: angles above the horizontal,
 * radians. All are valleys of the Moon's limb. Source: the laser altimeter of the Lunar Reconnaissance Orbiter (LOLA), at
 * the longitudes 90° (right) and -90° (left).
 */
const DIAMOND_ANGLE = 0.62
const BEAD_ANGLES = {
  right: [0.336, 0.528, 0.746, 0.882, 1.043],
  left: [0.271, 0.419, 0.511, 0.733, 0.951],
} as const
/** Clockwise from the diamond. */
const BEADS = {
  right: BEAD_ANGLES.right.map((angle) => DIAMOND_ANGLE - angle),
  left: BEAD_ANGLES.left.map((angle) => angle - DIAMOND_ANGLE),
}
/** Less light of the diamond is invisible. */
const MIN_DIAMOND = 0.002

const EclipseMaterial = shaderMaterial(
  {
    ...DISC_UNIFORMS,
    uExtent: ECLIPSE_WIDTH_RADII / 2,
    uNoise: null as Texture | null,
    uSurface: null as Texture | null,
    uAxis: AXIS,
    uHelmets: HELMETS.map(({ angle, halfWidth, tipRadius }) => new Vector3(angle, halfWidth, tipRadius)),
    uProminences: PROMINENCES.map(({ angle, height }) => new Vector2(angle, height)),
    uCorona: new Vector3(),
    uOuter: new Vector3(),
    uProminence: new Vector3(),
    uEarthlit: new Vector3(),
    uTimeS: 0,
    uTilt: new Vector2(1, 0),
    uTotality: 0,
    uDiamond: 0,
    uDiamondPlace: new Vector2(),
    uBeads: BEADS.right,
  },
  vertex,
  dither + diamond + fragment,
)
const Material = extend(EclipseMaterial)

interface EclipseProps {
  readonly frame: SkyFrame
  readonly noise: Texture
  readonly surface: Texture
}

/** The eclipse at the gate: corona, prominences, earthshine, and finally Baily's beads and the diamond ring. */
export function Eclipse({ frame, noise, surface }: EclipseProps) {
  const palette = useScene((state) => state.palette)
  const mesh = useRef<Mesh<BufferGeometry, InstanceType<typeof EclipseMaterial>>>(null)

  useFrame(() => {
    if (!mesh.current) return
    const { look, moon } = frame
    mesh.current.visible = look.totality > 0 || look.diamond > MIN_DIAMOND
    if (!mesh.current.visible) return
    const { material } = mesh.current
    const isWaxing = look.phase <= 0.5
    const diamondX = (isWaxing ? 1 : -1) * Math.cos(DIAMOND_ANGLE)
    const diamondY = -Math.sin(DIAMOND_ANGLE)
    const cos = Math.cos(look.tilt)
    const sin = Math.sin(look.tilt)
    material.uViewport.set(frame.widthPx, frame.heightPx)
    material.uPose.set(moon.x, moon.y, look.radius)
    // A calm corona does not breathe.
    material.uTimeS = frame.isCalm ? 0 : frame.timeS
    material.uTilt.set(cos, sin)
    material.uTotality = look.totality * look.opacity
    material.uDiamond = look.diamond
    material.uBeads = isWaxing ? BEADS.right : BEADS.left
    material.uDiamondPlace.set(diamondX * cos + diamondY * sin, diamondY * cos - diamondX * sin)
  })

  return (
    <mesh ref={mesh} {...PLACED_IN_SHADER}>
      <planeGeometry args={[2, 2]} />
      <Material
        {...BLENDED}
        uNoise={noise}
        uSurface={surface}
        uCorona={colourUniform(palette.corona)}
        uOuter={colourUniform(palette.coronaOuter)}
        uProminence={colourUniform(palette.prominence)}
        uEarthlit={colourUniform(palette.earthlit)}
      />
    </mesh>
  )
}
