import type { OwnSample } from '../site/schema.ts'
import type { SampleDefinition } from './sampleOf.ts'

type Text = SampleDefinition['text']

/** A sample's text with the owner's texts. @param language of the owner's site, BCP 47; `ownSample` may name another */
export function withOwnText(text: Text, ownSample: OwnSample | undefined, language: string): Text {
  if (!ownSample) return text
  const { portrait, links = {}, ...ownTexts } = ownSample
  const items = (text.links ?? []) as readonly { readonly id: string }[]
  return {
    ...text,
    language,
    ...ownTexts,
    portrait: { ...(text.portrait as object), ...portrait },
    links: items.map((link) => ({ ...link, ...links[link.id] })),
  }
}
