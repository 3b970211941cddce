/** Letters that are twice as wide as Latin ones. A line may break after each. */
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60]/gu
/** Scripts with marks above and below their letters, which need room between lines. */
const TALL =
  /[\p{Script=Arabic}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Tamil}\p{Script=Telugu}]/u

/** Length of a text, in Latin letters. */
function lengthOf(text: string): number {
  return [...text.replace(WIDE, '  ')].length
}

/**
 * The classes of a name: long because of its longest word, which cannot break, or as a whole; tall because of its
 * script.
 */
export function nameClass(name: string): string {
  const longest = Math.max(
    ...name
      .replace(WIDE, ' ')
      .split(/[\s-]+/)
      .map(lengthOf),
  )
  const isLongest = longest > 17 || lengthOf(name) > 44
  const isLong = longest > 11 || lengthOf(name) > 26
  if (isLongest) return textClass('name name-longest', name)
  return textClass(isLong ? 'name name-long' : 'name', name)
}

/** The class of a text of a few lines if its script is tall. A text may be in another language than its page. */
export function textClass(name: string, text: string): string {
  return TALL.test(text) ? `${name} tall` : name
}
