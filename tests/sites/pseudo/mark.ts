/** Words of a language that nobody speaks: what is not in brackets has been forgotten. */
export const mark = (words: string) => `⟦${words}⟧`
