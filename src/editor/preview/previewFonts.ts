import type { SiteData } from '../../templates/engine/data/siteData.ts'
import type { FontFile, Kit } from '../../templates/engine/kit/kit.ts'
import { fontFilesFor } from '../../templates/engine/styles/fontFiles.ts'
import type { PreviewFont } from './messages.ts'

/**
 * Fetches the font files that an edited site needs.
 * @param onFetched called after each file
 * @returns a function that returns the fonts fetched so far; the same array while they are the same
 */
export function previewFonts(kit: Kit, onFetched: () => void): (data: SiteData) => readonly PreviewFont[] {
  /** Null while a file is fetched, and after a failure. */
  const fonts = new Map<FontFile, PreviewFont | null>()
  let current: readonly PreviewFont[] = []

  const fetchFont = async (file: FontFile) => {
    fonts.set(file, null)
    try {
      const { family, weight, range } = file
      fonts.set(file, { family, weight, range, url: await file.load() })
      onFetched()
    } catch {
      // A system font shows the letters. Silent, because Firefox also ends this when the page is left.
    }
  }

  return (data) => {
    const files = fontFilesFor(kit, data)
    for (const file of files) if (!fonts.has(file)) fetchFont(file)
    const fetched = files.flatMap((file) => fonts.get(file) ?? [])
    const isSame =
      fetched.length === current.length && fetched.every((font, index) => font === current[index])
    if (!isSame) current = fetched
    return current
  }
}
