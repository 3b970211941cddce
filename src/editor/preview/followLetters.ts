import type { Kit } from '../../templates/kit.ts'
import type { SiteData } from '../../templates/siteData.ts'
import { letterFilesFor, withLetters } from '../../templates/withLetters.ts'

/** Fetches the font files that an edited site needs. @returns a function that returns the kit with those fetched so far */
export function followLetters(kit: Kit, onFetched: () => void): (data: SiteData) => Kit {
  let currentPaths = ''
  let currentKit = kit
  return (data) => {
    const { rare, unneeded } = letterFilesFor(kit, data)
    const paths = [...rare.map(({ path }) => path), ...unneeded.map(({ file }) => file)].join()
    if (paths !== currentPaths) {
      currentPaths = paths
      withLetters(kit, data).then(
        (newKit) => {
          if (currentPaths !== paths) return
          currentKit = newKit
          onFetched()
        },
        // A system font shows the missing letters.
        (reason: unknown) => console.warn('Letters of the template could not be fetched.', reason),
      )
    }
    return currentKit
  }
}
