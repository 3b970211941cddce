const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Characters that no HTML may hold: controls but for tab and line break, halves of pairs, and the reserved ones. */
const UNPRINTABLE = /(?![\t\n])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/gu

/** Text as it may stand between elements and in a quoted attribute: never markup. */
export function escapeHtml(text: string): string {
  return text.replace(UNPRINTABLE, '').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
}

/** JSON as it may stand in a script element of HTML: never its end, and the same JSON. */
export function escapeJson(json: string): string {
  return json.replace(/</g, '\\u003c')
}

export function cssString(text: string): string {
  const hex = (character: string) => `\\${character.codePointAt(0)?.toString(16)} `
  return `"${text.replace(/["\\<\n\r\f\0]/g, hex)}"`
}
