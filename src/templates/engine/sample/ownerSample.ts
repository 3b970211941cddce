import type { SampleDefinition } from './sampleOf.ts'
import type { OwnerSample } from './schema.ts'

type SampleText = SampleDefinition['text']

/**
 * Replaces texts and the language of a sample by the owner's.
 * @param siteLanguage BCP 47: the language of the owner's texts, unless `ownerSample` names another
 */
export function withOwnerText(
  text: SampleText,
  ownerSample: OwnerSample | undefined,
  siteLanguage: string,
): SampleText {
  if (!ownerSample) return text
  const { portrait, links = {}, ...ownTexts } = ownerSample
  const items = (text.links ?? []) as readonly { readonly id: string }[]
  return {
    ...text,
    language: siteLanguage,
    ...ownTexts,
    portrait: text.portrait ? { ...text.portrait, ...portrait } : null,
    links: items.map((link) => ({ ...link, ...links[link.id] })),
  }
}
