import type { OwnSample } from '../site/schema.ts'
import type { SampleDefinition } from './sampleOf.ts'

type Text = SampleDefinition['text']

/**
 * A sample's text with the owner's words in it. What the owner leaves out stays as the template has it.
 *
 * @param language of the owner's words
 */
export function withOwnText(text: Text, sample: OwnSample | undefined, language: string): Text {
  if (!sample) return text
  const { portrait, links = {}, ...lines } = sample
  const items = (text.links ?? []) as readonly { readonly id: string }[]
  return {
    ...text,
    language,
    ...lines,
    portrait: { ...(text.portrait as object), ...portrait },
    links: items.map((link) => ({ ...link, ...links[link.id] })),
  }
}
