import { describe, expect, it } from 'vitest'
import { structuredData, structuredDataScript } from '../../../src/head/structuredData.ts'
import { findRoute, notFound, type Route, routes } from '../../../src/routes.ts'
import { events, galleries, hasSection, socials, templates } from '../../../src/site/content.ts'
import { picturesOf } from '../../../src/site/paintings.ts'

const published = new URL('https://someone.example/some/base/')
const itemsAt = (path: string) => structuredData(findRoute(path), published)?.['@graph'] ?? []
const itemsOfType = (path: string, type: string) => itemsAt(path).filter((item) => item['@type'] === type)

describe('the structured data', () => {
  it('describes the owner’s profile on the home page', () => {
    const [profile] = itemsOfType('/', 'ProfilePage')
    expect(profile?.mainEntity).toMatchObject({
      '@type': 'Person',
      sameAs: socials.map(({ url }) => url).filter((url) => url.startsWith('https:')),
    })
  })

  it('describes each event on the home page, with its place', ({ skip }) => {
    skip(!hasSection('events'), 'The content has no dates')
    expect(itemsOfType('/', 'Event')).toMatchObject(
      events.map(({ name, date, place }) => ({
        name,
        startDate: expect.stringMatching(new RegExp(`^${date}`)),
        location: { '@type': 'Place', name: place },
      })),
    )
  })

  it('describes every picture of each gallery, with its alt text and absolute address', ({ skip }) => {
    skip(galleries.length === 0, 'The content has no galleries')
    for (const gallery of galleries)
      expect(itemsOfType(gallery.path, 'ImageGallery')[0]?.image, gallery.path).toMatchObject(
        picturesOf(gallery).map(({ alt }) => ({
          caption: alt,
          contentUrl: expect.stringMatching(/^https:\/\/someone\.example\//),
        })),
      )
  })

  it.each(templates.map(({ id, title }) => [id, title] as const))(
    'describes card %s as a product, with its price if it has one, and lists its breadcrumbs',
    (id, title) => {
      const { price } = templates.find((card) => card.id === id) ?? {}
      const [product] = itemsOfType(`/shop/${id}`, 'Product')
      expect(product).toMatchObject({ name: title, url: `${published.href}shop/${id}/` })
      if (price !== undefined) expect(product).toMatchObject({ offers: { price } })
      const [breadcrumbs] = itemsOfType(`/shop/${id}`, 'BreadcrumbList')
      expect(breadcrumbs?.itemListElement).toMatchObject([
        { position: 1, item: published.href },
        { position: 2, item: `${published.href}shop/` },
        { position: 3, item: `${published.href}shop/${id}/` },
      ])
    },
  )

  it('lists the products of all cards on the shop page', ({ skip }) => {
    skip(templates.length === 0, 'The content has no shop')
    const [shop] = itemsOfType('/shop', 'CollectionPage')
    const products = templates.map(({ id }) => itemsOfType(`/shop/${id}`, 'Product')[0])
    expect(shop?.mainEntity).toMatchObject({
      '@type': 'ItemList',
      itemListElement: products.map((item, index) => ({ position: index + 1, item })),
    })
  })

  it('has breadcrumbs on every page but the home page', () => {
    for (const { path } of routes)
      expect(itemsOfType(path, 'BreadcrumbList')).toHaveLength(path === '/' ? 0 : 1)
  })

  it('is empty on the 404 pages', () => {
    for (const route of Object.values(notFound)) expect(structuredDataScript(route, published)).toBe('')
  })

  it('escapes texts that would end its script element', () => {
    const description = 'Free </script><script>alert(1)</script>'
    // The structured data of an owner's page contains the route's description.
    const route = { ...findRoute('/'), page: 'other' as Route['page'], description }
    const script = structuredDataScript(route, published)
    expect(script.match(/<\/script>/g)).toHaveLength(1)
    const data = JSON.parse(script.replace(/^<script type="application\/ld\+json">|<\/script>$/g, ''))
    expect(data['@graph'][0].description).toBe(description)
  })
})
