import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { DEFAULT_LANGUAGE } from '../../../src/build/languageFolders.ts'
import { forgetContent, importWithContent } from '../../../src/build/loadContent.ts'
import { markdownFiles } from '../../../src/build/markdown/markdownFiles.ts'
import { entryRows } from '../../../src/build/markdown/markdownRows.ts'
import { buildDay, upcomingEntries } from '../../../src/build/markdown/upcoming.ts'
import { ownContent } from '../../helpers/ownContent.ts'
import { leastContent } from '../../helpers/projectCopy.ts'
import { type ModuleServer, serveModules } from '../../helpers/serveModules.ts'

type Prerender = typeof import('../../../src/prerender.tsx')
type Journal = typeof import('../../../src/site/journal.ts')

const root = join(import.meta.dirname, '../../..')
const published = new URL('https://someone.example/some/base/')

it('An entry is shown from its date on, and an earlier build names the date', async () => {
  vi.stubEnv('MOONGATE_CONTENT', 'tests/sites/pottery')
  const buildOn = (day: string) => vi.stubEnv('MOONGATE_DATE', day)
  const paths = () => entryRows(root, '').map(({ path }) => path)
  buildOn('2096-02-29')
  expect(paths()).not.toContain('/journal/forno-novo')
  expect(upcomingEntries(markdownFiles(root, ''))).toEqual([
    'tests/sites/pottery/journal/forno-novo.md: is not shown before its date, 2096-03-01; build the site again on that day.',
  ])
  buildOn('2096-03-01')
  expect(paths()[0]).toBe('/journal/forno-novo')
  expect(upcomingEntries(markdownFiles(root, ''))).toEqual([])
  buildOn('2026-02-20')
  expect(upcomingEntries(markdownFiles(root, ''))).toEqual([
    '2 entries of the journal are not shown before their dates, the next one tests/sites/pottery/journal/barro-novo.md on 2026-03-02; build the site again on that day.',
  ])
  vi.unstubAllEnvs()
})

it.each(['tomorrow', '2027-99-99', '2027-02-29'])('A build refuses MOONGATE_DATE when it is %s', (date) => {
  vi.stubEnv('MOONGATE_DATE', date)
  expect(() => buildDay()).toThrow(`MOONGATE_DATE is ${date}, which is not a day`)
  vi.unstubAllEnvs()
})

it('A day begins for a build when it has begun anywhere on Earth', () => {
  expect(buildDay(Date.UTC(2026, 11, 24, 9))).toBe('2026-12-24')
  expect(buildDay(Date.UTC(2026, 11, 24, 10))).toBe('2026-12-25')
})

it('The tags are in the order of the site’s language when another language sorts them otherwise', async () => {
  const { remove } = ownContent({
    ...leastContent,
    'site.ts': leastContent['site.ts']?.replace('greeting', "language: 'sv',\n  greeting") ?? '',
    'journal/one.md':
      '---\ntitle: Ett\ndescription: Ett.\ndate: 2026-03-02\ntags: Zon, Åker, Apa\n---\n\nText.\n',
  })
  const { tags } = await importWithContent<Journal>(root, 'src/site/journal.ts', DEFAULT_LANGUAGE)
  expect(tags.map(({ name }) => name)).toEqual(['Apa', 'Zon', 'Åker'])
  remove()
})

describe('The journal of tests/sites/pottery', () => {
  let server: ModuleServer
  let prerender: Prerender
  const routeAt = (path: string) => {
    const route = prerender.routes.find((candidate) => candidate.path === path)
    if (!route) throw new Error(`There is no page at ${path}`)
    return route
  }
  const htmlAt = (path: string) => prerender.renderPage(routeAt(path))

  beforeAll(async () => {
    vi.stubEnv('MOONGATE_CONTENT', 'tests/sites/pottery')
    forgetContent()
    server = await serveModules(root)
    prerender = await server.load<Prerender>('/src/prerender.tsx')
  })
  afterAll(async () => {
    await server.close()
    vi.unstubAllEnvs()
    forgetContent()
  })

  it('lists its entries, the newest first, with their dates', async () => {
    const html = await htmlAt('/journal')
    expect(html).toMatch(/Barro novo[\s\S]*2 de março de 2026[\s\S]*A primeira fornada do ano/)
    expect(html).toContain('href="/journal/feed.xml"')
  })

  it('has a page for each tag that is used', async () => {
    const tagged = prerender.routes.map(({ path }) => path).filter((path) => path.startsWith('/journal/tag/'))
    expect(tagged).toEqual(['/journal/tag/cerâmica', '/journal/tag/forno'])
    expect(await htmlAt('/journal/tag/forno')).not.toContain('Barro novo')
  })

  it('leads from an entry to its neighbour and back to the list', async () => {
    const html = await htmlAt('/journal/primeira-fornada')
    expect(html).toContain('<time dateTime="2026-02-14"')
    expect(html).toContain('href="/journal/barro-novo"')
    expect(html).toMatch(/<a href="\/journal"[^>]*>Voltar ao diário/)
  })

  it('has a feed with whole texts and absolute addresses', async () => {
    const files = await prerender.siteFiles(published)
    const feed = files.find(({ file }) => file === 'journal/feed.xml')?.text ?? ''
    expect(feed).toContain('<updated>2026-03-02T00:00:00Z</updated>')
    expect(feed).toContain('<id>https://someone.example/some/base/journal/primeira-fornada/</id>')
    expect(feed).toContain('<category term="Cerâmica"/>')
    expect(feed).toContain('Duas taças, e um copo que já estava rachado.')
    const addresses = [...feed.matchAll(/(?:href|src|srcset)=(?:&quot;|")(.*?)(?:&quot;|")/g)]
    expect(addresses.length).toBeGreaterThan(5)
    for (const [, address] of addresses) expect(address).toMatch(/^https:/)
  })

  it('leaves out an entry that is dated in the future, with its tag', async () => {
    const files = await prerender.siteFiles(published)
    const outputs = [
      ...files.map(({ text }) => text),
      await htmlAt('/journal'),
      await htmlAt('/journal/barro-novo'),
    ]
    expect(prerender.routes.map(({ path }) => path)).not.toContain('/journal/forno-novo')
    for (const output of outputs) expect(output).not.toMatch(/forno-novo|futuro|O forno novo/)
  })

  it('names the feed on the home page, and says when an entry was published', () => {
    expect(prerender.renderHead(routeAt('/'), published)).toContain(
      'href="https://someone.example/some/base/journal/feed.xml"',
    )
    const head = prerender.renderHead(routeAt('/journal/barro-novo'), published)
    expect(head).toContain('<meta property="article:published_time" content="2026-03-02"/>')
  })
})
