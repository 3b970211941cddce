import type { Kit } from './kit.ts'
import { RARE_LETTERS, type RareLetters, rareLettersIn, rarePath } from './rareLetters.ts'
import { chosenFonts } from './renderStyles.ts'
import type { SiteData } from './siteData.ts'

/** What a site says in its fonts. */
function words({ name, title, tagline, bio, links }: SiteData): string {
  return [name || title, tagline, bio, ...links.flatMap(({ label, note }) => [label, note])].join(' ')
}

/** The files of rare letters that a site's words need, of those that its fonts have, each beside the font's own file. */
export function rareFilesFor(kit: Kit, data: SiteData) {
  const text = words(data)
  return chosenFonts(kit, data)
    .flatMap(({ files }) => files)
    .flatMap((beside) => {
      const fileOf = (letters: RareLetters) => beside.file.replace('.woff2', `-${letters}.woff2`)
      const has = (letters: RareLetters) => rarePath(fileOf(letters)) in kit.rareFonts
      return rareLettersIn(text, has).map((letters) => ({ file: fileOf(letters), letters, beside }))
    })
}

/** A template with the rare letters that a site's words need, and no others. @throws when one cannot be fetched */
export async function withLetters(kit: Kit, data: SiteData): Promise<Kit> {
  const rare = await Promise.all(
    rareFilesFor(kit, data).map(async ({ file, letters, beside }) => {
      const url = await kit.rareFonts[rarePath(file)]?.()
      return { beside, file: { ...beside, file, url: url ?? '', range: RARE_LETTERS[letters] } }
    }),
  )
  if (rare.length === 0) return kit
  return {
    ...kit,
    fonts: kit.fonts.map((font) => ({
      ...font,
      files: font.files.flatMap((one) => [
        one,
        ...rare.filter(({ beside }) => beside === one).map(({ file }) => file),
      ]),
    })),
  }
}
