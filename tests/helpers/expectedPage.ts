import { fill } from '../../src/lib/fill.ts'
import type { Route } from '../../src/site/route.ts'
import { expectedHome } from './expectedHome.ts'
import { expectedMarkdown } from './expectedMarkdown.ts'
import { type ExpectedPage, itemIf, linkToItem, pictureLink, sameTabLink } from './expectedParts.ts'
import { expectedShop, expectedTemplate } from './expectedShop.ts'
import { editors, galleryAt, text } from './siteModules.ts'

function gallery(path: string): ExpectedPage {
  const { title: heading, lead, images: firstImages, sections: parts } = galleryAt(path)
  return {
    heading,
    texts: [
      text.media.back,
      heading,
      ...itemIf(lead, lead ?? ''),
      ...parts.flatMap(({ title, wallpapers }) => [title, ...wallpapers.map(({ name }) => name)]),
    ],
    links: [
      sameTabLink(text.media.back, '/'),
      ...firstImages.map(pictureLink),
      ...parts.flatMap(({ wallpapers, images }) => [
        ...wallpapers.map(linkToItem),
        ...images.map(pictureLink),
      ]),
    ],
    pictures: [...firstImages, ...parts.flatMap(({ images }) => images)].map(({ alt }) => alt),
  }
}

/** The page around an editor. The editor itself is not in the prerendered page. */
function editor(path: string): ExpectedPage {
  const shown = editors.find(({ kit }) => path === `/editor/${kit}`)
  if (!shown) throw new Error(`expectedPage: no editor at ${path}`)
  const heading = fill(text.editorPage.title, { title: shown.title })
  return {
    heading,
    texts: [text.template.back, heading],
    links: [sameTabLink(text.template.back, '/shop')],
    pictures: [],
  }
}

/** The expected content of a page; null for a React page of the owner. @param base as in `/some/base/` */
export function expectedPage(route: Route, base: string): ExpectedPage | null {
  const expected = pageAtRoot(route)
  if (!expected) return null
  const links = expected.links.map((link) =>
    link.href.startsWith('/') ? { ...link, href: base + link.href.slice(1) } : link,
  )
  return { ...expected, links }
}

function pageAtRoot(route: Route): ExpectedPage | null {
  const { path, page, cardId } = route
  const errorPage = { texts: [], pictures: [] }
  switch (page) {
    case 'home':
      return expectedHome()
    case 'media':
      return gallery(path)
    case 'shop':
      return expectedShop
    case 'template':
      return expectedTemplate(cardId)
    case 'editor':
      return editor(path)
    case 'markdown':
      return expectedMarkdown(route)
    case 'templateNotFound':
      return {
        ...errorPage,
        heading: text.template.missing,
        links: [sameTabLink(text.template.back, '/shop')],
      }
    case 'notFound':
      return { ...errorPage, heading: text.notFound.heading, links: [sameTabLink(text.media.back, '/')] }
    default:
      return null
  }
}
