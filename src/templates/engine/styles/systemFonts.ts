/** One or more system fonts of the same width. For them one fallback face with one `size-adjust` is enough. */
export interface SystemFont {
  /** Full names, for `local()`. */
  readonly names: readonly [string, ...string[]]
  /** Width of a text in these fonts, divided by its width in the fonts of the first entry. */
  readonly width: number
}

/** Browsers use the first entry with an installed font: Times on Windows and Apple devices, Noto on Android. */
export const SERIFS: readonly SystemFont[] = [
  { names: ['Times New Roman', 'Liberation Serif'], width: 1 },
  { names: ['Noto Serif', 'Noto Serif Regular'], width: 1.18 },
]

/** Browsers use the first entry with an installed font: Arial on Windows and Apple devices, Roboto on Android. */
export const SANS_SERIFS: readonly SystemFont[] = [
  { names: ['Arial', 'Liberation Sans', 'Roboto'], width: 1 },
  { names: ['Noto Sans', 'Noto Sans Regular'], width: 1.06 },
]
