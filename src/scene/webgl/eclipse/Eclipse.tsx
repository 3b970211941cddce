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
import { coronaOf } from './corona.ts'
import diamond from './diamond.glsl?raw'
import fragment from './fragment.glsl?raw'

/** The diamond's place on the bright limb of an untilted moon: angle above the horizontal, rad. */
const DIAMOND_ANGLE = 0.62
const CORONA = coronaOf()

const EclipseMaterial = shaderMaterial(
  {
    ...DISC_UNIFORMS,
    uExtent: ECLIPSE_WIDTH_RADII / 2,
    uNoise: null as Texture | null,
    uSurface: null as Texture | null,
    uAxis: CORONA.axis,
    uHelmets: CORONA.helmets.map(
      ({ angle, halfWidth, tipRadius }) => new Vector3(angle, halfWidth, tipRadius),
    ),
    uProminences: CORONA.prominences.map(({ angle, height, lean }) => new Vector3(angle, height, lean)),
    uCorona: new Vector3(),
    uOuter: new Vector3(),
    uProminence: new Vector3(),
    uEarthlit: new Vector3(),
    uTimeS: 0,
    uTilt: new Vector2(1, 0),
    uTotality: 0,
    uDiamond: 0,
    uDiamondPlace: new Vector2(),
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

/** The eclipse at the gate: corona, prominences, earthshine, and finally the diamond ring. */
export function Eclipse({ frame, noise, surface }: EclipseProps) {
  const palette = useScene((state) => state.palette)
  const mesh = useRef<Mesh<BufferGeometry, InstanceType<typeof EclipseMaterial>>>(null)

  useFrame(() => {
    if (!mesh.current) return
    const { look, moon } = frame
    mesh.current.visible = look.totality > 0
    if (!mesh.current.visible) return
    const { material } = mesh.current
    const brightSide = look.phase <= 0.5 ? 1 : -1
    const diamondX = brightSide * Math.cos(DIAMOND_ANGLE)
    const diamondY = -Math.sin(DIAMOND_ANGLE)
    const cos = Math.cos(look.tilt)
    const sin = Math.sin(look.tilt)
    material.uViewport.set(frame.widthPx, frame.heightPx)
    material.uPose.set(moon.x, moon.y, look.radius)
    material.uTimeS = frame.timeS
    material.uTilt.set(cos, sin)
    material.uTotality = look.totality * look.opacity
    material.uDiamond = look.diamond
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
