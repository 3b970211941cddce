/**
 * A photograph of a template for the shop. `example`: the example site. `hoveredLink`: the example with the pointer on a
 * link. `palette`: the example in another palette; `tintsPortrait` gives the portrait the palette's colours too. `phones`:
 * three phones with the first three palettes. `editor`, `look`, `check`: the editor, its group of colours and fonts, and
 * its check before an export. Links and palettes are counted from 0.
 */
export type Shot =
  | 'example'
  | { readonly hoveredLink: number }
  | { readonly palette: number; readonly tintsPortrait?: boolean }
  | 'phones'
  | 'editor'
  | 'look'
  | 'check'

/** The file with the photograph of the example on a phone, for the home page. */
export const PHONE_PICTURE = 'phone.webp'

/** A template's `meta.json`: the shop and the route table read it without loading the template. */
export interface TemplateMeta {
  /** A part of addresses, as in `/editor/1`, and of every exported page. It never changes. */
  readonly id: string
  readonly name: string
  /** The photographs in the order of the shop. The first one is the cover. */
  readonly shots: readonly Shot[]
  /** True when the template's folder `shop/` has `phone.webp`. */
  readonly phone?: boolean
}

/** A template's `names.json`: the English names of its parts. */
export interface TemplateNames<PaletteKey extends string = string> {
  /** Labels of switches in the editor, as in `Blood rain` and `A red cursor`. */
  readonly effect: string
  readonly cursor: string
  /** The alternative text of the picture that chats show of an exported page. */
  readonly sharePicture: string
  readonly palettes: Readonly<Record<PaletteKey, string>>
  readonly fonts?: Readonly<Record<string, string>>
}

/** A template's names, by the keys that owners write under `kits` in `editorWords.ts`. @param folder the folder's name */
export function namesByKey(folder: string, names: TemplateNames): Readonly<Record<string, string>> {
  return {
    [`${folder}Effect`]: names.effect,
    [`${folder}Cursor`]: names.cursor,
    [`${folder}Picture`]: names.sharePicture,
    ...names.palettes,
    ...names.fonts,
  }
}

/** The names of all templates and of their parts, by the keys under `kits` in `editorWords.ts`. */
export function templateWords(
  metas: Readonly<Record<string, TemplateMeta>>,
  names: Readonly<Record<string, TemplateNames>>,
): Readonly<Record<string, string>> {
  const folderOf = (file: string) => file.split('/').at(-2) ?? ''
  return Object.assign(
    {},
    ...Object.entries(metas).map(([file, { name }]) => ({ [folderOf(file)]: name })),
    ...Object.entries(names).map(([file, partNames]) => namesByKey(folderOf(file), partNames)),
  )
}
