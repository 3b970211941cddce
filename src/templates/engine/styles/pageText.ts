import type { SiteData } from '../data/siteData.ts'
import type { ItemFields, PageFields } from '../fields/field.ts'
import { pageFields } from '../fields/pageFields.ts'
import type { Kit } from '../kit/kit.ts'

type Values = Readonly<Record<string, unknown>>

/** The texts that a page shows in its fonts. Includes hidden links, which may show later. */
export function pageText(kit: Kit, data: SiteData, fields: PageFields = pageFields): string {
  const texts = [...ownTexts(data, fields), ...listTexts(data, fields)]
  // With neither a name nor a title, the heading of a page is the name of the template.
  if (!data.name.trim() && !data.title.trim()) texts.push(kit.name)
  return texts.join(' ')
}

function ownTexts(data: SiteData, fields: PageFields): readonly string[] {
  const values: Values = data
  return Object.entries(fields).flatMap(([key, { usesPageFonts }]) => {
    const isInFonts = typeof usesPageFonts === 'function' ? usesPageFonts(data) : usesPageFonts
    return isInFonts ? [String(values[key])] : []
  })
}

function listTexts(data: SiteData, fields: PageFields): readonly string[] {
  const values: Values = data
  return Object.entries(fields).flatMap(([list, { items }]) =>
    items?.fields ? itemTexts(values[list] as readonly Values[], items.fields) : [],
  )
}

function itemTexts(items: readonly Values[], fields: ItemFields): readonly string[] {
  const keys = Object.keys(fields).filter((key) => fields[key]?.usesPageFonts)
  return items.flatMap((item) => keys.map((key) => String(item[key])))
}
