import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OwnerContent, ownerContent } from '../../helpers/ownerContent.ts'
import { leastContent } from '../../helpers/projectCopy.ts'
import { type ModuleServer, serveModules } from '../../helpers/serveModules.ts'

type Prerender = typeof import('../../../src/prerender.tsx')

const root = join(import.meta.dirname, '../../..')
const image = 'templates/3/preview-2.webp'
const cards = [
  { id: 'free', kit: '1', title: 'Kit', summary: 'Rot.' },
  { id: 'jug', title: 'Krug', summary: 'Aus dem Moor.', image },
  { id: 'page', title: 'Seite', summary: 'Von anderswo.', image, editorLink: 'https://editor.example.com/' },
]

describe('The cards of a shop', () => {
  let content: OwnerContent
  let server: ModuleServer
  /** A page of the shop: its HTML and description. */
  const pageAt = async (path: string) => {
    const { prerenderedRoutes, renderPage } = await server.load<Prerender>('/src/prerender.tsx')
    const route = prerenderedRoutes.find((candidate) => candidate.path === path)
    if (!route) throw new Error(`There is no page at ${path}`)
    return { html: await renderPage(route), description: route.description }
  }

  beforeAll(async () => {
    content = ownerContent({
      ...leastContent,
      'site.ts': leastContent['site.ts']?.replace('greeting', "language: 'de',\n  greeting") ?? '',
      'templates.ts': `export const templates = ${JSON.stringify(cards)}\n`,
    })
    server = await serveModules(root)
    return () => server.close()
  })

  afterAll(() => content.remove())

  it('show no link when the owner gives none', async () => {
    const { html, description } = await pageAt('/shop/jug')
    expect(html).not.toMatch(/View Example Site|Open Template Editor/)
    expect(description).toBe('Aus dem Moor.')
  })

  it('link to the owner’s editor, and to no example when there is none', async () => {
    const { html } = await pageAt('/shop/page')
    expect(html).toMatch(
      /<a href="https:\/\/editor\.example\.com\/"[^>]*><span lang="en"[^>]*>Open Template Editor<\/span><\/a>/,
    )
    expect(html).not.toContain('View Example Site')
  })

  it('link to the editor and the example when they are the site’s own templates', async () => {
    const { html } = await pageAt('/shop/free')
    expect(html).toMatch(/Open Template Editor[\s\S]*View Example Site/)
    const { html: shop } = await pageAt('/shop')
    expect(shop).not.toContain('Every template is free')
  })
})
