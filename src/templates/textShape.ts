/** Letters that are twice as wide as Latin letters. A line can break after each of them. */
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60]/gu
/** Scripts with marks above and below their letters, which need larger line heights. */
const TALL =
  /[\p{Script=Arabic}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Tamil}\p{Script=Telugu}]/u

/** Width of a text, measured in Latin letters. */
function lengthOf(text: string): number {
  return [...text.replace(WIDE, '  ')].length
}

/** Limits for a word and for the whole name, in widths of a Latin letter. A name above a limit has smaller letters. */
const LONG = { word: 11, name: 26 } as const
const LONGEST = { word: 17, name: 44 } as const

export function nameClass(name: string): string {
  const longestWord = Math.max(
    ...name
      .replace(WIDE, ' ')
      .split(/[\s-]+/)
      .map(lengthOf),
  )
  const exceeds = (limits: typeof LONG | typeof LONGEST) =>
    longestWord > limits.word || lengthOf(name) > limits.name
  if (exceeds(LONGEST)) return textClass('name name-longest', name)
  return textClass(exceeds(LONG) ? 'name name-long' : 'name', name)
}

/** The given class, and `tall` if the script of the text needs it. A text may be in another language than its page. */
export function textClass(baseClass: string, text: string): string {
  return TALL.test(text) ? `${baseClass} tall` : baseClass
}
