import data from '#content/sky.json' with { type: 'json' }
import type { Constants } from '../constants/schema.ts'
import { withDefaults } from '../lib/withDefaults.ts'
import defaults from './defaults/sky.json' with { type: 'json' }

export const defaultConstants: Constants = defaults

/** The constants of the sky: those in the owner's `sky.json`, and the defaults of all others. */
export const constants: Constants = withDefaults(data, defaultConstants)
