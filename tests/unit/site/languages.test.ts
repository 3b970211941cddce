import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { checkContent } from '../../../src/build/checks/checkContent.ts'
import { contentFiles } from '../../../src/build/contentFolder.ts'
import { forgetContent, importWithContent } from '../../../src/build/loadContent.ts'
import { markdownPages } from '../../../src/build/markdown/markdownFiles.ts'
import english from '../../../src/site/english.json' with { type: 'json' }
import { copyProject, leastContent, type ProjectCopy } from '../../helpers/projectCopy.ts'
import { type ModuleServer, serveModules } from '../../helpers/serveModules.ts'

type Prerender = typeof import('../../../src/prerender.tsx')
type Content = typeof import('../../../src/site/content.ts')
type Text = typeof import('../../../src/site/text.ts')
type Routes = typeof import('../../../src/routes.ts')
type EditorWords = typeof import('../../../src/site/editorWords.ts')

/** A site in Portuguese, with translations into English, Hebrew and Swiss German. */
const files = {
  ...leastContent,
  'site.ts': `export const site = {
  url: 'https://ada.example.com/night',
  language: 'pt',
  name: 'Ada',
  title: 'Ada, à noite',
  description: 'A página de Ada.',
  greeting: 'Olá',
  bio: ['Desenho o céu.'],
}
`,
  'projects.ts': "export const projects = [{ name: 'Taças', url: 'https://example.com/it' }]\n",
  'contact.ts':
    "export const contact = { endpoint: 'https://post.example.com/ada', missingEmail: 'E o email?' }\n",
  'publishing.ts': "export const publishing = { hostName: 'Porto', steps: ['Edite.', 'Exporte.'] }\n",
  'words.ts': "export const words = { gate: { enter: 'Entre' }, media: { back: 'Voltar' } }\n",
  'sections.ts': `export const sections = [
  { id: 'projects', emoji: '🏺', name: 'Peças', title: 'As minhas peças' },
  { id: 'shop', emoji: '🛍️', text: 'Para a sua página.' },
  { id: 'message', emoji: '💌' },
]
`,
  'editorWords.ts': "export const words = { toolbar: { export: 'Levar' }, kits: { bloodMoon: 'Lua' } }\n",
  'templates.ts': `export const templates = [{ id: 'lua', kit: '1', title: 'Lua', summary: 'Vermelha.' }]\n`,
  'pages/sobre.md': '---\ntitle: Sobre mim\ndescription: Quem sou.\nplace: menu\n---\nMoro longe.\n',
  'languages/en/pages/sobre.md': '---\ntitle: About me\ndescription: Who I am.\n---\nI live far away.\n',
  'languages/en/pages/post.md': '---\ntitle: Parcels\ndescription: How I send.\n---\nBy boat.\n',
  'languages/en/site.ts': "export const site = { language: 'en', greeting: 'Hello' }\n",
  'languages/en/projects.ts': "export const projects = [{ name: 'Bowls', url: 'https://example.com/it' }]\n",
  'languages/en/contact.ts': "export const contact = { missingEmail: 'Your email?' }\n",
  // Without templates the site has no shop in English.
  'languages/en/templates.ts': 'export const templates = []\n',
  'languages/he/site.ts': "export const site = { language: 'he', title: 'עדה' }\n",
  'languages/he/words.ts': `export const words = {
  gate: { enter: 'היכנסו' },
  sections: { projectsTitle: 'הכדים שלי', shopText: 'לדף שלך' },
}
`,
  'languages/he/publishing.ts': "export const publishing = { hostName: 'נמל' }\n",
  'languages/gsw/site.ts': "export const site = { language: 'gsw' }\n",
}
const published = new URL('https://ada.example.com/night/')

describe('A site in several languages', () => {
  let copy: ProjectCopy

  beforeAll(() => {
    vi.stubEnv('MOONGATE_CONTENT', '')
    vi.stubEnv('MOONGATE_LANGUAGE', '')
    vi.stubEnv('MOONGATE_URL', '')
    forgetContent()
    copy = copyProject(leastContent)
    for (const [name, code] of Object.entries(files)) {
      const file = join(copy.folder, 'src/content', name)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, code)
    }
  })

  afterAll(() => {
    copy.remove()
    vi.unstubAllEnvs()
    forgetContent()
  })

  const content = (language: string) =>
    importWithContent<Content>(copy.folder, 'src/site/content.ts', language)
  const text = async (language: string) =>
    (await importWithContent<Text>(copy.folder, 'src/site/text.ts', language)).text

  it('takes the fields and lists of a language from its own files, and the others from the default language', async () => {
    const { site, projects, publishing } = await content('en')
    expect(site).toMatchObject({
      language: 'en',
      greeting: 'Hello',
      title: 'Ada, à noite',
      bio: ['Desenho o céu.'],
    })
    expect(projects.map(({ name }) => name)).toEqual(['Bowls'])
    expect(publishing).toMatchObject({ hostName: 'Porto', steps: ['Edite.', 'Exporte.'] })
    const hebrew = await content('he')
    expect(hebrew.publishing).toMatchObject({ hostName: 'נמל', steps: ['Edite.', 'Exporte.'] })
    expect(hebrew.projects.map(({ name }) => name)).toEqual(['Taças'])
  })

  it('takes missing texts from the default language, but missing English texts from the project', async () => {
    expect(await text('he')).toMatchObject({ gate: { enter: 'היכנסו' }, media: { back: 'Voltar' } })
    expect((await text('en')).gate.enter).toBe(english.gate.enter)
    const editor = async (language: string) =>
      importWithContent<EditorWords>(copy.folder, 'src/site/editorWords.ts', language)
    expect((await editor('he')).editorWords.toolbar.export).toBe('Levar')
    expect((await editor('he')).ownTemplateNames).toEqual({ bloodMoon: 'Lua' })
    expect((await editor('en')).editorWords.toolbar.export).not.toBe('Levar')
  })

  it('takes the titles of the sections from the texts of a language, then from the list of the default language', async () => {
    const texts = async (language: string) =>
      (await content(language)).sections.map(({ name, title, text: lead }) => [name, title, lead])
    const { shop, shopTitle, message, messageTitle } = english.sections
    const messageTexts = [message, messageTitle, undefined]
    expect(await texts('')).toEqual([
      ['Peças', 'As minhas peças', undefined],
      [shop, shopTitle, 'Para a sua página.'],
      messageTexts,
    ])
    expect(await texts('he')).toEqual([
      ['Peças', 'הכדים שלי', undefined],
      [shop, shopTitle, 'לדף שלך'],
      messageTexts,
    ])
    expect((await texts('gsw'))[0]).toEqual(['Peças', 'As minhas peças', undefined])
    const { warnings } = await checkContent(copy.folder)
    expect(warnings.filter((warning) => warning.includes('sections.'))).toEqual([])
  })

  it('takes the titles of the sections from sections.ts when the default language is English', async () => {
    const englishSite = copyProject({
      ...leastContent,
      'sections.ts': "export const sections = [{ id: 'message', emoji: '💌', title: 'Write to Ada' }]\n",
      'words.ts': "export const words = { sections: { message: 'Mail', messageTitle: 'Say hello' } }\n",
    })
    try {
      const { sections } = await importWithContent<Content>(englishSite.folder, 'src/site/content.ts')
      expect(sections).toMatchObject([{ name: 'Mail', title: 'Write to Ada' }])
    } finally {
      englishSite.remove()
    }
  })

  it('shows the Markdown pages of a language, and a page of the default language when the language lacks it', async () => {
    const pagesIn = async (language: string) => {
      const { routes } = await importWithContent<Routes>(copy.folder, 'src/routes.ts', language)
      return routes.filter(({ page }) => page === 'markdown').map(({ path, name }) => [path, name])
    }
    expect(await pagesIn('')).toEqual([['/sobre', 'Sobre mim']])
    expect(await pagesIn('he')).toEqual([['/sobre', 'Sobre mim']])
    expect(await pagesIn('en')).toEqual([
      ['/post', 'Parcels'],
      ['/sobre', 'About me'],
    ])
    const [, about] = markdownPages(copy.folder, 'en')
    expect(about?.name).toBe('src/content/languages/en/pages/sobre.md')
  })

  it('is written in the direction of each language', async () => {
    expect((await content('')).site.direction).toBe('ltr')
    expect((await content('he')).site.direction).toBe('rtl')
  })

  it('sends the messages of every language to the same place, but does not share the default language’s answers', async () => {
    const { endpoint } = (await content('')).contact
    expect((await content('en')).contact).toMatchObject({ endpoint, missingEmail: 'Your email?' })
    expect((await content('he')).contact).toMatchObject({ endpoint, missingEmail: english.form.missingEmail })
  })

  it('shares the colours and the sky', () => {
    const shared = (language: string) => {
      const languageFiles = contentFiles(copy.folder, language)
      return [languageFiles['#content/sky.json'], languageFiles['#content/theme.json']]
    }
    expect(shared('en')).toEqual(shared(''))
    for (const file of shared('en')) expect(existsSync(file ?? '')).toBe(true)
  })

  describe.each([
    ['', '/night/', 'pt'],
    ['en', '/night/en/', 'en'],
    ['he', '/night/he/', 'he'],
  ])('when it is built with MOONGATE_LANGUAGE=%s', (language, base, tag) => {
    let server: ModuleServer
    let prerender: Prerender
    const routeAt = (path: string) => {
      const route = prerender.prerenderedRoutes.find((candidate) => candidate.path === path)
      if (!route) throw new Error(`There is no page at ${path}`)
      return route
    }
    const headAt = (path: string) => prerender.renderHead(routeAt(path), new URL(base, published))
    /** The links to other languages in the HTML of a page: `lang`, `hrefLang`, address and name. */
    const linksAt = async (path: string) => {
      const links = (await prerender.renderPage(routeAt(path))).matchAll(
        /<a href="([^"]*)" lang="([^"]*)" hrefLang="([^"]*)"[^>]*>([^<]*)<\/a>/g,
      )
      return [...links].map(([, href, lang, hreflang, name]) => [lang, hreflang, href, name])
    }

    beforeAll(async () => {
      vi.stubEnv('MOONGATE_LANGUAGE', language)
      forgetContent()
      server = await serveModules(copy.folder)
      prerender = await server.load<Prerender>('/src/prerender.tsx')
    })
    afterAll(async () => {
      await server.close()
      vi.stubEnv('MOONGATE_LANGUAGE', '')
      forgetContent()
    })

    it('says which language and which address each page has', () => {
      expect(prerender.documentTag).toContain(`lang="${tag}"`)
      expect(prerender.documentTag.includes('dir="rtl"')).toBe(tag === 'he')
      expect(headAt('/')).toContain(`<link rel="canonical" href="https://ada.example.com${base}"/>`)
    })

    it('names all versions of a page for search engines, with the default language as x-default', () => {
      const versions = (path: string) =>
        [...headAt(path).matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"\/>/g)].map(
          ([, hreflang, href]) => [hreflang, href],
        )
      const home = 'https://ada.example.com/night/'
      expect(versions('/')).toEqual([
        ['pt', home],
        ['en', `${home}en/`],
        ['gsw', `${home}gsw/`],
        ['he', `${home}he/`],
        ['x-default', home],
      ])
      if (tag !== 'en') expect(versions('/shop').map(([hreflang]) => hreflang)).not.toContain('en')
      expect(versions('/404')).toEqual([])
    })

    it('leads to the same page in the other languages, and to the home page of a language that lacks the page', async () => {
      const linksToAll = [
        ['pt', 'pt', '/night/', 'Português'],
        ['en', 'en', '/night/en/', 'English'],
        ['gsw', 'gsw', '/night/gsw/', 'Schwiizertüütsch'],
        ['he', 'he', '/night/he/', 'עברית'],
      ]
      const linksToOthers = linksToAll.filter(([lang]) => lang !== tag)
      expect(await linksAt('/')).toEqual(linksToOthers)
      expect(await linksAt('/404')).toEqual(linksToOthers)
      if (tag === 'en') return
      const linksToShops = linksToOthers.map(([lang, hreflang, href, name]) => [
        lang,
        hreflang,
        lang === 'en' ? href : `${href}shop/`,
        name,
      ])
      expect(await linksAt('/shop')).toEqual(linksToShops)
    })

    it('has one sitemap, which lists the pages of all languages', async () => {
      const siteFiles = await prerender.siteFiles(new URL(base, published))
      const sitemap = siteFiles.find(({ file }) => file === 'sitemap.xml')?.text
      if (language !== '') {
        expect(sitemap).toBeUndefined()
        return
      }
      const listed = [...(sitemap ?? '').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc)
      expect(listed).toEqual(
        expect.arrayContaining([published.href, `${published.href}en/`, `${published.href}he/shop/`]),
      )
      expect(listed).not.toContain(`${published.href}en/shop/`)
      expect(sitemap).toContain(
        `<xhtml:link rel="alternate" hreflang="he" href="https://ada.example.com/night/he/shop/"/>`,
      )
    })
  })
})
