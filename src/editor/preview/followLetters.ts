import type { Kit } from '../../templates/kit.ts'
import type { SiteData } from '../../templates/siteData.ts'
import { rareFilesFor, withLetters } from '../../templates/withLetters.ts'

/**
 * Fetches the rare letters that a site's words need while it is edited.
 *
 * @param onFetched is called when a template with more letters is there
 * @returns the template to show data with: with its letters, once they have come
 */
export function followLetters(kit: Kit, onFetched: () => void): (data: SiteData) => Kit {
  let needed = ''
  let current = kit
  return (data) => {
    const files = rareFilesFor(kit, data)
      .map(({ file }) => file)
      .join()
    if (files !== needed) {
      needed = files
      withLetters(kit, data).then(
        (lettered) => {
          if (needed !== files) return
          current = lettered
          onFetched()
        },
        // The fonts of the system have these letters too.
        (reason: unknown) => console.warn('Letters of the template could not be fetched.', reason),
      )
    }
    return current
  }
}
