const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  apos: "'",
  lt: '<',
  gt: '>',
  nbsp: ' ',
}
const ENTITY = /&(?:#(\d{2,6})|#x([\da-f]{2,5})|(amp|quot|apos|lt|gt|nbsp));/gi
const TAG = /<\/?(?:a|b|em|h[1-6]|i|p|span|strong|u)\b[^<>]*>/gi

/**
 * Removes the marks of Markdown and HTML, where they show as they are: `**bold**` is `bold`, `&quot;` is `"`. The address of
 * a link stands behind its text.
 * @returns the same text if it has none of them
 */
export function plainMarks(text: string): string {
  return text
    .replace(/\[([^[\]\n]+)\]\(([^()\s]+)\)/g, '$1 $2')
    .replace(/(\*\*|~~|`)(?=\S)([^*~`\n]+?)\1/g, '$2')
    .replace(/<br\s*\/?>/gi, ' ')
    .replace(TAG, '')
    .replace(ENTITY, (_, decimal?: string, hex?: string, name?: string) =>
      name
        ? (ENTITIES[name.toLowerCase()] ?? '')
        : String.fromCodePoint(Number.parseInt(decimal ?? hex ?? '', decimal ? 10 : 16)),
    )
}
