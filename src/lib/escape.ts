const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Matches unpaired surrogates, noncharacters, and controls except tab and line feed. */
const UNPRINTABLE = /(?![\t\n])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/gu

/** Escapes a text for an element's content or a quoted attribute. Removes unprintable characters. */
export function escapeHtml(text: string): string {
  return text.replace(UNPRINTABLE, '').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
}

/** Escapes JSON, so that it cannot end the script element that contains it. */
export function escapeJson(json: string): string {
  return json.replace(/</g, '\\u003c')
}

/** A CSS string. It has no `<`, so that it cannot end the style element that contains it. */
export function cssString(text: string): string {
  const hex = (character: string) => `\\${character.codePointAt(0)?.toString(16)} `
  return `"${text.replace(/["\\<\n\r\f\0]/g, hex)}"`
}
