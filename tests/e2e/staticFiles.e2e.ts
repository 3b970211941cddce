import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { MANIFEST_FILE } from '../../src/head/icons.ts'
import { TYPEFACES } from '../../src/styles/typefaces.ts'
import { ALIKE_CARDS_REASON, hasAlikeCards } from '../helpers/content.ts'
import { SITE_URL } from '../helpers/origin.ts'
import { prerenderedRoutes } from '../helpers/prerendered.ts'
import { previewPath } from '../helpers/previewAddress.ts'
import { published } from '../helpers/published.ts'
import { expect, test } from '../helpers/site.ts'
import {
  addressOf,
  cardRoutesOf,
  fileOf,
  notFoundPages,
  previewCard,
  routes,
  site,
  templates,
} from '../helpers/siteModules.ts'

/** Limit for the file of a preview card. Some chats do not show a larger one. */
const MAX_CARD_BYTES = 300_000

const decodeEntities = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&')

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

/** The address on the test server for a published address. */
const testServerAddress = (address: string) => SITE_URL + address.slice(published.href.length)

for (const route of prerenderedRoutes) {
  test(`The file of ${route.path} has the page’s title and description, and one main heading`, async ({
    request,
  }) => {
    const response = await request.get(fileOf(route))
    expect(response.headers()['content-type']).toContain('text/html')
    const html = await response.text()
    const head = readHead(html)
    expect(head.get('title')).toBe(route.title)
    expect(head.get('description')).toBe(route.description)
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
  })
}

for (const route of routes) {
  test(`${route.path} names its canonical address and a preview card, and both exist`, async ({
    request,
  }) => {
    const head = readHead(await (await request.get(fileOf(route))).text())
    const address = addressOf(route, published)
    expect(head.get('canonical')).toBe(address)
    expect(head.get('og:url')).toBe(address)
    expect((await request.get(testServerAddress(address))).status()).toBe(200)
    expect(head.get('og:title')).toBe(route.title)
    expect(head.get('og:description')).toBe(route.description)
    expect(head.get('twitter:card')).toBe('summary_large_image')
    expect(head.get('twitter:image')).toBe(head.get('og:image'))
    const hasOwnCard = ['media', 'template'].includes(route.page)
    expect(head.get('og:image:alt')).toContain(site.chatPicture?.alt ?? (hasOwnCard ? route.name : site.name))
    const card = await request.get(testServerAddress(head.get('og:image') ?? ''))
    expect(card.status()).toBe(200)
    expect(card.headers()['content-type']).toBe('image/jpeg')
    const bytes = await card.body()
    expect(bytes.length).toBeLessThan(MAX_CARD_BYTES)
    const { width, height, format } = await sharp(bytes).metadata()
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' })
  })

  test(`The structured data of ${route.path} parses, and each address of the site in it exists`, async ({
    request,
  }) => {
    const data = readStructuredData(await (await request.get(fileOf(route))).text())
    expect(data).toHaveLength(1)
    const addresses = new Set(
      textsIn(data)
        .filter((text) => text.startsWith(published.origin))
        .map((text) => text.replace(/#.*/, '')),
    )
    expect(addresses).toContain(addressOf(route, published))
    for (const address of addresses) {
      expect(address.startsWith(published.href), address).toBe(true)
      expect((await request.head(testServerAddress(address))).status(), address).toBe(200)
    }
  })
}

for (const route of notFoundPages) {
  test(`${route.path} is excluded from search engines and has no preview card`, async ({ request }) => {
    const html = await (await request.get(fileOf(route))).text()
    const head = readHead(html)
    expect(head.get('robots')).toBe('noindex')
    expect(head.get('canonical')).toBe('')
    expect([...head.keys()].filter((name) => /^(og|twitter):/.test(name))).toEqual([])
    expect(readStructuredData(html)).toEqual([])
  })
}

test('The home page, each gallery and each template have different preview cards when the owner names no picture for chats', async ({
  request,
}) => {
  test.skip(hasAlikeCards, ALIKE_CARDS_REASON)
  test.skip(site.chatPicture !== undefined, 'All pages have the owner’s picture as their card')
  const cards = await Promise.all(
    cardRoutesOf(routes).map(async (route) =>
      (await (await request.get(previewCard(route).file)).body()).toString('base64'),
    ),
  )
  const kinds = ['home', 'media', 'template']
  expect(new Set(cards).size).toBe(routes.filter(({ page }) => kinds.includes(page)).length)
})

test('robots.txt names a sitemap that parses and lists exactly the routes', async ({ request, page }) => {
  const robots = await (await request.get('robots.txt')).text()
  expect(robots).toMatch(/^User-agent: \*\nAllow: \/\n/)
  const [, sitemap = ''] = /^Sitemap: (.+)$/m.exec(robots) ?? []
  const xml = await (await request.get(testServerAddress(sitemap))).text()
  const listedAddresses = await page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'application/xml')
    if (parsed.querySelector('parsererror')) throw new Error('the sitemap is no XML')
    return [...parsed.querySelectorAll('urlset > url > loc')].map(({ textContent }) => textContent ?? '')
  }, xml)
  expect(listedAddresses).toEqual(routes.map((route) => addressOf(route, published)))
  for (const address of listedAddresses)
    expect((await request.head(testServerAddress(address))).status(), address).toBe(200)
})

test('Every page links a manifest that parses, has existing icons and starts at the home page', async ({
  request,
}) => {
  const address = new URL(MANIFEST_FILE, SITE_URL)
  for (const route of prerenderedRoutes)
    expect(await (await request.get(fileOf(route))).text()).toContain(
      `<link rel="manifest" href="${address.pathname}" crossorigin="use-credentials">`,
    )
  const response = await request.get(address.href)
  expect(response.headers()['content-type']).toContain('application/manifest+json')
  const manifest = await response.json()
  expect(manifest.name).not.toBe('')
  expect(new URL(manifest.start_url, address).href).toBe(SITE_URL)
  expect(new URL(manifest.scope, address).href).toBe(SITE_URL)
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await request.get(new URL(src, address).href)
    expect(icon.headers()['content-type'], src).toContain(type)
    const { width, height } = await sharp(await icon.body()).metadata()
    if (sizes !== 'any') expect(`${width}x${height}`, src).toBe(sizes)
  }
})

test('The target of every link and picture inside the site exists', async ({ request }) => {
  const targets = new Set<string>()
  for (const route of prerenderedRoutes) {
    const html = await (await request.get(fileOf(route))).text()
    for (const [, address = ''] of html.matchAll(/ (?:href|src)="(\/[^"#]*)/g)) targets.add(address)
    for (const [, list = ''] of html.matchAll(/ srcset="([^"]*)"/gi))
      for (const candidate of list.split(',')) targets.add(candidate.trim().split(' ')[0] ?? '')
  }
  expect(targets.size).toBeGreaterThan(prerenderedRoutes.length)
  const broken: string[] = []
  for (const address of targets) if ((await request.head(address)).status() !== 200) broken.push(address)
  expect(broken).toEqual([])
})

test('Every page declares its encoding within its first 1,024 bytes', async ({ request }) => {
  const examplePath = templates.find(({ kit }) => kit)?.demoLink?.slice(1) ?? ''
  for (const path of [...prerenderedRoutes.map(({ path }) => path.slice(1)), previewPath(), examplePath])
    expect((await (await request.get(path)).body()).subarray(0, 1024).toString(), path).toMatch(
      /<meta charset="utf-8"/i,
    )
})

test('The licences of all dependencies and typefaces are published', async ({ request }) => {
  const licences = await (await request.get('licences.md')).text()
  const { dependencies } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  for (const name of Object.keys(dependencies)) expect(licences).toContain(`## ${name}`)
  for (const { copyright } of TYPEFACES) expect(licences).toContain(copyright)
  for (const phrase of [
    'SIL OPEN FONT LICENSE Version 1.1',
    'Redistribution and use in source and binary forms',
  ])
    expect(licences).toContain(phrase)
})
