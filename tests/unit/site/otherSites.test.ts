import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { checkContent } from '../../../src/build/content/checks/checkContent.ts'
import { forgetContent } from '../../../src/build/content/loadContent.ts'
import english from '../../../src/site/english.json' with { type: 'json' }
import { type ModuleServer, serveModules } from '../../helpers/serveModules.ts'

/*
 * A short check that the site works for any owner: the sites in `tests/sites` have no mistakes, and their pages
 * prerender with their own texts. `npm run tool -- owners` runs all checks on each of them.
 */

const root = join(import.meta.dirname, '../../..')
const SITES = 'tests/sites'
const sites = readdirSync(join(root, SITES))

type Prerender = typeof import('../../../src/prerender.tsx')
type Content = typeof import('../../../src/build/content/content.ts')
type TextModule = typeof import('../../../src/site/text.ts')

/** A text escaped for HTML. */
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll("'", '&#x27;')

describe.each(sites)('the site tests/sites/%s', (name) => {
  let server: ModuleServer

  beforeAll(async () => {
    vi.stubEnv('MOONGATE_CONTENT', `${SITES}/${name}`)
    forgetContent()
    server = await serveModules(root)
  })

  afterAll(async () => {
    await server.close()
    vi.unstubAllEnvs()
    forgetContent()
  })

  it('has no mistakes', async () => {
    expect((await checkContent(root)).mistakes).toEqual([])
  })

  it('has a heading on every page, and the owner’s lists on the home page', async () => {
    const prerender = await server.load<Prerender>('/src/prerender.tsx')
    const { site, projects, socials, sections } = await server.load<Content>('/src/build/content/content.ts')
    for (const route of prerender.prerenderedRoutes) {
      const html = await prerender.renderPage(route)
      expect(html, route.path).toMatch(/<h1[^>]*>[^<]/)
      if (route.page !== 'home') continue
      expect(html).toContain(escaped(site.greeting))
      const profiles = html.indexOf('id="socials"')
      for (const [index, paragraph] of site.bio.entries()) {
        const place = html.indexOf(escaped(paragraph))
        expect(place, paragraph).toBeGreaterThan(0)
        if (profiles > 0)
          expect(place < profiles).toBe(index < (site.paragraphsAboveProfiles ?? site.bio.length))
      }
      const shown = new Set<string>(sections.map(({ id }) => id))
      if (shown.has('projects')) for (const project of projects) expect(html).toContain(escaped(project.name))
      if (shown.has('socials')) for (const social of socials) expect(html).toContain(escaped(social.name))
    }
  })

  it('shows no English text that the owner has replaced', async () => {
    const prerender = await server.load<Prerender>('/src/prerender.tsx')
    const { text: ownTexts } = await server.load<TextModule>('/src/site/text.ts')
    const replaced = Object.entries(english).flatMap(([group, texts]) => {
      const own: Readonly<Record<string, string>> = ownTexts[group as keyof typeof ownTexts]
      // Pages show a text with placeholders in another form.
      return Object.entries(texts as Readonly<Record<string, string>>).flatMap(([key, text]) =>
        own[key] === text || text.includes('{') ? [] : [`>${escaped(text)}<`],
      )
    })
    for (const route of prerender.prerenderedRoutes) {
      const html = await prerender.renderPage(route)
      expect(replaced.filter((text) => html.includes(text))).toEqual([])
    }
  })
})
