/**
 * A photograph for the shop. `hoveredLink` and `palette` count from 0; `palette` is the example in another palette,
 * where `tintsPortrait` gives the portrait its colours; `phones` shows the first three palettes.
 */
export type Shot =
  | 'example'
  | { readonly hoveredLink: number }
  | { readonly palette: number; readonly tintsPortrait?: boolean }
  | 'phones'
  | 'editor'
  | 'look'
  | 'check'

/** Beside the photographs for the shop: the example on a phone, for the home page. */
export const PHONE_PICTURE = 'phone.webp'

/** A template's `meta.json`: the shop and the route table read it without loading the template. */
export interface TemplateMeta {
  /** Used in addresses, `/editor/1`, and in every exported page: it never changes. */
  readonly id: string
  readonly name: string
  /** In the order of the shop. The first one is the cover. */
  readonly shots: readonly Shot[]
  /** True once `shop/` has the photograph of the example on a phone. */
  readonly phone?: boolean
}

export interface TemplateNames<PaletteKey extends string = string> {
  /** Labels in the form: `Blood rain`, `A red cursor`. */
  readonly effect: string
  readonly cursor: string
  readonly sharePicture: string
  readonly palettes: Readonly<Record<PaletteKey, string>>
  readonly fonts?: Readonly<Record<string, string>>
}

/** A template's names by the keys that an owner's `editorWords.ts` uses. @param folder the folder's name */
export function namesByKey(folder: string, names: TemplateNames): Readonly<Record<string, string>> {
  return {
    [`${folder}Effect`]: names.effect,
    [`${folder}Cursor`]: names.cursor,
    [`${folder}Picture`]: names.sharePicture,
    ...names.palettes,
    ...names.fonts,
  }
}

/** The names of all templates and of their parts by the keys of `editorWords.ts`. @param metas and names: by file path */
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
