import { afterEach, describe, expect, it } from 'vitest'
import { forgetContent, importWithContent } from '../../../src/build/content/loadContent.ts'
import { TEMPLATE_IDS } from '../../../src/templates/templateList.ts'
import { isOwnersPage } from '../../helpers/ownersPages.ts'

const contentBefore = process.env.MOONGATE_CONTENT

/** Imports a module of the site with the content of another folder. */
function withContent<T>(folder: string, module: string): Promise<T> {
  process.env.MOONGATE_CONTENT = folder
  return importWithContent<T>(process.cwd(), module)
}

afterEach(() => {
  if (contentBefore === undefined) delete process.env.MOONGATE_CONTENT
  else process.env.MOONGATE_CONTENT = contentBefore
  forgetContent()
})

type Routes = typeof import('../../../src/routes.ts')
type Content = typeof import('../../../src/build/content/content.ts')

describe('the content of another folder', () => {
  it('may be few files: pages and sections of missing files are left out', async () => {
    const { site, sections, cards, contact } = await withContent<Content>(
      'tests/sites/small',
      'src/build/content/content.ts',
    )
    expect(site).toMatchObject({ language: 'en', direction: 'ltr', bio: [] })
    expect([sections, cards]).toEqual([[], []])
    expect(contact.closed).not.toBe('')
    const { routes, notFoundPages } = await withContent<Routes>('tests/sites/small', 'src/routes.ts')
    const builtInRoutes = routes.filter((route) => !isOwnersPage(route))
    expect(builtInRoutes.map(({ path }) => path)).toEqual(['/'])
    expect(notFoundPages.map(({ path }) => path)).toEqual(['/404'])
  })

  it('may have its own order, language and texts, and an external template', async () => {
    const { site, sections, cards } = await withContent<Content>(
      'tests/sites/large',
      'src/build/content/content.ts',
    )
    expect(site.direction).toBe('rtl')
    expect(sections.map(({ id }) => id)).toEqual([
      'music',
      'projects',
      'media',
      'shop',
      'events',
      'videos',
      'message',
      'socials',
    ])
    expect(sections[0]?.name).toBe('موسيقى')
    expect(cards.map(({ editorLink }) => editorLink)).toEqual([
      '/editor/1',
      '/editor/3',
      'https://editor.example.com/',
    ])
    expect(cards[0]?.images).toHaveLength(6)
    const { routes, documentTag } = await withContent<Routes>('tests/sites/large', 'src/routes.ts')
    const editors = routes.filter(({ page }) => page === 'editor')
    const inShop = ['/editor/1', '/editor/3']
    const unlisted = TEMPLATE_IDS.map((id) => `/editor/${id}`).filter((path) => !inShop.includes(path))
    expect(editors.map(({ path }) => path)).toEqual([...inShop, ...unlisted])
    for (const { title } of editors) expect(title).not.toMatch(/undefined|\{/)
    expect(documentTag).toBe('<html lang="ar" dir="rtl">')
  })

  it('may have galleries of any name, without a game', async () => {
    const { routes } = await withContent<Routes>('tests/sites/pottery', 'src/routes.ts')
    const pages = routes.filter(({ page }) => page === 'media')
    expect(pages).toMatchObject([
      {
        path: '/tacas',
        view: 'media',
        name: 'Taças',
        description: 'Doze taças para doze marés.',
        place: 'menu',
      },
      { path: '/pratos', description: 'Pratos do forno velho: fotografias de Ana Ribeiro.' },
    ])
    const { sections } = await withContent<Content>('tests/sites/pottery', 'src/build/content/content.ts')
    expect(sections.map(({ id }) => id)).toContain('media')
  })

  it('overrides only the constants that it lists', async () => {
    const { constants } = await withContent<typeof import('../../../src/site/constants.ts')>(
      'tests/sites/small',
      'src/site/constants.ts',
    )
    expect(constants.views.home.falling).toBe(false)
    expect(constants.gate.fadeOutMs).toBeGreaterThan(0)
  })

  it('limits pages to the hosts that it uses', async () => {
    type Hosts = typeof import('../../../src/sections/outsideHosts.ts')
    const hosts = async (name: string) =>
      (await withContent<Hosts>(`tests/sites/${name}`, 'src/sections/outsideHosts.ts')).outsideHosts
    expect(await hosts('small')).toEqual({ players: [], media: [], forms: [] })
    expect(await hosts('large')).toEqual({
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
