import { paletteOf } from '../../src/constants/palette.ts'
import type { Constants } from '../../src/constants/schema.ts'
import sky from '../../src/site/defaults/sky.json' with { type: 'json' }
import themes from '../../src/site/themes.json' with { type: 'json' }
import { initialSceneState } from './siteModules.ts'

export const defaultSky: Constants = sky

export const defaultPalette = paletteOf(themes.night)

/** The scene at the start of a visit: the closed gate, and the constants of the default sky. */
export const gateState = { ...initialSceneState, phase: 'gate' as const, constants: defaultSky }
