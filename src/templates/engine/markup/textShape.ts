import { textHtml } from './textDirection.ts'

/** Letters that are mostly twice as wide as Latin letters. A line can usually break after each of them. */
const WIDE_LETTER =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60]/gu
/** Matches scripts with marks above and below the letters, which need a larger line height. */
const TALL_LETTER =
  /[\p{Script=Arabic}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Tamil}\p{Script=Telugu}]/u

function widthOf(text: string): number {
  return [...text.replace(WIDE_LETTER, '  ')].length
}

/** Limits for a word and for the whole name, in widths of a Latin letter. A name above a limit has smaller letters. */
const LONG = { word: 11, name: 26 } as const
const LONGEST = { word: 17, name: 44 } as const

export function nameClass(name: string): string {
  const longestWord = Math.max(
    ...name
      .replace(WIDE_LETTER, ' ')
      .split(/[\s-]+/)
      .map(widthOf),
  )
  const exceeds = (limits: typeof LONG | typeof LONGEST) =>
    longestWord > limits.word || widthOf(name) > limits.name
  if (exceeds(LONGEST)) return textClass('name name-longest', name)
  return textClass(exceeds(LONG) ? 'name name-long' : 'name', name)
}

/** Matches seven or more letters in Katakana in a row. On a phone, such a word needs two lines of a card. */
const LONG_KATAKANA = /[ァ-ヾ]{7}/
/** Matches a text of seven or eight letters in Kanji and Katakana. With smaller letters it fits into one line. */
const ONE_LINE_WORD = /^[ァ-ヾ\p{Script=Han}]{7,8}$/u

export function textClass(baseClass: string, text: string): string {
  const classes = [baseClass]
  if (TALL_LETTER.test(text)) classes.push('tall')
  if (ONE_LINE_WORD.test(text.trim())) classes.push('one-line-word')
  else if (LONG_KATAKANA.test(text)) classes.push('long-word')
  return classes.join(' ')
}

/** Matches the place between two Latin letters or digits and two letters in Katakana, as in `LINEスタンプ`. */
const SCRIPT_CHANGE = /(?<=[A-Za-z0-9]{2})(?=[ァ-ヾ]{2})|(?<=[ァ-ヾ]{2})(?=[A-Za-z0-9]{2})/u

/** As `textHtml`, and allows line breaks at each `SCRIPT_CHANGE`. */
export function breakableHtml(text: string): string {
  return text
    .split(SCRIPT_CHANGE)
    .map((piece) => textHtml(piece))
    .join('<wbr>')
}
