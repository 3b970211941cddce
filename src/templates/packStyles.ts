/** A style sheet in a fifth less room: no comments, a rule a line. Its strings hold no comment or double space. */
export function packStyles(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/([{;][\w-]+): /g, '$1:')
    .replace(/(?<=[ ,(:])0(?=\.\d)/g, '')
    .replace(/;?\}/g, '}\n')
    .replace(/\n(?=\})/g, '')
    .trim()
}
