import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OwnContent, ownContent } from '../../helpers/ownContent.ts'
import { leastContent } from '../../helpers/projectCopy.ts'
import { type ModuleServer, serveModules } from '../../helpers/serveModules.ts'

type Prerender = typeof import('../../../src/prerender.tsx')
type Descriptions = typeof import('../../../src/head/descriptionOf.ts')

const root = join(import.meta.dirname, '../../..')
const image = 'templates/3/preview-2.webp'
const button = { text: 'Ich nehme sie', url: 'https://orders.example.com/bowl' }
const cards = [
  { id: 'free', kit: '1', title: 'Kit', summary: 'Rot.' },
  { id: 'gone', kit: '3', title: 'Altes Kit', summary: 'Rosa.', soldOut: true },
  { id: 'bowl', title: 'Schale', summary: 'Aus Ton.', image, price: 1245.5, currency: 'EUR', button },
  { id: 'cup', title: 'Tasse', summary: 'Auch aus Ton.', image, price: 30, currency: 'EUR', soldOut: true },
  { id: 'jug', title: 'Krug', summary: 'Aus dem Moor.', image },
]

describe('The cards of a shop that sells', () => {
  let content: OwnContent
  let server: ModuleServer
  /** A page of the shop: its HTML and description. */
  const pageAt = async (path: string) => {
    const { prerenderedRoutes, renderPage } = await server.load<Prerender>('/src/prerender.tsx')
    const route = prerenderedRoutes.find((candidate) => candidate.path === path)
    if (!route) throw new Error(`There is no page at ${path}`)
    const { descriptionOf } = await server.load<Descriptions>('/src/head/descriptionOf.ts')
    return { html: await renderPage(route), description: descriptionOf(route) }
  }

  beforeAll(async () => {
    content = ownContent({
      ...leastContent,
      'site.ts': leastContent['site.ts']?.replace('greeting', "language: 'de',\n  greeting") ?? '',
      'templates.ts': `export const templates = ${JSON.stringify(cards)}\n`,
    })
    server = await serveModules(root)
    return () => server.close()
  })

  afterAll(() => content.remove())

  it('show a price as the site’s language writes it, and the owner’s button', async () => {
    const { html, description } = await pageAt('/shop/bowl')
    expect(html).toMatch(/1\.245,50\s€/)
    expect(html).toMatch(/<a href="https:\/\/orders\.example\.com\/bowl"[^>]*>Ich nehme sie<\/a>/)
    expect(html).not.toContain('Open Template Editor')
    expect(description).toBe('Aus Ton.')
  })

  it('say “Sold out” in place of the price when they are sold out', async () => {
    const { html } = await pageAt('/shop/cup')
    expect(html).toContain('Sold out')
    expect(html).not.toMatch(/30\s€/)
  })

  it('say “Sold out” in place of “Free” when they are sold out', async () => {
    expect((await pageAt('/shop/gone')).html).toContain('Sold out')
  })

  it('show no price or button when the owner gives none', async () => {
    const { html, description } = await pageAt('/shop/jug')
    expect(html).not.toMatch(/Free|View Example Site|Open Template Editor/)
    expect(description).toBe('Aus dem Moor.')
  })

  it('are free, with both buttons, when they are the site’s own templates', async () => {
    const { html } = await pageAt('/shop/free')
    expect(html).toMatch(/Open Template Editor[\s\S]*View Example Site/)
    const { html: shop } = await pageAt('/shop')
    expect(shop).toMatch(/Free/)
    expect(shop).not.toContain('Every template is free')
  })
})
