import type { ItemFields, PageFields } from './fields/field.ts'
import { pageFields } from './fields/pageFields.ts'
import type { FontFile, Kit } from './kit.ts'
import { RARE_LETTERS, type RareLetters, rareLettersIn, rarePath } from './rareLetters.ts'
import { chosenFonts } from './renderStyles.ts'
import type { SiteData } from './siteData.ts'

type Values = Readonly<Record<string, unknown>>

/** All text of a page that is shown in the page's fonts. */
function textInFonts(data: SiteData, fields: PageFields): string {
  const values: Values = data
  const lists = Object.entries(fields).flatMap(([key, { items }]) =>
    items?.fields ? itemTexts(values[key] as readonly Values[], items.fields) : [],
  )
  return [textWithoutLists(data, fields), ...lists].join(' ')
}

/** The text of a page that is shown in the page's fonts, without the items of lists. */
export function textWithoutLists(data: SiteData, fields: PageFields = pageFields): string {
  const texts = Object.entries(fields).flatMap(([key, { usesPageFonts }]) => {
    const isInFonts = typeof usesPageFonts === 'function' ? usesPageFonts(data) : usesPageFonts
    return isInFonts ? [(data as Values)[key]] : []
  })
  return texts.join(' ')
}

function itemTexts(items: readonly Values[], fields: ItemFields): unknown[] {
  const keys = Object.keys(fields).filter((key) => fields[key]?.usesPageFonts)
  return items.flatMap((item) => keys.map((key) => item[key]))
}

/** The files of rare letters that a site's text needs, each with the file of common letters that it belongs to. */
export function rareFilesFor(kit: Kit, data: SiteData, fields: PageFields = pageFields) {
  const text = textInFonts(data, fields)
  return chosenFonts(kit, data)
    .flatMap(({ files }) => files)
    .flatMap((commonFile) => {
      const pathOf = (letters: RareLetters) => commonFile.file.replace('.woff2', `-${letters}.woff2`)
      const has = (letters: RareLetters) => rarePath(pathOf(letters)) in kit.rareFonts
      return rareLettersIn(text, has).map((letters) => ({ path: pathOf(letters), letters, commonFile }))
    })
}

/** Adds to a kit's fonts the rare letters that a site's text needs. @throws if a file cannot be fetched */
export async function withRareLetters(
  kit: Kit,
  data: SiteData,
  fields: PageFields = pageFields,
): Promise<Kit> {
  const rareFiles = await Promise.all(
    rareFilesFor(kit, data, fields).map(async ({ path, letters, commonFile }) => {
      const url = await kit.rareFonts[rarePath(path)]?.()
      return {
        commonFile,
        rareFile: { ...commonFile, file: path, url: url ?? '', range: RARE_LETTERS[letters] },
      }
    }),
  )
  if (rareFiles.length === 0) return kit
  // Two fonts may borrow the same letters. They share one file in the site.
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
      files: font.files.flatMap((file) => [file, ...rareFilesOf(file)]),
    })),
  }
}
