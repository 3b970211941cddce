const LETTER = /\p{L}/u
/** Matches seven or more digits with a space, a bracket or a plus sign, as in `+966 50 123 4567`. */
const PHONE_NUMBER = /^(?=(?:\D*\d){7})(?=.*[ (+])[+(\d][\d()-]*(?: [(\d][\d()-]*)*$/

/**
 * The value of `dir` for a text. Undefined for a text without letters, such as `8:00 – 1:00`: it has the direction of the
 * page, because `auto` would make it run from left to right. A phone number must do that on every page, so it gets `auto`.
 */
export function textDirection(text: string): 'auto' | undefined {
  return LETTER.test(text) || PHONE_NUMBER.test(text.trim()) ? 'auto' : undefined
}

/** The `dir` attribute of an element that contains only this text, with a space before; '' if it needs none. */
export function directionAttribute(text: string): string {
  const direction = textDirection(text)
  return direction ? ` dir="${direction}"` : ''
}
