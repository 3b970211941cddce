const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** What HTML must not contain: controls except tab and line break, halves of surrogate pairs, and noncharacters. */
const UNPRINTABLE = /(?![\t\n])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/gu

/** Escapes a text for use between elements and in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(UNPRINTABLE, '').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
}

/** Escapes JSON for a script element of HTML, so that it cannot end the element. The JSON keeps its meaning. */
export function escapeJson(json: string): string {
  return json.replace(/</g, '\\u003c')
}

export function cssString(text: string): string {
  const hex = (character: string) => `\\${character.codePointAt(0)?.toString(16)} `
  return `"${text.replace(/["\\<\n\r\f\0]/g, hex)}"`
}
