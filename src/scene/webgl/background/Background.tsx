import { shaderMaterial } from '@react-three/drei/core/shaderMaterial'
import { extend } from '@react-three/fiber'
import { NoBlending, Vector3 } from 'three'
import { DUSK_FROM, MAX_GRAIN } from '../../../constants/palette.ts'
import { useScene } from '../../store.ts'
import vertex from '../material/disc.glsl?raw'
import dither from '../material/dither.glsl?raw'
import { BLENDED, colourUniform, DISC_UNIFORMS, defines, PLACED_IN_SHADER } from '../material/skyMaterial.ts'
import fragment from './fragment.glsl?raw'

const BackgroundMaterial = shaderMaterial(
  { ...DISC_UNIFORMS, uVoid: new Vector3(), uDusk: new Vector3() },
  vertex,
  defines({ DUSK_FROM, MAX_GRAIN }) + dither + fragment,
)
const Material = extend(BackgroundMaterial)

/** The dark sky. It is opaque, and replaces the previous frame. */
export function Background() {
  const palette = useScene((state) => state.palette)
  return (
    <mesh {...PLACED_IN_SHADER}>
      <planeGeometry args={[2, 2]} />
      {/* In these units the window is 2 wide and 2 high. A square around (1, 1), 2 wide, fills it. */}
      <Material
        {...BLENDED}
        blending={NoBlending}
        uViewport={[2, 2]}
        uPose={[1, 1, 1]}
        uVoid={colourUniform(palette.void)}
        uDusk={colourUniform(palette.dusk)}
      />
    </mesh>
  )
}
