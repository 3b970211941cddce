/** The characters of English text, with `é` and typographic ones, but without characters of code such as `<` and `|`. */
export const CORE_CHARACTERS =
  ' !"#$%&\'()*+,-./0123456789:;=?@ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz\u00a0©·×é–—‘’“”…ﬁﬂ'

export interface Typeface {
  readonly family: string
  /** The file of the whole font, in `node_modules`. */
  readonly whole: string
  /** The file of the core characters, in the project. */
  readonly core: string
  /** CSS font weights. */
  readonly weights: readonly [min: number, max: number]
  readonly copyright: string
  /** From each old name to its new name of the same length. The licence reserves the old names for the unchanged font. */
  readonly renamed?: Readonly<Record<string, string>>
}

export const TYPEFACES: readonly Typeface[] = [
  {
    family: 'Cormorant Garamond Variable',
    whole: '@fontsource-variable/cormorant-garamond/files/cormorant-garamond-latin-wght-italic.woff2',
    core: 'src/styles/typefaces/cormorant-garamond-core.woff2',
    weights: [500, 500],
    copyright: 'Copyright 2015 The Cormorant Project Authors (github.com/CatharsisFonts/Cormorant)',
  },
  {
    family: 'Moongate Sans',
    whole: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    core: 'src/styles/typefaces/source-sans-3-core.woff2',
    weights: [400, 600],
    copyright: '© 2023 Adobe (http://www.adobe.com/), with Reserved Font Name ‘Source’',
    renamed: { 'Source Sans 3': 'Moongate Sans', SourceSans3: 'MoongateTxt' },
  },
]

export const EMOJI_COPYRIGHT = 'Copyright 2022 Google Inc.'
