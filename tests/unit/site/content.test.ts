import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { forgetContent, importWithContent } from '../../../src/build/content/loadContent.ts'
import { type OwnerContent, ownerContent } from '../../helpers/ownerContent.ts'
import { leastContent } from '../../helpers/projectCopy.ts'
import { serveModules } from '../../helpers/serveModules.ts'

type Constants = typeof import('../../../src/site/constants.ts')
type Content = typeof import('../../../src/build/content/content.ts')
type Prerender = typeof import('../../../src/prerender.tsx')
type Routes = typeof import('../../../src/routes.ts')

/** Imports a module of the site with the present content. */
const load = <T>(module: string) => importWithContent<T>(process.cwd(), module)

describe('a site with the least content', () => {
  let content: OwnerContent
  beforeAll(() => {
    content = ownerContent({
      ...leastContent,
      'site.ts':
        leastContent['site.ts']?.replace('greeting', 'sky: { gate: false, moon: false }, greeting') ?? '',
      'sections.ts': 'export const sections = []',
      'sky.json': '{ "views": { "home": { "falling": false } } }',
    })
  })
  afterAll(() => content.remove())

  it('has a home page and a page for unknown addresses, and contacts no host', async () => {
    const { site, sections, cards, contact, outsideHosts } = await load<Content>(
      'src/build/content/content.ts',
    )
    expect(site).toMatchObject({ language: 'en', direction: 'ltr', bio: [] })
    expect([sections, cards]).toEqual([[], []])
    expect(contact.closed).not.toBe('')
    expect(outsideHosts).toEqual({ players: [], media: [], forms: [] })
    const { routes, notFoundPages } = await load<Routes>('src/routes.ts')
    expect(routes.map(({ path }) => path)).toEqual(['/'])
    expect(notFoundPages.map(({ path }) => path)).toEqual(['/404'])
  })

  it('shows its greeting, without gate, moon, navigation, form and sections', async () => {
    const { load: loadModule, close } = await serveModules(process.cwd())
    const { prerenderedRoutes, renderPage } = await loadModule<Prerender>('/src/prerender.tsx')
    const [home] = prerenderedRoutes
    const html = home ? await renderPage(home) : ''
    await close()
    expect(html).toMatch(/<h1[^>]*>Hello<\/h1>/)
    expect(html).not.toMatch(/data-gate-button|<(nav|form|section|iframe|image)[ >]/)
  })

  it('waits for a page that loads slowly while it is built', async () => {
    const { load: loadModule, close } = await serveModules(process.cwd())
    const { prerenderedRoutes, renderPage } = await loadModule<Prerender>('/src/prerender.tsx')
    const [home] = prerenderedRoutes
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const rendering = home ? renderPage(home) : ''
    await new Promise(setImmediate)
    vi.advanceTimersByTime(20_000)
    vi.useRealTimers()
    expect(await rendering).toMatch(/<h1[^>]*>Hello<\/h1>/)
    await close()
  })

  it('has the default of each constant that it does not list', async () => {
    const { constants } = await load<Constants>('src/site/constants.ts')
    expect(constants.views.home.falling).toBe(false)
    expect(constants.views.home.stars).toBe(100)
    expect(constants.gate.fadeOutMs).toBe(1000)
  })
})

describe('a site with every option', () => {
  beforeAll(() => {
    vi.stubEnv('MOONGATE_CONTENT', 'tests/sites/everything')
    forgetContent()
  })
  afterAll(() => {
    vi.unstubAllEnvs()
    forgetContent()
  })

  it('has its order, language and texts, and a template of another site', async () => {
    const { site, sections, cards } = await load<Content>('src/build/content/content.ts')
    expect(site.direction).toBe('rtl')
    expect(sections.map(({ id }) => id)).toEqual([
      'events',
      'projects',
      'media',
      'shop',
      'videos',
      'music',
      'message',
      'socials',
    ])
    expect(sections[0]?.name).toBe('مواعيد')
    expect(cards.map(({ editorLink }) => editorLink)).toEqual([
      '/editor/1',
      '/editor/3',
      'https://editor.example.com/',
    ])
    expect(cards[0]?.images).toHaveLength(6)
  })

  it('has an editor of each template, the shop’s first, and pages for galleries and texts', async () => {
    const { routes, documentTag } = await load<Routes>('src/routes.ts')
    expect(documentTag).toBe('<html lang="ar" dir="rtl">')
    const editors = routes.filter(({ page }) => page === 'editor')
    expect(editors.slice(0, 2)).toMatchObject([
      { path: '/editor/1', name: 'محرر قمر الدم' },
      { path: '/editor/3', name: 'محرر حالم وباستيلي' },
    ])
    expect(editors.map(({ path }) => path)).toContain('/editor/2')
    expect(routes.filter(({ page }) => page === 'media')).toMatchObject([
      { path: '/media', description: 'صور وخلفيات من ألعاب ليلى النجار.' },
      { path: '/night', name: 'ليل', description: 'اثنتا عشرة صورة لاثني عشر مدًا.', place: 'menu' },
      {
        path: '/the-long-way',
        description: 'The Long Way Home, and everything that was drawn on it: صور من ليلى النجار.',
      },
    ])
    expect(routes.filter(({ page }) => page === 'markdown')).toMatchObject([
      { path: '/press', place: 'menu' },
      { path: '/about', place: 'menu' },
      { path: '/privacy', place: 'footer' },
    ])
  })

  it('limits pages to the hosts that it uses', async () => {
    const { outsideHosts } = await load<Content>('src/build/content/content.ts')
    expect(outsideHosts).toEqual({
      players: [
        'https://open.spotify.com',
        'https://www.youtube-nocookie.com',
        'https://w.soundcloud.com',
        'https://embed.music.apple.com',
        'https://player.vimeo.com',
      ],
      media: ['https://songs.example.com', 'https://films.example.com'],
      forms: ['https://forms.example.com'],
    })
  })
})
