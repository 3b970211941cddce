/** System fonts of the same width, so that one fallback face fits all. */
export interface SystemFont {
  /** The full names that `local()` finds them by. */
  readonly names: readonly [string, ...string[]]
  /** Width of their text by that of the same text in the first font of the list. */
  readonly width: number
}

/**
 * In the order of the search. Times: Windows, Apple, most of Linux. Noto: Android, some of Linux. A face for the few
 * systems that have DejaVu alone would cost each exported page 500 bytes of its 60 kB.
 */
export const SERIFS: readonly SystemFont[] = [
  { names: ['Times New Roman', 'Liberation Serif'], width: 1 },
  { names: ['Noto Serif', 'Noto Serif Regular'], width: 1.18 },
]

/** In the order of the search. Arial: Windows, Apple, most of Linux. Roboto: Android. Noto: some of Linux. */
export const SANS_SERIFS: readonly SystemFont[] = [
  { names: ['Arial', 'Liberation Sans', 'Roboto'], width: 1 },
  { names: ['Noto Sans', 'Noto Sans Regular'], width: 1.06 },
]
