import type { PageFields } from './fields/field.ts'
import { pageFields } from './fields/pageFields.ts'
import { FONT_ROLES, type FontFile, type Kit } from './kit.ts'
import { textByRole } from './pageText.ts'
import { RARE_LETTERS, type RareLetters, rareLettersIn, rarePath } from './rareLetters.ts'
import { chosenFont, chosenFonts } from './renderStyles.ts'
import type { SiteData } from './siteData.ts'

const LATIN_GREEK_CYRILLIC = 'A-Za-z\\u00a0-\\u052f\\u1e00-\\u1fff'
const EUROPEAN_LETTER = new RegExp(`(?=\\p{L})[${LATIN_GREEK_CYRILLIC}]`, 'u')
const OTHER_LETTER = new RegExp(`(?=\\p{L})[^${LATIN_GREEK_CYRILLIC}]`, 'u')

interface LetterFiles {
  readonly rare: readonly {
    readonly path: string
    readonly letters: RareLetters
    /** The file with the common letters of the same font. */
    readonly commonFile: FontFile
  }[]
  readonly unneeded: readonly FontFile[]
}

/**
 * The files of rare letters that a site needs, and the files of common letters that it does not need. If all letters are
 * Latin, Greek or Cyrillic, each font has the files for all texts. Otherwise each font has only the files for its own texts,
 * which saves a page in Arabic or Japanese the Latin files of some fonts.
 */
export function letterFilesFor(kit: Kit, data: SiteData, fields: PageFields = pageFields): LetterFiles {
  const texts = textByRole(kit, data, fields)
  const allText = `${texts.heading} ${texts.body}`
  const isEuropean = !OTHER_LETTER.test(allText)
  const files = chosenFonts(kit, data).flatMap((font) => {
    const roles = FONT_ROLES.filter((role) => chosenFont(kit, data, role) === font)
    const text = isEuropean ? allText : roles.map((role) => texts[role]).join(' ')
    return font.files.map((file) => ({ file, text }))
  })
  const rare = files.flatMap(({ file: commonFile, text }) => {
    const pathOf = (letters: RareLetters) => commonFile.file.replace('.woff2', `-${letters}.woff2`)
    const hasGroup = (letters: RareLetters) => rarePath(pathOf(letters)) in kit.rareFonts
    return rareLettersIn(text, hasGroup).map((letters) => ({ path: pathOf(letters), letters, commonFile }))
  })
  const unneeded = files.filter(({ text }) => !isEuropean && !EUROPEAN_LETTER.test(text))
  return { rare, unneeded: unneeded.map(({ file }) => file) }
}

/** Gives the chosen fonts of a kit the files that a site's text needs. @throws if a file cannot be fetched */
export async function withLetters(kit: Kit, data: SiteData, fields: PageFields = pageFields): Promise<Kit> {
  const { rare, unneeded } = letterFilesFor(kit, data, fields)
  if (rare.length === 0 && unneeded.length === 0) return kit
  const rareFiles = await Promise.all(
    rare.map(async ({ path, letters, commonFile }) => {
      const url = await kit.rareFonts[rarePath(path)]?.()
      return {
        commonFile,
        rareFile: { ...commonFile, file: path, url: url ?? '', range: RARE_LETTERS[letters] },
      }
    }),
  )
  // A font without some letters takes their file from another font. If two fonts take the same file (equal data URLs), the
  // site contains it once.
  const withSharedPath = (file: FontFile) => {
    const first = rareFiles.find(({ rareFile }) => rareFile.url === file.url)
    return { ...file, file: first?.rareFile.file ?? file.file }
  }
  const rareFilesOf = (file: FontFile) =>
    rareFiles.filter(({ commonFile }) => commonFile === file).map(({ rareFile }) => withSharedPath(rareFile))
  return {
    ...kit,
    fonts: kit.fonts.map((font) => ({
      ...font,
      files: font.files.flatMap((file) => [...(unneeded.includes(file) ? [] : [file]), ...rareFilesOf(file)]),
    })),
  }
}
