import { templates as ownTemplates } from '#content/templates.ts'
import type { Template } from './schema.ts'
import { templateFolders } from './templateFolders.ts'

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

/** The cards of the shop, completed with what their built-in templates bring. */
export const templates = cards.map((card) => {
  const own = card.kit === undefined ? {} : ownOf(card.kit)
  const { image = '', images = [], editorLink = '', demoLink = '', bio = [] } = { ...own, ...card }
  return { ...card, image, images, editorLink, demoLink, bio }
})
export type ShopTemplate = (typeof templates)[number]
