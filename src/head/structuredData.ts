import { addressOf, isMissing, type Route, routes } from '../routes.ts'
import { galleryAt } from '../site/galleries.ts'
import { type EntryRow, entries, entriesAt } from '../site/journal.ts'
import { events, socials } from '../site/lists.ts'
import { hasSection } from '../site/sections.ts'
import { site } from '../site/site.ts'
import { type ShopTemplate, templates } from '../site/templates.ts'
import { text } from '../site/text.ts'
import { videos } from '../site/videos.ts'
import { pictureFiles } from '../ui/pictureFiles.ts'
import type { PicturePlace } from '../ui/picturePlaces.ts'
import { descriptionOf } from './descriptionOf.ts'

type Thing = Readonly<Record<string, unknown>>

/** The price of the editor and of its templates. Search engines require a currency. */
const FREE = { price: 0, priceCurrency: 'USD' } as const

/**
 * Structured data of a page for search engines: the owner's profile, dates, a gallery, products, the journal, and breadcrumbs.
 *
 * @param published the site's address
 * @returns one JSON-LD document, or null for 404 pages
 */
export function structuredData(route: Route, published: URL) {
  const about = aboutPage(route, published)
  if (about.length === 0) return null
  return { '@context': 'https://schema.org', '@graph': [...about, ...breadcrumbs(route, published)] }
}

/** The structured data as a `script` element. Its text is escaped, so that it cannot end the element. */
export function structuredDataScript(route: Route, published: URL): string {
  const data = structuredData(route, published)
  if (!data) return ''
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
}

function aboutPage(route: Route, published: URL): Thing[] {
  switch (route.page) {
    case 'home':
      return [...profile(route, published), ...dates(published)]
    case 'media':
      return [gallery(route, published)]
    case 'shop':
      return [shop(route, published)]
    case 'template':
      return product(route, published)
    case 'editor':
      return [editor(route, published)]
    case 'journal':
      return [journal(route, published)]
    case 'entry':
      return entries.filter(({ path }) => path === route.path).map((entry) => posting(entry, published))
    default:
      return isMissing(route) ? [] : [page('WebPage', route, published)]
  }
}

function pictureAddress(src: string, published: URL, place: PicturePlace = 'lightbox'): string {
  return new URL(pictureFiles(src, place).url, published).href
}

const page = (type: string, route: Route, published: URL) => ({
  '@type': type,
  url: addressOf(route, published),
  name: route.title,
  description: descriptionOf(route),
  inLanguage: site.language,
})

const owner = (published: URL) => ({
  '@type': 'Person',
  '@id': new URL('#owner', published).href,
  name: site.name,
  url: published.href,
})

function profile(route: Route, published: URL): Thing[] {
  return [
    {
      ...page('ProfilePage', route, published),
      mainEntity: {
        ...owner(published),
        description: site.bio.join(' '),
        ...(site.portrait && { image: pictureAddress(site.portrait.src, published, 'portrait') }),
        sameAs: socials.flatMap(({ url }) => (url.startsWith('https:') ? url : [])),
      },
    },
    { '@type': 'WebSite', url: published.href, name: site.name, description: site.description },
    ...films(published),
  ]
}

function dates(published: URL): Thing[] {
  if (!hasSection('events')) return []
  return events.map(({ name, date, until, time, place, url }) => ({
    '@type': 'Event',
    name,
    startDate: time ? `${date}T${time}` : date,
    ...(until && { endDate: until }),
    location: { '@type': 'Place', name: place, address: place },
    ...(url && { url: new URL(url.startsWith('/') ? `.${url}` : url, published).href }),
  }))
}

/** Search engines list a video only with a picture of it and its date. */
function films(published: URL): Thing[] {
  if (!hasSection('videos')) return []
  return videos.flatMap(({ video: { title, poster, date }, player: { kind, src, href } }) =>
    poster && date
      ? [
          {
            '@type': 'VideoObject',
            name: title,
            thumbnailUrl: pictureAddress(poster, published, 'poster'),
            uploadDate: date,
            ...(kind === 'frame'
              ? { embedUrl: src, url: href }
              : { contentUrl: new URL(src.replace(/^\//, ''), published).href }),
          },
        ]
      : [],
  )
}

function gallery(route: Route, published: URL): Thing {
  const { title: whole, images: first, sections } = galleryAt(route.path)
  return {
    ...page('ImageGallery', route, published),
    author: owner(published),
    image: [{ title: whole, images: first }, ...sections].flatMap(({ title, images }) =>
      images.map(({ src, alt }) => ({
        '@type': 'ImageObject',
        contentUrl: pictureAddress(src, published),
        caption: alt,
        about: title,
        creator: owner(published),
        creditText: site.name,
      })),
    ),
  }
}

function shop(route: Route, published: URL): Thing {
  const products = routes.filter(({ page }) => page === 'template').flatMap((row) => product(row, published))
  return {
    ...page('CollectionPage', route, published),
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: products.map((item, index) => ({ '@type': 'ListItem', position: index + 1, item })),
    },
  }
}

function product(route: Route, published: URL): Thing[] {
  const url = addressOf(route, published)
  const shown = templates.filter(({ id }) => id === route.templateId)
  return shown.map((card) => ({
    '@type': 'Product',
    '@id': new URL('#product', url).href,
    url,
    name: card.title,
    description: card.bio.join(' ') || card.summary,
    image: picturesOf(card).map((src) => pictureAddress(src, published)),
    ...(card.kit !== undefined && { category: text.card.category }),
    brand: { '@type': 'Brand', name: site.name },
    ...offerOf(card, url, published),
  }))
}

function picturesOf({ image, images }: ShopTemplate): string[] {
  return images.length > 0 ? images.map(({ src }) => src) : [image]
}

function offerOf({ price, currency, soldOut = false }: ShopTemplate, url: string, published: URL): Thing {
  if (price === undefined && !soldOut) return {}
  return {
    offers: {
      '@type': 'Offer',
      ...(price !== undefined && { ...FREE, price, ...(currency && { priceCurrency: currency }) }),
      availability: `https://schema.org/${soldOut ? 'SoldOut' : 'InStock'}`,
      url,
      seller: owner(published),
    },
  }
}

function editor(route: Route, published: URL): Thing {
  return {
    ...page('WebApplication', route, published),
    applicationCategory: 'DesignApplication',
    operatingSystem: 'Any',
    browserRequirements: text.editorPage.requires,
    offers: { '@type': 'Offer', ...FREE },
    author: owner(published),
  }
}

function journal(route: Route, published: URL): Thing {
  return {
    ...page('Blog', route, published),
    author: owner(published),
    blogPost: entriesAt(route.path).map((entry) => posting(entry, published)),
  }
}

function posting(entry: EntryRow, published: URL): Thing {
  const { path, title, description, date, tags, picture } = entry
  const url = addressOf({ path }, published)
  return {
    '@type': 'BlogPosting',
    '@id': new URL('#entry', url).href,
    url,
    headline: title,
    description,
    datePublished: date,
    inLanguage: site.language,
    author: owner(published),
    ...(tags && { keywords: tags }),
    ...(picture && { image: pictureAddress(picture.src, published, 'text') }),
  }
}

function breadcrumbs(route: Route, published: URL): Thing[] {
  const trail = routes.filter(({ path }) => path === '/' || `${route.path}/`.startsWith(`${path}/`))
  if (trail.length < 2) return []
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: trail.map((row, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: row.name,
        item: addressOf(row, published),
      })),
    },
  ]
}
