/** System fonts of the same width, so that one scaled fallback face fits all of them. */
export interface SystemFont {
  /** Their full names, for `local()`. */
  readonly names: readonly [string, ...string[]]
  /** Width of a text in these fonts, divided by its width in the first fonts of the list. */
  readonly width: number
}

/**
 * A browser uses the first row that is installed. Times: Windows, Apple, most of Linux. Noto: Android, some of Linux. A
 * row for the few systems that have only DejaVu would cost each exported page 500 bytes.
 */
export const SERIFS: readonly SystemFont[] = [
  { names: ['Times New Roman', 'Liberation Serif'], width: 1 },
  { names: ['Noto Serif', 'Noto Serif Regular'], width: 1.18 },
]

/** A browser uses the first row that is installed. Arial: Windows, Apple, most of Linux. Roboto: Android. Noto: Linux. */
export const SANS_SERIFS: readonly SystemFont[] = [
  { names: ['Arial', 'Liberation Sans', 'Roboto'], width: 1 },
  { names: ['Noto Sans', 'Noto Sans Regular'], width: 1.06 },
]
