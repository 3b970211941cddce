import { describe, expect, it } from 'vitest'
import { galleries, site, socials } from '../../../src/build/content/content.ts'
import { structuredData, structuredDataScript } from '../../../src/head/structuredData.ts'
import { findRoute, notFoundPages, routes } from '../../../src/routes.ts'
import { picturesOf } from '../../../src/site/galleries/galleries.ts'

const published = new URL('https://someone.example/some/base/')
const wholeSite = { routes, profiles: socials.map(({ url }) => url) }
const itemsOfType = (path: string, type: string) =>
  structuredData(findRoute(path), published, wholeSite)?.['@graph'].filter(
    (item) => item['@type'] === type,
  ) ?? []

describe('the structured data', () => {
  it('describes the site and its owner on the home page', () => {
    expect(itemsOfType('/', 'WebSite')).toMatchObject([{ name: site.name, url: published.href }])
    expect(itemsOfType('/', 'Person')).toMatchObject([
      {
        name: site.name,
        sameAs: socials.map(({ url }) => url).filter((url) => url.startsWith('https:')),
      },
    ])
  })

  it('describes every picture of each gallery, with its alt text and absolute address', () => {
    for (const gallery of galleries)
      expect(itemsOfType(gallery.path, 'ImageGallery')[0]?.image, gallery.path).toMatchObject(
        picturesOf(gallery).map(({ alt }) => ({
          caption: alt,
          contentUrl: expect.stringMatching(/^https:\/\/someone\.example\//),
        })),
      )
  })

  it('has breadcrumbs from the home page to every other page', () => {
    for (const { path } of routes.filter(({ path }) => path !== '/')) {
      const [{ itemListElement: trail = [] } = {}] = itemsOfType(path, 'BreadcrumbList')
      const addresses = (trail as readonly { item: string }[]).map(({ item }) => item)
      expect([addresses[0], addresses.at(-1)]).toEqual([published.href, `${published.href}${path.slice(1)}/`])
    }
  })

  it('is empty on the 404 pages', () => {
    for (const route of notFoundPages) expect(structuredDataScript(route, published, wholeSite)).toBe('')
  })

  it('escapes texts that would end its script element', () => {
    const title = 'Free </script><script>alert(1)</script>'
    const script = structuredDataScript({ ...findRoute('/media'), title }, published, wholeSite)
    expect(script.match(/<\/script>/g)).toHaveLength(1)
    const data = JSON.parse(script.replace(/^<script type="application\/ld\+json">|<\/script>$/g, ''))
    expect(data['@graph'][1].name).toBe(title)
  })
})
