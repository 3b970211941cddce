import type { Constants } from '../../src/constants/schema.ts'
import { initialSceneState } from '../../src/scene/store.ts'
import sky from '../../src/site/defaults/sky.json' with { type: 'json' }

/** The sky as it comes, whatever the owner has made of it. */
export const defaultSky: Constants = sky

/** The scene as a visitor finds it under the default sky, behind its gate. */
export const gateState = { ...initialSceneState, phase: 'gate' as const, constants: defaultSky }
