import { ownerFile } from '../../site/ownerFile.ts'
import { templateList } from '../templateList.ts'
import { PHONE_PICTURE } from '../templateMeta.ts'
import type { Template } from './schema.ts'

/*
 * The cards of the shop. Three terms that are easily confused:
 * - A template is a website that visitors edit and export. Its folder, as in `src/templates/bloodMoon/`, has its id in a
 *   `meta.json`.
 * - A kit is the loaded code of a template (`src/templates/engine/kit/kit.ts`).
 * - A card is an entry of the owner's `templates.ts`: something that the shop offers. If its field `kit` has the id of a
 *   template, the card gets the template's pictures, editor and example. Without `kit`, it may offer anything, such as a bowl.
 * The owner's names `kit`, `Template` and `templates.ts` are part of the content format, so they stay.
 */

const ownerCards = ownerFile(
  import.meta.glob<readonly Template[]>('#content/templates.ts', { eager: true, import: 'templates' }),
)

interface CardPicture {
  readonly src: string
  readonly orientation?: 'landscape' | 'portrait' | undefined
  readonly isWide?: boolean
  readonly isFirstOnPhone?: boolean
  readonly isOnPhone?: boolean
  readonly isPalette?: boolean
}

type Card = Omit<Template, 'images'> & { readonly images?: readonly CardPicture[] | undefined }

/** The default fields of a card whose field `kit` names a template. */
function defaultsForTemplate(templateId: string) {
  const { shots = [], phone = false } = templateList.find(({ id }) => id === templateId) ?? {}
  const images: readonly CardPicture[] = shots.map((shot, index) => ({
    src: `templates/${templateId}/preview-${index + 1}.webp`,
    orientation: 'landscape',
    isWide: shot === 'look',
    isFirstOnPhone: shot === 'phones',
    // The form of an editor is not readable on a phone.
    isOnPhone: shot !== 'look',
    isPalette: typeof shot === 'object' && 'palette' in shot,
  }))
  return {
    image: phone ? `templates/${templateId}/${PHONE_PICTURE}` : images[0]?.src,
    images,
    editorLink: `/editor/${templateId}`,
    demoLink: `/examples/${templateId}/`,
  }
}

/** The cards, with defaults for missing fields. */
export const cards = (ownerCards ?? []).map((ownerCard) => {
  const card: Card =
    ownerCard.kit === undefined ? ownerCard : { ...defaultsForTemplate(ownerCard.kit), ...ownerCard }
  const { image = '', phoneImage = image, images = [], bio = [] } = card
  return { ...card, image, phoneImage, images, bio }
})
export type ShopCard = (typeof cards)[number]

/** True when the shop has only templates of this site, which are free. */
export const isAllFree = cards.every(({ kit }) => kit !== undefined)
