import { templates as ownTemplates } from '#content/templates.ts'
import type { Template } from './schema.ts'
import { site } from './site.ts'
import { templateFolders } from './templateFolders.ts'
import { PHONE_PICTURE, type Shot } from './templateMeta.ts'
import { text } from './text.ts'

const cards: readonly Template[] = ownTemplates

interface ShopPicture {
  readonly src: string
  readonly orientation?: 'landscape' | 'portrait' | undefined
  /** True for a picture that can only be read at full width. */
  readonly isWide?: boolean
}

type Card = Omit<Template, 'images'> & { readonly images?: readonly ShopPicture[] | undefined }

const isOfEditor = (shot: Shot) => shot === 'editor' || shot === 'look' || shot === 'check'

/** The fields that a template of this site adds to its card. @param kit the template's id */
function fieldsOfKit(kit: string) {
  const { shots = [], phone = false } = templateFolders.find(({ id }) => id === kit) ?? {}
  const images: readonly ShopPicture[] = shots.map((shot, index) => ({
    src: `templates/${kit}/preview-${index + 1}.webp`,
    orientation: 'landscape',
    isWide: isOfEditor(shot),
  }))
  return {
    image: images[0]?.src ?? '',
    phoneImage: phone ? `templates/${kit}/${PHONE_PICTURE}` : undefined,
    images,
    editorLink: `/editor/${kit}`,
    demoLink: `/examples/${kit}/`,
  }
}

/** The price as the shop shows it; undefined for a card without a price. */
function priceText({ price, currency }: Pick<Template, 'price' | 'currency'>): string | undefined {
  if (price === undefined || price === 0) return price === 0 ? text.shop.price : undefined
  // Whole prices have no cents.
  const digits = Number.isInteger(price) ? { maximumFractionDigits: 0 } : {}
  return new Intl.NumberFormat(site.language, { style: 'currency', currency, ...digits }).format(price)
}

/** The cards of the shop. A card of a template of this site gets its pictures and links, and is free by default. */
export const templates = cards.map((ownCard) => {
  const card: Card =
    ownCard.kit === undefined ? ownCard : { price: 0, ...fieldsOfKit(ownCard.kit), ...ownCard }
  const { image = '', phoneImage = image, images = [], bio = [] } = card
  return {
    ...card,
    image,
    phoneImage,
    images,
    bio,
    priceText: card.soldOut ? text.shop.soldOut : priceText(card),
  }
})
export type ShopTemplate = (typeof templates)[number]

/** True when every card is free. Only then the shop says so above the cards. */
export const isAllFree = templates.every(({ price }) => price === 0)
