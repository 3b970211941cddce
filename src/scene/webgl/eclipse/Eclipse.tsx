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
import { diamondTurn } from './diamondTurn.ts'
import { eclipseFragment } from './eclipseShader.ts'

/** Less light of the diamond is invisible. */
const MIN_DIAMOND = 0.002

const EclipseMaterial = shaderMaterial(
  {
    ...DISC_UNIFORMS,
    uExtent: ECLIPSE_WIDTH_RADII / 2,
    uNoise: null as Texture | null,
    uSurface: null as Texture | null,
    uCorona: new Vector3(),
    uOuter: new Vector3(),
    uProminence: new Vector3(),
    uEarthlit: new Vector3(),
    uTimeS: 0,
    uTilt: new Vector2(1, 0),
    uTotality: 0,
    uDiamond: 0,
    uDiamondPlace: new Vector2(),
    uBrightLimb: 1,
  },
  vertex,
  dither + eclipseFragment,
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
    const turn = diamondTurn(look)
    material.uViewport.set(frame.widthPx, frame.heightPx)
    material.uPose.set(moon.x, moon.y, look.radius)
    // A calm corona does not breathe.
    material.uTimeS = frame.isCalm ? 0 : frame.timeS
    material.uTilt.set(Math.cos(look.tilt), Math.sin(look.tilt))
    material.uTotality = look.totality * look.opacity
    material.uDiamond = look.diamond
    material.uBrightLimb = look.phase <= 0.5 ? 1 : -1
    material.uDiamondPlace.set(Math.cos(turn), Math.sin(turn))
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
