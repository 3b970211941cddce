/**
 * A photograph of a template for the shop: its example, its example while the mouse is on its nth link (counted from 0),
 * three phones in its first palettes, or its editor: as it opens, at its look, or while it checks a page.
 */
export type Shot = 'example' | { readonly hoveredLink: number } | 'phones' | 'editor' | 'look' | 'check'

/** A template's `meta.json`: what the shop and the table of routes know of it without fetching it. */
export interface TemplateMeta {
  /** As in its addresses, `/editor/1` and `/examples/1/`, and in every page that was made with it. It never changes. */
  readonly id: string
  /** In English. */
  readonly name: string
  /** The photographs in its folder `shop`, in their order, the cover first. */
  readonly shots: readonly Shot[]
}

/** A template's `names.json`: what its parts are called, in English. */
export interface TemplateNames<PaletteKey extends string = string> {
  /** Labels of the effects and the cursor in the form: `Blood rain`, `A red cursor`. */
  readonly effect: string
  readonly cursor: string
  /** What its share picture shows. */
  readonly sharePicture: string
  readonly palettes: Readonly<Record<PaletteKey, string>>
  /** Of fonts that are a system's own, by their `nameKey`. */
  readonly fonts?: Readonly<Record<string, string>>
}

/** The names of a template's parts by the keys under which an owner's `editorWords.ts` may replace them. @param folder its name */
export function namesByKey(folder: string, names: TemplateNames): Readonly<Record<string, string>> {
  return {
    [`${folder}Effect`]: names.effect,
    [`${folder}Cursor`]: names.cursor,
    [`${folder}Picture`]: names.sharePicture,
    ...names.palettes,
    ...names.fonts,
  }
}

/**
 * The names of all templates, by the names of their folders, and those of their parts, by the same keys.
 *
 * @param metas by their files' paths: `/…/<folder>/meta.json`
 * @param names by their files' paths: `/…/<folder>/names.json`
 */
export function templateWords(
  metas: Readonly<Record<string, TemplateMeta>>,
  names: Readonly<Record<string, TemplateNames>>,
): Readonly<Record<string, string>> {
  const folderOf = (file: string) => file.split('/').at(-2) ?? ''
  return Object.assign(
    {},
    ...Object.entries(metas).map(([file, { name }]) => ({ [folderOf(file)]: name })),
    ...Object.entries(names).map(([file, own]) => namesByKey(folderOf(file), own)),
  )
}
