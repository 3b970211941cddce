import type { OwnSample } from '../site/schema.ts'
import type { SampleDefinition } from './sampleOf.ts'

type Text = SampleDefinition['text']

/**
 * A sample's text, in which the texts of the site's owner replace those of the template.
 *
 * @param own omitted texts stay as the template has them
 * @param language of the owner's site, BCP 47; `own.language` replaces it
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
