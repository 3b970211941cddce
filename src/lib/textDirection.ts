const LETTER = /\p{L}/u
/** Letters of scripts that are written from right to left. Unicode has these ranges for them. */
const RIGHT_TO_LEFT_LETTER =
  /(?=\p{L})[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u
const LEFT_TO_RIGHT_LETTER =
  /(?=\p{L})[^\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u
/** Matches seven or more digits with a space, a bracket or a plus sign, as in `+966 50 123 4567`. */
const PHONE_NUMBER = /^(?=(?:[^\d۰-۹]*[\d۰-۹]){7})(?=.*[ (+])[+(\d۰-۹][\d۰-۹()-]*(?: [(\d۰-۹][\d۰-۹()-]*)*$/
/**
 * Matches what is written from left to right in every text: an address, a phone number, and a Latin word with a sign at an
 * end, as in `@luna`, `#night`, `C++` and `.NET`.
 */
const LEFT_TO_RIGHT_PART =
  /(?<![\p{L}\p{N}])(https?:\/\/\S*[\w/]|(?:\+|\([\d۰-۹]+\)|[0۰])(?:[ ()-]{0,2}[\d۰-۹]){6,14}(?![\d۰-۹])|[@#.][A-Za-z_](?:[.-]?\w)*|[A-Za-z]\w*[+#]+)/u

export type Direction = 'ltr' | 'rtl'

export function hasRightToLeftLetters(text: string): boolean {
  return RIGHT_TO_LEFT_LETTER.test(text)
}

/**
 * The direction of a text on a page, or in a field for that page. One letter in the page's direction is enough for that
 * direction: “DJ לילה” on a Hebrew page begins at the right, where `dir="auto"` would begin it at the left. A text with
 * letters of the other direction alone has that direction. A text without letters, such as `8:00 – 1:00`, has that of the
 * page, except for a phone number, which always runs from left to right.
 */
export function textDirection(text: string, pageDirection: Direction): Direction {
  const isRightToLeft = pageDirection === 'rtl'
  if ((isRightToLeft ? RIGHT_TO_LEFT_LETTER : LEFT_TO_RIGHT_LETTER).test(text)) return pageDirection
  if (LETTER.test(text)) return isRightToLeft ? 'ltr' : 'rtl'
  return PHONE_NUMBER.test(text.trim()) ? 'ltr' : pageDirection
}

/**
 * Divides a text with right-to-left letters: texts at even indices, and at odd ones its `LEFT_TO_RIGHT_PART`s. Without an
 * element of their own, these would have their signs and groups of digits at the wrong end.
 * @param around the paragraph of which the text is a part, as in bold
 */
export function leftToRightParts(text: string, around = text): readonly string[] {
  return hasRightToLeftLetters(around) ? text.split(LEFT_TO_RIGHT_PART) : [text]
}
