import blocks from './blocks/blocks.css?raw'
import cards from './cards.css?raw'
import { isCard } from './fields/linkFields.ts'
import { hasFace } from './fields/playerFields.ts'
import players from './players.css?raw'
import type { SiteData } from './siteData.ts'

/** The parts of a page that most pages lack. Each has rules of its own in `<part>.css`, here and in a template's folder. */
export const STYLE_PARTS = ['cards', 'players', 'blocks'] as const
export type StylePart = (typeof STYLE_PARTS)[number]

/** The rules of all templates. */
export const COMMON_STYLES: Readonly<Record<StylePart, string>> = { cards, players, blocks }

const IS_USED: Readonly<Record<StylePart, (data: SiteData) => boolean>> = {
  cards: ({ links }) => links.some(isCard),
  blocks: ({ links }) => links.some(({ kind }) => kind !== 'link' && kind !== 'heading'),
  players: ({ music }) => music.some(hasFace),
}

export function usedParts(data: SiteData): readonly StylePart[] {
  return STYLE_PARTS.filter((part) => IS_USED[part](data))
}
