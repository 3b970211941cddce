import { paletteOf } from '../../src/constants/palette.ts'
import type { Constants } from '../../src/constants/schema.ts'
import { initialSceneState } from '../../src/scene/store.ts'
import sky from '../../src/site/defaults/sky.json' with { type: 'json' }
import themes from '../../src/site/themes.json' with { type: 'json' }

/** The default sky, without the owner's changes. */
export const defaultSky: Constants = sky

/** The colours of the default theme, without the owner’s changes. */
export const defaultPalette = paletteOf(themes.night)

/** The scene that a visitor finds under the default sky, behind its gate. */
export const gateState = { ...initialSceneState, phase: 'gate' as const, constants: defaultSky }
