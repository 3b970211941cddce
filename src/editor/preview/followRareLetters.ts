import type { Kit } from '../../templates/kit.ts'
import type { SiteData } from '../../templates/siteData.ts'
import { rareFilesFor, withRareLetters } from '../../templates/withRareLetters.ts'

/**
 * Fetches the rare letters that a site needs, while it is edited.
 *
 * @param onFetched called when the kit has other letters
 * @returns a function that returns the kit for the data, with the letters that are fetched already
 */
export function followRareLetters(kit: Kit, onFetched: () => void): (data: SiteData) => Kit {
  let neededFiles = ''
  let currentKit = kit
  return (data) => {
    const files = rareFilesFor(kit, data)
      .map(({ path }) => path)
      .join()
    if (files !== neededFiles) {
      neededFiles = files
      withRareLetters(kit, data).then(
        (newKit) => {
          if (neededFiles !== files) return
          currentKit = newKit
          onFetched()
        },
        // A system font shows these letters instead.
        (reason: unknown) => console.warn('Letters of the template could not be fetched.', reason),
      )
    }
    return currentKit
  }
}
