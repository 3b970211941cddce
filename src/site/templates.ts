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
  readonly isWide?: boolean
}

type Card = Omit<Template, 'images'> & { readonly images?: readonly ShopPicture[] | undefined }

const isEditorShot = (shot: Shot) => shot === 'editor' || shot === 'look' || shot === 'check'

/** The default fields of a card with a template of this site. @param kit the template's id */
function fieldsOfKit(kit: string) {
  const { shots = [], phone = false } = templateFolders.find(({ id }) => id === kit) ?? {}
  const images: readonly ShopPicture[] = shots.map((shot, index) => ({
    src: `templates/${kit}/preview-${index + 1}.webp`,
    orientation: 'landscape',
    isWide: isEditorShot(shot),
  }))
  return {
    image: images[0]?.src ?? '',
    phoneImage: phone ? `templates/${kit}/${PHONE_PICTURE}` : undefined,
    images,
    editorLink: `/editor/${kit}`,
    demoLink: `/examples/${kit}/`,
  }
}

function formatPrice({ price, currency }: Pick<Template, 'price' | 'currency'>): string | undefined {
  if (price === undefined) return undefined
  if (price === 0) return text.shop.price
  // €45 instead of €45.00.
  const digits = Number.isInteger(price) ? { maximumFractionDigits: 0 } : {}
  return new Intl.NumberFormat(site.language, { style: 'currency', currency, ...digits }).format(price)
}

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
    priceText: card.soldOut ? text.shop.soldOut : formatPrice(card),
  }
})
export type ShopTemplate = (typeof templates)[number]

export const isAllFree = templates.every(({ price }) => price === 0)
