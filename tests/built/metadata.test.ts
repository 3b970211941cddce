import sharp from 'sharp'
import { expect, it } from 'vitest'
import { decodeEntities, fileAt, filesIn, readBytes, readText } from './builtSite.ts'

const HOME = 'https://moongate.example/'

/** One page of each kind, as searches and chats show it. @property cardName the name on the preview card */
const PAGES = [
  {
    file: 'index.html',
    address: 'https://moongate.example/',
    title: 'Isolde Wren, under one moon',
    description:
      'Illustration, games and small websites by Isolde Wren: projects, galleries and three free link-in-bio templates.',
    cardName: 'Isolde Wren',
  },
  {
    file: 'media/index.html',
    address: 'https://moongate.example/media/',
    title: 'Media · Isolde Wren',
    description: 'Pictures from the games of Isolde Wren.',
    cardName: 'Media, by Isolde Wren',
  },
  {
    file: 'shop/index.html',
    address: 'https://moongate.example/shop/',
    title: 'Template shop · Isolde Wren',
    description:
      'Three free, customizable link-in-bio websites: edit one in the browser, export a ZIP, publish it.',
    cardName: 'Isolde Wren',
  },
  {
    file: 'shop/1/index.html',
    address: 'https://moongate.example/shop/1/',
    title: 'Blood Moon/Eclipse Template · Isolde Wren',
    description:
      'Gothic red and black, under a blood moon. A free link-in-bio website to edit in the browser.',
    cardName: 'Blood Moon/Eclipse Template, by Isolde Wren',
  },
  {
    file: 'editor/1/index.html',
    address: 'https://moongate.example/editor/1/',
    title: 'Blood Moon/Eclipse Template Editor · Isolde Wren',
    description:
      'Make it your own in the browser: words, links, pictures and colours. Gothic red and black, under a blood moon.',
    cardName: 'Isolde Wren',
  },
] as const
const NOT_FOUND_PAGES = [
  {
    file: '404.html',
    title: 'Page not found · Isolde Wren',
    description: 'There is no such page on this site.',
  },
  {
    file: 'shop/404.html',
    title: 'Template not found · Isolde Wren',
    description: 'There is no such template in the shop.',
  },
] as const

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

const ALL_PAGES = [...PAGES, ...NOT_FOUND_PAGES]

it.each(ALL_PAGES)(
  'has the title and description of $file, and one main heading',
  ({ file, title, description }) => {
    const html = readText(file)
    const head = readHead(html)
    expect([head.get('title'), head.get('description')]).toEqual([title, description])
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
  },
)

it.each(PAGES)(
  'names the canonical address $address and a preview card that exists',
  async ({ file, address, title, description, cardName }) => {
    const head = readHead(readText(file))
    expect(head.get('canonical')).toBe(address)
    expect(head.get('og:url')).toBe(address)
    expect(head.get('og:title')).toBe(title)
    expect(head.get('og:description')).toBe(description)
    expect(head.get('twitter:card')).toBe('summary_large_image')
    expect(head.get('twitter:image')).toBe(head.get('og:image'))
    expect([head.get('og:image:width'), head.get('og:image:height')]).toEqual(['1200', '630'])
    expect(head.get('og:image:alt')).toBe(`A card for “${cardName}”: the moon in a sky of stars`)
    const card = readBytes(fileAt(head.get('og:image') ?? '') ?? '')
    expect(card.length).toBeLessThan(MAX_CARD_BYTES)
    const { width, height, format } = await sharp(card).metadata()
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' })
  },
)

it.each(PAGES)('has structured data on $address that names only existing addresses', ({ file, address }) => {
  const data = readStructuredData(readText(file))
  expect(data).toHaveLength(1)
  const addresses = textsIn(data).filter((text) => text.startsWith(HOME))
  expect(addresses).toContain(address)
  expect(addresses.filter((each) => fileAt(each) === undefined)).toEqual([])
})

it.each(NOT_FOUND_PAGES)('excludes $file from search engines, without a preview card', ({ file }) => {
  const html = readText(file)
  const head = readHead(html)
  expect(head.get('robots')).toBe('noindex')
  expect(head.get('canonical')).toBe('')
  expect([...head.keys()].filter((name) => /^(og|twitter):/.test(name))).toEqual([])
  expect(readStructuredData(html)).toEqual([])
})

it('has different preview cards for the home page, the gallery and each template', () => {
  const cards = ['', 'media/', 'shop/1/', 'shop/2/', 'shop/3/'].map((path) => {
    const file = fileAt(readHead(readText(`${path}index.html`)).get('og:image') ?? '') ?? ''
    // Chats keep a picture for weeks, by its name.
    expect(file).toMatch(/(^|\/)preview-\w+\.jpg$/)
    return readBytes(file).toString('base64')
  })
  expect(new Set(cards).size).toBe(5)
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
  expect(listed).toEqual(
    [
      '',
      'media/',
      'shop/',
      'shop/1/',
      'shop/2/',
      'shop/3/',
      'editor/1/',
      'editor/2/',
      'editor/3/',
      'editor/daylight/',
    ].map((path) => HOME + path),
  )
  expect(listed.filter((address) => fileAt(address) === undefined)).toEqual([])
})

it('links a manifest on each page, which starts at the home page and has existing icons', async () => {
  const address = `${HOME}manifest.webmanifest`
  for (const { file } of ALL_PAGES)
    expect(readText(file)).toContain(
      '<link rel="manifest" href="/manifest.webmanifest" crossorigin="use-credentials">',
    )
  const manifest = JSON.parse(readText('manifest.webmanifest'))
  expect(manifest.name).toBe('Isolde Wren, under one moon')
  expect(new URL(manifest.start_url, address).href).toBe(HOME)
  expect(new URL(manifest.scope, address).href).toBe(HOME)
  for (const { src, sizes, type } of manifest.icons) {
    expect(src).toMatch(/^icon[-\w]*-\w+\.(png|svg)$/)
    const { width, height, format } = await sharp(
      readBytes(fileAt(new URL(src, address).href) ?? ''),
    ).metadata()
    expect(type, src).toBe(format === 'svg' ? 'image/svg+xml' : `image/${format}`)
    if (sizes !== 'any') expect(`${width}x${height}`, src).toBe(sizes)
  }
})

it('links icons whose names change with their bytes, and keeps those that programs ask for by name', () => {
  const links = [...readText('index.html').matchAll(/<link rel="(?:apple-touch-)?icon" href="([^"]+)"/g)]
  const fixed = ['favicon.ico', 'icon.svg', 'apple-touch-icon.png']
  const linked = links.map(([, address = '']) => fileAt(address) ?? address)
  expect(linked).toEqual([
    expect.stringMatching(/^favicon-\w+\.ico$/),
    expect.stringMatching(/^icon-\w+\.svg$/),
    expect.stringMatching(/^apple-touch-icon-\w+\.png$/),
  ])
  expect(linked.map(readBytes)).toEqual(fixed.map(readBytes))
})

it('declares the encoding of every page within its first 1,024 bytes', () => {
  const otherPages = [...filesIn('examples'), ...filesIn('editor/frame')].filter((file) =>
    file.endsWith('.html'),
  )
  for (const file of [...ALL_PAGES.map(({ file }) => file), ...otherPages])
    expect(readBytes(file).subarray(0, 1024).toString(), file).toMatch(/<meta charset="utf-8"/i)
})
