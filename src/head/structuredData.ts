import type { PictureSlot } from '../constants/pictureSlots.ts'
import { escapeJson } from '../lib/escape.ts'
import { galleryAt, picturesOf } from '../site/galleries/galleries.ts'
import { addressOf, type Route } from '../site/route.ts'
import { site } from '../site/site.ts'
import { pictureFiles } from '../ui/pictureFiles.ts'

/** An object of schema.org, whose base type is `Thing`. */
type Thing = Readonly<Record<string, unknown>>

interface WholeSite {
  readonly routes: readonly Route[]
  /** The addresses of the owner's profiles. */
  readonly profiles: readonly string[]
}

/** Structured data of a page for search engines. @returns JSON-LD; null for a 404 page */
export function structuredData(route: Route, homeUrl: URL, { routes, profiles }: WholeSite) {
  if (route.isNotFound) return null
  const graph: Thing[] =
    route.path === '/' ? [website(homeUrl), person(homeUrl, profiles)] : [breadcrumbs(route, homeUrl, routes)]
  if (route.page === 'media') graph.push(imageGallery(route, homeUrl))
  return { '@context': 'https://schema.org', '@graph': graph }
}

/** The structured data as a `script` element. */
export function structuredDataScript(route: Route, homeUrl: URL, wholeSite: WholeSite): string {
  const data = structuredData(route, homeUrl, wholeSite)
  if (!data) return ''
  return `<script type="application/ld+json">${escapeJson(JSON.stringify(data))}</script>`
}

function website(homeUrl: URL): Thing {
  return { '@type': 'WebSite', url: homeUrl.href, name: site.name, description: site.description }
}

function person(homeUrl: URL, profiles: readonly string[]): Thing {
  return {
    '@type': 'Person',
    name: site.name,
    url: homeUrl.href,
    description: site.bio.join(' '),
    image: site.portrait && pictureAddress(site.portrait.src, 'portrait', homeUrl),
    sameAs: profiles.filter((url) => url.startsWith('https:')),
  }
}

function imageGallery(route: Route, homeUrl: URL): Thing {
  return {
    '@type': 'ImageGallery',
    url: addressOf(route, homeUrl),
    name: route.title,
    description: route.description,
    image: picturesOf(galleryAt(route.path)).map(({ src, alt, caption }) => ({
      '@type': 'ImageObject',
      contentUrl: pictureAddress(src, 'lightbox', homeUrl),
      caption: caption ?? alt,
      creditText: site.name,
    })),
  }
}

/** The path from the home page to this page. */
function breadcrumbs(route: Route, homeUrl: URL, routes: readonly Route[]): Thing {
  const trail = routes.filter(({ path }) => path === '/' || `${route.path}/`.startsWith(`${path}/`))
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((ancestor, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: ancestor.name,
      item: addressOf(ancestor, homeUrl),
    })),
  }
}

function pictureAddress(src: string, slot: PictureSlot, homeUrl: URL): string {
  return new URL(pictureFiles(src, slot).url, homeUrl).href
}
