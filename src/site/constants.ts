import ownConstants from '#content/sky.json' with { type: 'json' }
import type { Constants } from '../constants/schema.ts'
import { withDefaults } from '../lib/withDefaults.ts'
import defaults from './defaults/sky.json' with { type: 'json' }

export const defaultConstants: Constants = defaults

/** The constants of the sky: the owner's `sky.json` over the defaults. */
export const constants: Constants = withDefaults(ownConstants, defaultConstants)
