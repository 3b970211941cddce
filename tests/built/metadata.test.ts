import sharp from 'sharp'
import { expect, it } from 'vitest'
import { MANIFEST_FILE } from '../../src/head/iconFiles.ts'
import { published } from '../helpers/published.ts'
import {
  addressOf,
  cardRoutesOf,
  fileOf,
  notFoundPages,
  previewCard,
  routes,
  site,
} from '../helpers/siteModules.ts'
import { decodeEntities, fileAt, filesIn, pageKinds, readBytes, readPage, readText } from './builtSite.ts'

/** Limit for the file of a preview card. Some chats do not show a larger one. */
const MAX_CARD_BYTES = 300_000

/** The metadata in a page's HTML, by name. */
function readHead(html: string): Map<string, string> {
  const head = html.slice(0, html.indexOf('</head>'))
  const tags = [...head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)]
  const metadata = new Map(tags.map(([, name = '', content = '']) => [name, decodeEntities(content)]))
  const titles = [...head.matchAll(/<title>([^<]*)<\/title>/g)]
  metadata.set('title', titles.map(([, title = '']) => decodeEntities(title)).join(' | '))
  const canonical = [...head.matchAll(/<link rel="canonical" href="([^"]*)"/g)]
  metadata.set('canonical', canonical.map(([, href = '']) => decodeEntities(href)).join(' | '))
  return metadata
}

function readStructuredData(html: string): unknown[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)]
  return scripts.map(([, json = '']) => JSON.parse(json))
}

/** Every text in a value, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const byPath = (all: typeof pageKinds) => all.map((route) => [route.path, route] as const)
const foundKinds = pageKinds.filter(({ isNotFound }) => !isNotFound)

it.each(byPath(pageKinds))('has the title and description of %s, and one main heading', (_path, route) => {
  const html = readPage(route)
  const head = readHead(html)
  expect(head.get('title')).toBe(route.title)
  expect(head.get('description')).toBe(route.description)
  expect(html.match(/<h1[ >]/g)).toHaveLength(1)
})

it.each(byPath(foundKinds))(
  'names the canonical address of %s and a preview card that exists',
  async (_path, route) => {
    const head = readHead(readPage(route))
    const address = addressOf(route, published)
    expect(head.get('canonical')).toBe(address)
    expect(head.get('og:url')).toBe(address)
    expect(head.get('og:title')).toBe(route.title)
    expect(head.get('og:description')).toBe(route.description)
    expect(head.get('twitter:card')).toBe('summary_large_image')
    expect(head.get('twitter:image')).toBe(head.get('og:image'))
    expect([head.get('og:image:width'), head.get('og:image:height')]).toEqual(['1200', '630'])
    const hasOwnCard = ['media', 'template'].includes(route.page)
    expect(head.get('og:image:alt')).toContain(site.chatPicture?.alt ?? (hasOwnCard ? route.name : site.name))
    const card = readBytes(fileAt(head.get('og:image') ?? '') ?? '')
    expect(card.length).toBeLessThan(MAX_CARD_BYTES)
    const { width, height, format } = await sharp(card).metadata()
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' })
  },
)

it.each(byPath(foundKinds))(
  'has structured data on %s that names only existing addresses',
  (_path, route) => {
    const data = readStructuredData(readPage(route))
    expect(data).toHaveLength(1)
    const addresses = textsIn(data).filter((text) => text.startsWith(published.origin))
    expect(addresses).toContain(addressOf(route, published))
    expect(addresses.filter((address) => fileAt(address) === undefined)).toEqual([])
  },
)

it.each(byPath(notFoundPages))('excludes %s from search engines, without a preview card', (_path, route) => {
  const html = readPage(route)
  const head = readHead(html)
  expect(head.get('robots')).toBe('noindex')
  expect(head.get('canonical')).toBe('')
  expect([...head.keys()].filter((name) => /^(og|twitter):/.test(name))).toEqual([])
  expect(readStructuredData(html)).toEqual([])
})

it('has different preview cards for the home page, each gallery and each template when the owner names no picture for chats', () => {
  const cards = cardRoutesOf(routes).map((route) => readBytes(previewCard(route).file).toString('base64'))
  const kinds = ['home', 'media', 'template']
  expect(new Set(cards).size).toBe(routes.filter(({ page }) => kinds.includes(page)).length)
})

it('names a sitemap in robots.txt that lists exactly the routes, and each exists', () => {
  const robots = readText('robots.txt')
  expect(robots).toMatch(/^User-agent: \*\nAllow: \/\n/)
  const [, sitemap = ''] = /^Sitemap: (.+)$/m.exec(robots) ?? []
  const xml = readText(fileAt(sitemap) ?? '')
  expect(xml).toMatch(
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\s*<urlset [^>]+>(\s*<url>.+<\/url>)+\s*<\/urlset>\s*$/s,
  )
  const listed = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => decodeEntities(address))
  expect(listed).toEqual(routes.map((route) => addressOf(route, published)))
  expect(listed.filter((address) => fileAt(address) === undefined)).toEqual([])
})

it('links a manifest on each page, which starts at the home page and has existing icons', async () => {
  const address = new URL(MANIFEST_FILE, published)
  for (const route of pageKinds)
    expect(readPage(route)).toContain(
      `<link rel="manifest" href="${address.pathname}" crossorigin="use-credentials">`,
    )
  const manifest = JSON.parse(readText(MANIFEST_FILE))
  expect(manifest.name).not.toBe('')
  expect(new URL(manifest.start_url, address).href).toBe(published.href)
  expect(new URL(manifest.scope, address).href).toBe(published.href)
  for (const { src, sizes, type } of manifest.icons) {
    const { width, height, format } = await sharp(
      readBytes(fileAt(new URL(src, address).href) ?? ''),
    ).metadata()
    expect(type, src).toBe(format === 'svg' ? 'image/svg+xml' : `image/${format}`)
    if (sizes !== 'any') expect(`${width}x${height}`, src).toBe(sizes)
  }
})

it('declares the encoding of every page within its first 1,024 bytes', () => {
  const ownPages = pageKinds.map(fileOf)
  const otherPages = [...filesIn('examples'), ...filesIn('editor/frame')].filter((file) =>
    file.endsWith('.html'),
  )
  for (const file of [...ownPages, ...otherPages])
    expect(readBytes(file).subarray(0, 1024).toString(), file).toMatch(/<meta charset="utf-8"/i)
})
