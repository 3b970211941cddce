import data from '#content/sky.json' with { type: 'json' }
import type { Constants } from '../constants/schema.ts'
import { completed } from '../lib/completed.ts'
import defaults from './defaults/sky.json' with { type: 'json' }

/** The sky's constants as the owner has tuned them. One that they do not have yet is as it comes. */
export const constants: Constants = completed(data, defaults)
