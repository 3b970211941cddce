import type { SiteData } from '../../templates/engine/data/siteData.ts'
import type { FontFile, Kit } from '../../templates/engine/kit/kit.ts'
import { fontFilesFor } from '../../templates/engine/styles/fontFiles.ts'
import type { PreviewFont } from './messages.ts'

/**
 * Fetches the font files that an edited site needs.
 * @param onFetched called after each file
 * @param onFailed called for each file that cannot be fetched. A system font then shows its letters
 * @returns a function that returns the fonts fetched so far; the same array while they are the same
 */
export function previewFonts(
  kit: Kit,
  onFetched: () => void,
  onFailed: () => void,
): (data: SiteData) => readonly PreviewFont[] {
  const fonts = new Map<FontFile, PreviewFont | 'awaited' | 'failed'>()
  let current: readonly PreviewFont[] = []

  const fetchFont = async (file: FontFile) => {
    fonts.set(file, 'awaited')
    try {
      const { family, weight, range } = file
      fonts.set(file, { family, weight, range, url: await file.load() })
      onFetched()
    } catch {
      // Not in the console, because Firefox also ends this when the page is left.
      fonts.set(file, 'failed')
      onFailed()
    }
  }

  return (data) => {
    const files = fontFilesFor(kit, data)
    // A typeface that is chosen again is fetched again.
    for (const [file, font] of fonts) if (font === 'failed' && !files.includes(file)) fonts.delete(file)
    for (const file of files) if (!fonts.has(file)) fetchFont(file)
    const fetched = files.map((file) => fonts.get(file)).filter((font) => typeof font === 'object')
    const isSame =
      fetched.length === current.length && fetched.every((font, index) => font === current[index])
    if (!isSame) current = fetched
    return current
  }
}
