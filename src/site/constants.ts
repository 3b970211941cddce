import type { Constants } from '../constants/schema.ts'
import data from '../content/sky.json' with { type: 'json' }

/** The sky's constants as the owner has tuned them. */
export const constants: Constants = data
