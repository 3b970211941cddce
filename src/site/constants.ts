import type { Constants } from '../constants/schema.ts'
import { withDefaults } from '../lib/withDefaults.ts'
import defaults from './defaults/sky.json' with { type: 'json' }
import { ownerFile } from './ownerFile.ts'

const ownerConstants = ownerFile(
  import.meta.glob<object>('#content/sky.json', { eager: true, import: 'default' }),
)

/** The constants of the sky: the owner's `sky.json` over the defaults. */
export const constants: Constants = withDefaults(ownerConstants ?? {}, defaults)
