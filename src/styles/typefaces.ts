/** What English is written with: of ASCII all but brackets and strokes, and the typographic signs of the site's words. */
export const CORE_CHARACTERS =
  ' !"#$%&\'()*+,-./0123456789:;=?@ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz\u00a0©·×é–—‘’“”…ﬁﬂ'

/** A typeface of the site: its whole file, the part that every page starts with, and the weights that are asked for. */
export const TYPEFACES = [
  {
    family: 'Cormorant Garamond Variable',
    whole: '@fontsource-variable/cormorant-garamond/files/cormorant-garamond-latin-wght-italic.woff2',
    core: 'src/styles/typefaces/cormorant-garamond-core.woff2',
    weights: [500, 500],
  },
  {
    family: 'Source Sans 3 Variable',
    whole: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    core: 'src/styles/typefaces/source-sans-3-core.woff2',
    weights: [400, 600],
  },
] as const
