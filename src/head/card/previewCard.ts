import { fill } from '../../lib/fill.ts'
import { fileOf, type Route } from '../../routes.ts'
import { site } from '../../site/site.ts'
import { text } from '../../site/text.ts'

const HOME = { path: '/' } as const

/**
 * The file and the alternative text of a page's preview card, the picture that chats and social sites show with a link to
 * the page (`og:image`). The file's path is relative to the output folder.
 */
export function previewCard({ path, page, name }: Pick<Route, 'path' | 'page' | 'name'>) {
  const { chatPicture } = site
  // The owner's picture is one file for all pages.
  if (chatPicture) return { file: cardFileOf(HOME), alt: chatPicture.alt }
  const title = page === 'home' ? name : fill(text.card.by, { page: name, name: site.name })
  return {
    file: cardFileOf({ path }),
    alt: fill(site.sky.moon ? text.card.alt : text.card.altMoonless, { words: title }),
  }
}

function cardFileOf(route: Pick<Route, 'path'>): string {
  return fileOf(route).replace(/index\.html$/, 'preview.jpg')
}
