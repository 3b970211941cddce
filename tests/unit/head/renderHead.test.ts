import { describe, expect, it } from 'vitest'
import { previewCard } from '../../../src/head/card/previewCard.ts'
import { renderHead } from '../../../src/head/renderHead.tsx'
import { notFoundPages, routes } from '../../../src/routes.ts'
import { site } from '../../../src/site/site.ts'

const published = new URL('https://someone.example/some/base/')

describe('the head of a page', () => {
  it.each(routes.map((route) => [route.path, route] as const))(
    'has the address and the preview card of %s',
    (path, route) => {
      const head = renderHead(route, published)
      const address = path === '/' ? published.href : `https://someone.example/some/base${encodeURI(path)}/`
      expect(head).toContain(`<link rel="canonical" href="${address}"/>`)
      expect(head).toContain(`<meta property="og:url" content="${address}"/>`)
      expect(head).toContain(`content="${published.href}${encodeURI(previewCard(route).file)}"`)
      expect(head).not.toContain('noindex')
    },
  )

  it.each(notFoundPages.map((route) => [route.path, route] as const))(
    'excludes %s from search engines, and has no address for it',
    (_, route) => {
      const head = renderHead(route, published)
      expect(head).toContain('<meta name="robots" content="noindex"/>')
      expect(head).not.toMatch(/canonical|og:|twitter:|https:/)
    },
  )

  it('gives each gallery and each template a card of its own, and the home page’s to all others', () => {
    const cards = new Set(routes.map((route) => previewCard(route).file))
    const pages = ['home', 'media', 'template']
    expect(cards.size).toBe(site.chatPicture ? 1 : routes.filter(({ page }) => pages.includes(page)).length)
  })
})
