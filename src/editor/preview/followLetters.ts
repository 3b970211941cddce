import type { Kit } from '../../templates/kit.ts'
import type { SiteData } from '../../templates/siteData.ts'
import { rareFilesFor, withLetters } from '../../templates/withLetters.ts'

/**
 * Fetches the fonts with rare letters that a site needs while it is edited.
 *
 * @param onFetched called when the template has more letters
 * @returns a function that returns the template to show the data with
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
        // The system's fonts have these letters too.
        (reason: unknown) => console.warn('Letters of the template could not be fetched.', reason),
      )
    }
    return current
  }
}
