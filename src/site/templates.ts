import { templates as ownTemplates } from '#content/templates.ts'
import type { Template } from './schema.ts'
import { site } from './site.ts'
import { templateFolders } from './templateFolders.ts'
import { text } from './text.ts'

const cards: readonly Template[] = ownTemplates

function ownOf(kit: string) {
  const shots = templateFolders.find(({ id }) => id === kit)?.shots ?? []
  const images = shots.map((_, index) => ({
    src: `templates/${kit}/preview-${index + 1}.webp`,
    orientation: 'landscape' as const,
  }))
  return {
    image: images[0]?.src ?? '',
    images,
    editorLink: `/editor/${kit}`,
    demoLink: `/examples/${kit}/`,
  }
}

function priceText({ price, currency }: Template): string | undefined {
  if (price === undefined || price === 0) return price === 0 ? text.shop.price : undefined
  // Whole prices have no cents.
  const digits = Number.isInteger(price) ? { maximumFractionDigits: 0 } : {}
  return new Intl.NumberFormat(site.language, { style: 'currency', currency, ...digits }).format(price)
}

/** The cards of the shop, completed with what their built-in templates bring: such a template is free by default. */
export const templates = cards.map((own) => {
  const card: Template = own.kit === undefined ? own : { price: 0, ...ownOf(own.kit), ...own }
  const { image = '', images = [], bio = [] } = card
  return { ...card, image, images, bio, priceText: card.soldOut ? text.shop.soldOut : priceText(card) }
})
export type ShopTemplate = (typeof templates)[number]

/** Whether the shop may say that everything in it is free. */
export const isAllFree = templates.every(({ price }) => price === 0)
