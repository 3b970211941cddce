/** What English is written with: of ASCII all but brackets and strokes, and the typographic signs of the site's words. */
export const CORE_CHARACTERS =
  ' !"#$%&\'()*+,-./0123456789:;=?@ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz\u00a0©·×é–—‘’“”…ﬁﬂ'

/** A typeface of the site. All are under the SIL Open Font License 1.1. */
export interface Typeface {
  /** As the style sheets call it. */
  readonly family: string
  /** Its whole file. */
  readonly whole: string
  /** The part that every page starts with. */
  readonly core: string
  /** The least and the greatest that are asked for. */
  readonly weights: readonly [min: number, max: number]
  readonly copyright: string
  /** Names that the licence reserves for the unchanged font, with replacements of the same length for the cut one. */
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

/** The copyright of the six emoji in `moongate-emoji.woff2`. */
export const EMOJI_COPYRIGHT = 'Copyright 2022 Google Inc.'
