import type { Constants } from '../../src/constants/schema.ts'
import { initialSceneState } from '../../src/scene/store.ts'
import sky from '../../src/site/defaults/sky.json' with { type: 'json' }

/** The default sky, without the owner's changes. */
export const defaultSky: Constants = sky

/** The scene that a visitor finds under the default sky, behind its gate. */
export const gateState = { ...initialSceneState, phase: 'gate' as const, constants: defaultSky }
