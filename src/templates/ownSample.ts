import type { OwnSample } from '../site/schema.ts'
import type { SampleDefinition } from './sampleOf.ts'

type SampleText = SampleDefinition['text']

/** A sample's text with the owner's texts. @param siteLanguage BCP 47; replaced by that of `ownSample`, if it has one */
export function withOwnText(
  text: SampleText,
  ownSample: OwnSample | undefined,
  siteLanguage: string,
): SampleText {
  if (!ownSample) return text
  const { portrait, links = {}, ...ownTexts } = ownSample
  const items = (text.links ?? []) as readonly { readonly id: string }[]
  return {
    ...text,
    language: siteLanguage,
    ...ownTexts,
    portrait: { ...(text.portrait as object), ...portrait },
    links: items.map((link) => ({ ...link, ...links[link.id] })),
  }
}
