import { ECLIPSE_LOOK, MOON_LOOK, MOON_SURFACE_PX } from '../../../constants/moon.ts'
import { defines } from '../material/skyMaterial.ts'
import surface from '../moon/surface.glsl?raw'
import corona from './corona.glsl?raw'
import diamond from './diamond.glsl?raw'
import { DIAMOND_ANGLE } from './diamondTurn.ts'
import fragment from './fragment.glsl?raw'
import prominences from './prominences.glsl?raw'

const { EARTHSHINE_IN_TOTALITY } = MOON_LOOK

/** The functions of the light outside the limb, also for the pictures of the still eclipse. */
export const coronaShader = corona + prominences

/** The fragment shader of the eclipse, for the live sky and for the pictures of the still one. It needs `dither`. */
export const eclipseFragment =
  defines({ DIAMOND_ANGLE, EARTHSHINE_IN_TOTALITY, SURFACE_PX: MOON_SURFACE_PX, ...ECLIPSE_LOOK }) +
  surface +
  coronaShader +
  diamond +
  fragment
