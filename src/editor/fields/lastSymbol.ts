/** The last symbol of a text as people see it: an emoji of many code points is one. @returns '' for none */
export function lastSymbol(text: string): string {
  const symbols = [...new Intl.Segmenter().segment(text.trim())]
  return symbols.at(-1)?.segment ?? ''
}
