import { addressOf, isNotFound, type Route, routes } from '../routes.ts'
import { galleryAt } from '../site/galleries.ts'
import { type EntryRow, entries, entriesAt } from '../site/journal.ts'
import { events, socials } from '../site/lists.ts'
import { hasSection } from '../site/sections.ts'
import { site } from '../site/site.ts'
import { type ShopCard, templates } from '../site/templates.ts'
import { text } from '../site/text.ts'
import { videos } from '../site/videos.ts'
import { pictureFiles } from '../ui/pictureFiles.ts'
import type { PictureSlot } from '../ui/pictureSlots.ts'
import { descriptionOf } from './descriptionOf.ts'

/** An object of schema.org, whose base type is `Thing`. */
type Thing = Readonly<Record<string, unknown>>

/** Search engines require a currency, even for the price 0, which owners give without one. */
const DEFAULT_CURRENCY = 'USD'

/** Structured data of a page for search engines. @returns JSON-LD; null for a 404 page */
export function structuredData(route: Route, homeUrl: URL) {
  const objects = mainObjects(route, homeUrl)
  if (objects.length === 0) return null
  return { '@context': 'https://schema.org', '@graph': [...objects, ...breadcrumbs(route, homeUrl)] }
}

/** The structured data as a `script` element. `<` is escaped, so that no text can end the element. */
export function structuredDataScript(route: Route, homeUrl: URL): string {
  const data = structuredData(route, homeUrl)
  if (!data) return ''
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
}

function mainObjects(route: Route, homeUrl: URL): Thing[] {
  switch (route.page) {
    case 'home':
      return [
        profilePage(route, homeUrl),
        website(homeUrl),
        ...videosOfSite(homeUrl),
        ...eventsOfSite(homeUrl),
      ]
    case 'media':
      return [gallery(route, homeUrl)]
    case 'shop':
      return [shop(route, homeUrl)]
    case 'template':
      return productsOf(route, homeUrl)
    case 'editor':
      return [editor(route, homeUrl)]
    case 'journal':
      return [journal(route, homeUrl)]
    case 'entry':
      return entries.filter(({ path }) => path === route.path).map((entry) => blogPosting(entry, homeUrl))
    default:
      return isNotFound(route) ? [] : [pageObject('WebPage', route, homeUrl)]
  }
}

function pictureAddress(src: string, homeUrl: URL, slot: PictureSlot = 'lightbox'): string {
  return new URL(pictureFiles(src, slot).url, homeUrl).href
}

const pageObject = (type: string, route: Route, homeUrl: URL) => ({
  '@type': type,
  url: addressOf(route, homeUrl),
  name: route.title,
  description: descriptionOf(route),
  inLanguage: site.language,
})

const owner = (homeUrl: URL) => ({
  '@type': 'Person',
  '@id': new URL('#owner', homeUrl).href,
  name: site.name,
  url: homeUrl.href,
})

function profilePage(route: Route, homeUrl: URL): Thing {
  return {
    ...pageObject('ProfilePage', route, homeUrl),
    mainEntity: {
      ...owner(homeUrl),
      description: site.bio.join(' '),
      image: site.portrait && pictureAddress(site.portrait.src, homeUrl, 'portrait'),
      sameAs: socials.map(({ url }) => url).filter((url) => url.startsWith('https:')),
    },
  }
}

function website(homeUrl: URL): Thing {
  return { '@type': 'WebSite', url: homeUrl.href, name: site.name, description: site.description }
}

function eventsOfSite(homeUrl: URL): Thing[] {
  if (!hasSection('events')) return []
  return events.map(({ name, date, until, time, place, url }) => ({
    '@type': 'Event',
    name,
    startDate: time ? `${date}T${time}` : date,
    endDate: until,
    location: { '@type': 'Place', name: place, address: place },
    url: url && new URL(url.startsWith('/') ? `.${url}` : url, homeUrl).href,
  }))
}

/** The videos with a poster and a date. Search engines do not list others. */
function videosOfSite(homeUrl: URL): Thing[] {
  if (!hasSection('videos')) return []
  return videos.flatMap(({ video: { title, poster, date }, player: { kind, src, href } }) => {
    if (!poster || !date) return []
    const addresses =
      kind === 'frame'
        ? { embedUrl: src, url: href }
        : { contentUrl: new URL(src.replace(/^\//, ''), homeUrl).href }
    const thumbnailUrl = pictureAddress(poster, homeUrl, 'poster')
    return [{ '@type': 'VideoObject', name: title, thumbnailUrl, uploadDate: date, ...addresses }]
  })
}

function gallery(route: Route, homeUrl: URL): Thing {
  const { title: galleryTitle, images: imagesBeforeSections, sections } = galleryAt(route.path)
  return {
    ...pageObject('ImageGallery', route, homeUrl),
    author: owner(homeUrl),
    image: [{ title: galleryTitle, images: imagesBeforeSections }, ...sections].flatMap(({ title, images }) =>
      images.map(({ src, alt }) => ({
        '@type': 'ImageObject',
        contentUrl: pictureAddress(src, homeUrl),
        caption: alt,
        about: title,
        creator: owner(homeUrl),
        creditText: site.name,
      })),
    ),
  }
}

function shop(route: Route, homeUrl: URL): Thing {
  const products = routes
    .filter(({ page }) => page === 'template')
    .flatMap((templateRoute) => productsOf(templateRoute, homeUrl))
  return {
    ...pageObject('CollectionPage', route, homeUrl),
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: products.map((item, index) => ({ '@type': 'ListItem', position: index + 1, item })),
    },
  }
}

/** The route's card, as a list of one product. Empty for a route without a card. */
function productsOf(route: Route, homeUrl: URL): Thing[] {
  const url = addressOf(route, homeUrl)
  const cards = templates.filter(({ id }) => id === route.cardId)
  return cards.map((card) => ({
    '@type': 'Product',
    '@id': new URL('#product', url).href,
    url,
    name: card.title,
    description: card.bio.join(' ') || card.summary,
    image: pictureAddressesOf(card, homeUrl),
    category: card.kit === undefined ? undefined : text.card.category,
    brand: { '@type': 'Brand', name: site.name },
    ...offerOf(card, url, homeUrl),
  }))
}

/** The pictures of the card's page, or its cover. The build encodes each only in the sizes of its own slots. */
function pictureAddressesOf({ image, images }: ShopCard, homeUrl: URL): string[] {
  return images.length > 0
    ? images.map(({ src }) => pictureAddress(src, homeUrl))
    : [pictureAddress(image, homeUrl, 'cover')]
}

function offerOf({ price, currency, soldOut = false }: ShopCard, url: string, homeUrl: URL): Thing {
  if (price === undefined && !soldOut) return {}
  return {
    offers: {
      '@type': 'Offer',
      ...(price !== undefined && { price, priceCurrency: currency ?? DEFAULT_CURRENCY }),
      availability: `https://schema.org/${soldOut ? 'SoldOut' : 'InStock'}`,
      url,
      seller: owner(homeUrl),
    },
  }
}

function editor(route: Route, homeUrl: URL): Thing {
  return {
    ...pageObject('WebApplication', route, homeUrl),
    applicationCategory: 'DesignApplication',
    operatingSystem: 'Any',
    browserRequirements: text.editorPage.requires,
    offers: { '@type': 'Offer', price: 0, priceCurrency: DEFAULT_CURRENCY },
    author: owner(homeUrl),
  }
}

function journal(route: Route, homeUrl: URL): Thing {
  return {
    ...pageObject('Blog', route, homeUrl),
    author: owner(homeUrl),
    blogPost: entriesAt(route.path).map((entry) => blogPosting(entry, homeUrl)),
  }
}

function blogPosting(entry: EntryRow, homeUrl: URL): Thing {
  const { path, title, description, date, tags, picture } = entry
  const url = addressOf({ path }, homeUrl)
  return {
    '@type': 'BlogPosting',
    '@id': new URL('#entry', url).href,
    url,
    headline: title,
    description,
    datePublished: date,
    inLanguage: site.language,
    author: owner(homeUrl),
    keywords: tags,
    image: picture && pictureAddress(picture.src, homeUrl, 'text'),
  }
}

/** The path from the home page to this page. Empty on the home page. */
function breadcrumbs(route: Route, homeUrl: URL): Thing[] {
  const trail = routes.filter(({ path }) => path === '/' || `${route.path}/`.startsWith(`${path}/`))
  if (trail.length < 2) return []
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: trail.map((ancestor, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: ancestor.name,
        item: addressOf(ancestor, homeUrl),
      })),
    },
  ]
}
