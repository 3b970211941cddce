import { shortened } from './shortened.ts'

/** Longer descriptions are cut by search engines. */
const MAX_CHARACTERS = 160

/** As many first sentences of a text as the description of a page may have, or a part of a longer one. */
export function descriptionFrom(text: string): string {
  const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(
    text.replace(/\s+/g, ' ').trim(),
  )
  let first = ''
  for (const { segment } of sentences) {
    if (first && first.length + segment.trimEnd().length > MAX_CHARACTERS) break
    first += segment
  }
  return shortened(first.trim(), MAX_CHARACTERS)
}
