import { missing, type Route, routes } from '../../src/routes.ts'
import { expect, test } from '../helpers/site.ts'

const printed: readonly Route[] = [...routes, ...Object.values(missing)]

const decoded = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&')

/** What a page's HTML says of itself, by the name of each tag. */
function readHead(html: string): Map<string, string> {
  const head = html.slice(0, html.indexOf('</head>'))
  const tags = [...head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)]
  const said = new Map(tags.map(([, name = '', content = '']) => [name, decoded(content)]))
  const titles = [...head.matchAll(/<title>([^<]*)<\/title>/g)]
  said.set('title', titles.map(([, title = '']) => decoded(title)).join(' | '))
  return said
}

for (const route of printed) {
  test(`The file of ${route.path} names the page and carries its preview card`, async ({ request }) => {
    const response = await request.get(`/${route.file}`)
    expect(response.headers()['content-type']).toContain('text/html')
    const html = await response.text()
    const head = readHead(html)
    expect(head.get('title')).toBe(route.title)
    expect(head.get('description')).toBe(route.description)
    expect(head.get('og:title')).toBe(route.title)
    expect(head.get('og:description')).toBe(route.description)
    expect(new URL(head.get('og:url') ?? '').pathname).toBe(route.path)
    expect(head.get('twitter:card')).toBe('summary_large_image')
    const card = await request.get(new URL(head.get('og:image') ?? '').pathname)
    expect(card.status()).toBe(200)
    expect(card.headers()['content-type']).toBe('image/jpeg')
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
  })
}

test('No two files have the same title or the same description', async ({ request }) => {
  const heads = await Promise.all(
    printed.map(async ({ file }) => readHead(await (await request.get(`/${file}`)).text())),
  )
  expect(new Set(heads.map((head) => head.get('title'))).size).toBe(printed.length)
  expect(new Set(heads.map((head) => head.get('description'))).size).toBe(printed.length)
})

test('Every link and picture of every page leads somewhere', async ({ request }) => {
  const found = new Set<string>()
  for (const { file } of printed) {
    const html = await (await request.get(`/${file}`)).text()
    for (const [, address = ''] of html.matchAll(/ (?:href|src)="(\/[^"#]*)/g)) found.add(address)
    for (const [, list = ''] of html.matchAll(/ srcset="([^"]*)"/gi))
      for (const candidate of list.split(',')) found.add(candidate.trim().split(' ')[0] ?? '')
  }
  expect(found.size).toBeGreaterThan(50)
  const broken: string[] = []
  for (const address of found) if ((await request.head(address)).status() !== 200) broken.push(address)
  expect(broken).toEqual([])
})
