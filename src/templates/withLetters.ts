import type { ItemFields, PageFields } from './fields/field.ts'
import { pageFields } from './fields/pageFields.ts'
import type { Kit } from './kit.ts'
import { RARE_LETTERS, type RareLetters, rareLettersIn, rarePath } from './rareLetters.ts'
import { chosenFonts } from './renderStyles.ts'
import type { SiteData } from './siteData.ts'

type Values = Readonly<Record<string, unknown>>

function textInFonts(data: SiteData, fields: PageFields): string {
  const values: Values = data
  const lists = Object.entries(fields).flatMap(([key, { items }]) =>
    items?.fields ? itemTexts(values[key] as readonly Values[], items.fields) : [],
  )
  return [textWithoutLists(data, fields), ...lists].join(' ')
}

/** The same without its lists. */
export function textWithoutLists(data: SiteData, fields: PageFields = pageFields): string {
  const texts = Object.entries(fields).flatMap(([key, { hasLetters }]) => {
    const counts = typeof hasLetters === 'function' ? hasLetters(data) : hasLetters
    return counts ? [(data as Values)[key]] : []
  })
  return texts.join(' ')
}

function itemTexts(items: readonly Values[], fields: ItemFields): unknown[] {
  const keys = Object.keys(fields).filter((key) => fields[key]?.hasLetters)
  return items.flatMap((item) => keys.map((key) => item[key]))
}

/** The files of rare letters that a site's text needs, each after the font's own file. */
export function rareFilesFor(kit: Kit, data: SiteData, fields: PageFields = pageFields) {
  const text = textInFonts(data, fields)
  return chosenFonts(kit, data)
    .flatMap(({ files }) => files)
    .flatMap((beside) => {
      const fileOf = (letters: RareLetters) => beside.file.replace('.woff2', `-${letters}.woff2`)
      const has = (letters: RareLetters) => rarePath(fileOf(letters)) in kit.rareFonts
      return rareLettersIn(text, has).map((letters) => ({ file: fileOf(letters), letters, beside }))
    })
}

/** A template with exactly the rare letters that a site's text needs. @throws when one cannot be fetched */
export async function withLetters(kit: Kit, data: SiteData, fields: PageFields = pageFields): Promise<Kit> {
  const rare = await Promise.all(
    rareFilesFor(kit, data, fields).map(async ({ file, letters, beside }) => {
      const url = await kit.rareFonts[rarePath(file)]?.()
      return { beside, file: { ...beside, file, url: url ?? '', range: RARE_LETTERS[letters] } }
    }),
  )
  if (rare.length === 0) return kit
  // Two fonts may borrow the same letters, but their file is in the site once.
  const sharedFile = ({ file }: (typeof rare)[number]) => {
    const first = rare.find((one) => one.file.url === file.url)
    return { ...file, file: first?.file.file ?? file.file }
  }
  return {
    ...kit,
    fonts: kit.fonts.map((font) => ({
      ...font,
      files: font.files.flatMap((one) => [
        one,
        ...rare.filter(({ beside }) => beside === one).map(sharedFile),
      ]),
    })),
  }
}
