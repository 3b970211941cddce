import { words as all } from '../words.ts'

/** What stands around every page, and what pages are called. */
export const words = {
  gate: all.gate,
  page: all.page,
  motion: all.motion,
  media: { title: all.media.title },
  shop: { name: all.shop.name },
  template: { missing: all.template.missing },
  editorPage: { title: all.editorPage.title, missing: all.editorPage.missing },
  notFound: { name: all.notFound.name },
}
