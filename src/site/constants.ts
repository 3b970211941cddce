import data from '#content/sky.json' with { type: 'json' }
import type { Constants } from '../constants/schema.ts'
import { completed } from '../lib/completed.ts'
import defaults from './defaults/sky.json' with { type: 'json' }

export const defaultConstants: Constants = defaults

/** The constants of the sky as tuned by the owner. Missing ones have their defaults. */
export const constants: Constants = completed(data, defaultConstants)
