/**
 * A screenshot for the shop, which `npm run tool -- photographs` takes. `phones`: three phones with the first three palettes.
 * `look`: the editor's group of colours and fonts. Palettes and links are counted from 0. All links in `main` count, also
 * profiles.
 */
export type Shot =
  | 'example'
  | { readonly hoveredLink: number }
  | { readonly palette: number }
  | 'phones'
  | 'look'

/** The file of a picture for the shop: the example page on a phone. */
export const PHONE_PICTURE = 'phone.webp'

export interface TemplateMeta {
  /** A part of addresses, as in `/editor/1`, and of exported pages. It must never change. */
  readonly id: string
  readonly name: string
  readonly shots: readonly Shot[]
  /** True when the folder `shop/` of the template has `PHONE_PICTURE`. */
  readonly phone?: boolean
}

/** The `meta.json` of each template, by the path of the file from the project's folder. An owner may have further templates. */
export const metas = import.meta.glob<TemplateMeta>(['./*/meta.json', '#content/templates/*/meta.json'], {
  eager: true,
  import: 'default',
})

/** A template's `names.json`: the English names of its parts. */
export interface TemplateNames<PaletteKey extends string = string> {
  readonly effect: string
  readonly cursor: string
  readonly sharePicture: string
  readonly palettes: Readonly<Record<PaletteKey, string>>
  readonly fonts?: Readonly<Record<string, string>>
}

/**
 * The names of a template's parts, by the keys of `kits` in `editorWords.ts`, under which an owner translates them.
 * @param folder the name of the template's folder
 */
export function namesByKey(folder: string, names: TemplateNames): Readonly<Record<string, string>> {
  return {
    [`${folder}Effect`]: names.effect,
    [`${folder}Cursor`]: names.cursor,
    [`${folder}Picture`]: names.sharePicture,
    ...names.palettes,
    ...names.fonts,
  }
}

/** The names of all templates and of their parts, by the keys of `kits`. */
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
