import type { ItemFields, PageFields } from './fields/field.ts'
import { pageFields } from './fields/pageFields.ts'
import { FONT_ROLES, type FontRole, type Kit } from './kit.ts'
import type { SiteData } from './siteData.ts'

type Values = Readonly<Record<string, unknown>>

/** A text that is shown in the page's fonts. @property path as in `links.label` */
interface PageText {
  readonly path: string
  readonly text: string
  readonly item?: Values
}

/** A page's texts in the font of each role, whose letters it must contain. Includes hidden links, which may show later. */
export function textByRole(
  kit: Kit,
  data: SiteData,
  fields: PageFields = pageFields,
): Readonly<Record<FontRole, string>> {
  const texts = [...pageTexts(data, fields), ...listTexts(data, fields)]
  const textOf = (role: FontRole) =>
    texts
      .filter((pageText) => rolesOf(kit, pageText).includes(role))
      .map(({ text }) => text)
      .join(' ')
  // With neither a name nor a title, the heading of a page is the name of the template.
  const heading =
    data.name.trim() || data.title.trim() ? textOf('heading') : `${textOf('heading')} ${kit.name}`
  return { heading, body: textOf('body') }
}

export function textWithoutLists(data: SiteData): string {
  return pageTexts(data, pageFields)
    .map(({ text }) => text)
    .join(' ')
}

function rolesOf({ headingParts }: Kit, { path, item }: PageText): readonly FontRole[] {
  if (path === 'name' || path === 'title') return ['heading']
  // Some blocks show their label as a heading, others as text.
  if (path === 'links.label' && item?.kind !== 'link') return FONT_ROLES
  if (!headingParts.some((part) => part === path)) return ['body']
  // The share picture shows the tagline in the body font.
  return path === 'tagline' ? FONT_ROLES : ['heading']
}

function pageTexts(data: SiteData, fields: PageFields): readonly PageText[] {
  const values: Values = data
  return Object.entries(fields).flatMap(([path, { usesPageFonts }]) => {
    const isInFonts = typeof usesPageFonts === 'function' ? usesPageFonts(data) : usesPageFonts
    return isInFonts ? [{ path, text: String(values[path]) }] : []
  })
}

function listTexts(data: SiteData, fields: PageFields): readonly PageText[] {
  const values: Values = data
  return Object.entries(fields).flatMap(([list, { items }]) =>
    items?.fields ? itemTexts(list, values[list] as readonly Values[], items.fields) : [],
  )
}

function itemTexts(list: string, items: readonly Values[], fields: ItemFields): readonly PageText[] {
  const keys = Object.keys(fields).filter((key) => fields[key]?.usesPageFonts)
  return items.flatMap((item) =>
    keys.map((key) => ({ path: `${list}.${key}`, text: String(item[key]), item })),
  )
}
