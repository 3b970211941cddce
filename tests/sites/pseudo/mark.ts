/** Words of a language that nobody speaks: what is not in brackets has been forgotten. */
export const mark = (words: string) => `⟦${words}⟧`

/** A whole list of words in it. */
export function marked<T extends object>(groups: T): T {
  return Object.fromEntries(
    Object.entries(groups).map(([name, said]) => [
      name,
      typeof said === 'string' ? mark(said) : marked(said),
    ]),
  ) as T
}
