/** A text of the pseudo-language: in brackets. A visible text without brackets was not translated. */
export const mark = (text: string) => `⟦${text}⟧`

/** All texts of nested groups, in the pseudo-language. */
export function marked<T extends object>(groups: T): T {
  return Object.fromEntries(
    Object.entries(groups).map(([name, value]) => [
      name,
      typeof value === 'string' ? mark(value) : marked(value),
    ]),
  ) as T
}
