import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/**
 * The sites on which the tests run: `sample` has the texts and counts of the specification, and `everything` what the sample
 * lacks. An owner's content is only tested by `owner.e2e.ts`.
 */
export const FIXED_SITES = ['sample', 'everything'] as const
export type FixedSite = (typeof FIXED_SITES)[number]

/** The absolute path of the folder with a built site, or with the sites of the templates. `npm run tool -- sites` builds it. */
export function builtFolder(site: FixedSite | 'templates'): string {
  return join(root, '.cache/sites', site)
}
