import { templates as ownTemplates } from '#content/templates.ts'
import { kitPictures } from './kitPictures.ts'
import type { Template } from './schema.ts'

const cards: readonly Template[] = ownTemplates

/** The cards of the shop, those of the site's own kits with all that comes with them. */
export const templates = cards.map((card) => {
  const { kit } = card
  const own = kit && {
    ...kitPictures(kit),
    editorLink: `/editor/${kit}`,
    demoLink: `/examples/${kit}/`,
  }
  const { image = '', images = [], editorLink = '', demoLink = '', bio = [] } = { ...own, ...card }
  return { ...card, image, images, editorLink, demoLink, bio }
})
export type ShopTemplate = (typeof templates)[number]
