/**
 * The owner's texts, by group and name, as in `english.json` and in the `words.json` of a section. The check of the content
 * finds unknown names.
 */
export type OwnWords = Readonly<Record<string, Readonly<Record<string, string>>>>
