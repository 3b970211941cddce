import english from '../site/english.json' with { type: 'json' }
import type { Content } from './loadContent.ts'

const MAX_NAMED = 3

/**
 * Finds texts about templates that the owner has not replaced, in a shop that has cards, but no card of a template. Returns
 * at most one phrase.
 */
export function unchangedTemplateTexts({
  templates: cards,
  text,
  sections,
  site,
  hasSection,
  isAllFree,
}: Content): string[] {
  if (cards.length === 0 || cards.some(({ kit }) => kit !== undefined)) return []
  const section = sections.find(({ id }) => id === 'shop')
  const canRequest = site.customRequests && hasSection('message')
  const texts: readonly (readonly [name: string, isUnchanged: boolean])[] = [
    ['shop.heading', text.shop.heading === english.shop.heading],
    ['sections.shopTitle', section?.title === english.sections.shopTitle],
    // Matches the default text, and that of the project's own `sections.ts`.
    ['sections.shopText', /link-in-bio/i.test(section?.text ?? '')],
    ['home.visitShop', section !== undefined && text.home.visitShop === english.home.visitShop],
    ['shop.name', text.shop.name === english.shop.name],
    ['shop.description', text.shop.description === english.shop.description],
    ['shop.free', isAllFree && text.shop.free === english.shop.free],
    ['shop.request', canRequest && text.shop.request === english.shop.request],
    ['template.missing', text.template.missing === english.template.missing],
  ]
  const names = texts.flatMap(([name, isUnchanged]) => (isUnchanged ? [name] : []))
  if (names.length === 0) return []
  const count = names.length === 1 ? 'a text' : `${names.length} texts`
  const more = names.length > MAX_NAMED ? ' …' : ''
  return [`${count} about templates in a shop without any (${names.slice(0, MAX_NAMED).join(', ')}${more})`]
}
