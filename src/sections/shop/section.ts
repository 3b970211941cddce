import { textsOf } from '../../site/text.ts'
import { cards } from '../../templates/shop/cards.ts'
import type { SectionRow } from '../section.ts'
import words from './words.json' with { type: 'json' }

const { sections } = textsOf(words)

export const section: SectionRow = {
  id: 'shop',
  emoji: '🛍️',
  order: 20,
  name: sections.shop,
  title: sections.shopTitle,
  text: sections.shopText,
  isEmpty: cards.length === 0,
}
