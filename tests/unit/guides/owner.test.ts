import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { contentFiles } from '../../../src/build/contentFolder.ts'
import { forgetContent, importWithContent } from '../../../src/build/loadContent.ts'
import { reportContent } from '../../../src/build/reportContent.ts'
import { templateWords } from '../../../src/site/templateMeta.ts'
import { addPageOfYourOwn, namedBlocks, OWNERS_GUIDE, readGuide } from '../../helpers/guides.ts'
import { copyProject, leastContent, type ProjectCopy } from '../../helpers/projectCopy.ts'
import { type ModuleServer, serveModules } from '../../helpers/serveModules.ts'

type Prerender = typeof import('../../../src/prerender.tsx')
type Content = typeof import('../../../src/site/content.ts')

const root = join(import.meta.dirname, '../../..')
const guide = readGuide(OWNERS_GUIDE)
/** The owner's files in the guide. */
const files = namedBlocks(guide)
/** Width and height of each picture, px. Large enough for every use, such as the picture for chats. */
const PICTURE_PX = 1200

/** Draws each picture that the guide's files name. */
async function drawPictures(contentFolder: string): Promise<void> {
  const names = [...files.values()].flatMap((code) => [
    ...code.matchAll(/(?:src|image|icon|poster): '([^']+)'/g),
  ])
  for (const [, name = ''] of names) {
    const file = join(contentFolder, 'pictures', name)
    mkdirSync(dirname(file), { recursive: true })
    const background = { r: 20, g: 30, b: 60 }
    await sharp({ create: { width: PICTURE_PX, height: PICTURE_PX, channels: 3, background } }).toFile(file)
  }
}

describe('A site that is made as the owner’s guide says', () => {
  let copy: ProjectCopy
  let server: ModuleServer
  /** The route of a path, and the HTML of its page. */
  const pageAt = async (path: string) => {
    const prerender = await server.load<Prerender>('/src/prerender.tsx')
    const route = prerender.prerenderedRoutes.find((candidate) => candidate.path === path)
    if (!route) throw new Error(`There is no page at ${path}`)
    return { route, html: await prerender.renderPage(route) }
  }

  beforeAll(async () => {
    vi.stubEnv('MOONGATE_CONTENT', '')
    forgetContent()
    copy = copyProject(leastContent)
    const contentFolder = join(copy.folder, 'src/content')
    for (const [file, code] of files) {
      mkdirSync(dirname(join(contentFolder, file)), { recursive: true })
      writeFileSync(join(contentFolder, file), code)
    }
    await drawPictures(contentFolder)
    addPageOfYourOwn(copy.folder, 'Tryout')
    server = await serveModules(copy.folder)
    return () => server.close()
  })

  afterAll(() => {
    copy.remove()
    vi.unstubAllEnvs()
    forgetContent()
  })

  it('has no mistakes and no warnings', async () => {
    expect(await reportContent(copy.folder)).toEqual({ mistakes: [], warnings: [] })
  })

  it('has no type error', () => {
    const compiler = join(root, 'node_modules/typescript/bin/tsc')
    const check = () =>
      execFileSync(process.execPath, [compiler], { cwd: copy.folder, encoding: 'utf8', stdio: 'pipe' })
    expect(check).not.toThrow()
  })

  it('shows what its files say', async () => {
    const { site, socials, projects, games, tracks, videos, sections, templates } =
      await server.load<Content>('/src/site/content.ts')
    const { html: home } = await pageAt('/')
    const shown = [site.greeting, ...site.bio, ...[...socials, ...projects].map(({ name }) => name)]
    const titles = [...tracks, ...videos.map(({ video }) => video), ...sections].map(({ title }) => title)
    for (const text of [...shown, ...titles]) expect(home).toContain(text)
    const { html: media } = await pageAt('/media')
    for (const { id, title } of games) expect(media).toMatch(new RegExp(`id="${id}"[^]*${title}`))
    const { html: shop } = await pageAt('/shop')
    for (const { title } of templates) expect(shop).toContain(title)
    expect(shop).toContain('You may cancel within 24 hours')
    expect(shop).toContain('Drag the folder onto the page of Netlify Drop.')
  })

  it('has the texts, the colours and the sky that its files say', async () => {
    const { text } = await server.load<typeof import('../../../src/site/text.ts')>('/src/site/text.ts')
    expect(text.gate.enter).toBe('Come in')
    const { editorWords, ownTemplateNames } =
      await server.load<typeof import('../../../src/site/editorWords.ts')>('/src/site/editorWords.ts')
    expect(editorWords.toolbar.export).toBe('Take it home')
    const { metas, names } = await server.load<typeof import('../../../src/build/templateFolders.ts')>(
      '/src/build/templateFolders.ts',
    )
    expect(Object.keys(ownTemplateNames)).not.toEqual([])
    expect(Object.keys(templateWords(metas, names))).toEqual(
      expect.arrayContaining(Object.keys(ownTemplateNames)),
    )
    const { loadSample } =
      await server.load<typeof import('../../../src/templates/samples.ts')>('/src/templates/samples.ts')
    const { data } = await loadSample('1')
    // The file changes one of the four links.
    expect(data).toMatchObject({ name: 'Mora Nacht', links: [{ label: 'Mein neues Lied' }, {}, {}, {}] })
    const { palette } = await server.load<typeof import('../../../src/site/theme.ts')>('/src/site/theme.ts')
    expect(palette.accent).toEqual([0x9f, 0xe0, 0xb0])
    const { constants } =
      await server.load<typeof import('../../../src/site/constants.ts')>('/src/site/constants.ts')
    expect(constants).toMatchObject(JSON.parse(files.get('sky.json') ?? ''))
  })

  it('shows the page in Markdown with its heading, texts, picture and way back, and names it in the menu', async () => {
    const { route, html } = await pageAt('/about')
    expect(route.description).toBe('Who I am, and how my maps are made.')
    expect(html).toMatch(/<a href="\/"[^>]*>Back to Main<\/a><h1[^>]*>About<\/h1>/)
    expect(html).toContain('places that exist <strong>only at night</strong>')
    expect(html).toContain('<a href="/media">the galleries</a>')
    expect(html).toMatch(/alt="Mira Vale with a lantern, before a dark sea"[\s\S]*<figcaption>The harbour/)
    expect(html).toContain('<h2 id="how-a-map-is-made"')
    expect((await pageAt('/')).html).toContain('<li><a href="/about">About</a></li>')
  })

  it('has its texts in the second language, and in the default language when the second lacks them', async () => {
    const inGerman = <T>(module: string) => importWithContent<T>(copy.folder, module, 'de')
    const { site, projects } = await inGerman<Content>('src/site/content.ts')
    const { site: defaultLanguageSite, projects: defaultLanguageProjects } =
      await server.load<Content>('/src/site/content.ts')
    expect(site).toMatchObject({
      language: 'de',
      greeting: 'Hallo, ich bin Mira Vale',
      name: defaultLanguageSite.name,
    })
    expect(projects).toEqual(defaultLanguageProjects)
    const { text } = await inGerman<typeof import('../../../src/site/text.ts')>('src/site/text.ts')
    expect(text).toMatchObject({
      gate: { enter: 'Hereinspaziert' },
      page: { footer: '{name}, drawn after dark' },
    })
    const { html } = await pageAt('/')
    expect(html).toMatch(/<a href="\/de\/" lang="de" [^>]*>Deutsch<\/a>/)
  })

  it('shows the extra page with its heading, title, description and way back, and names it in every menu', async () => {
    const { site } = await server.load<Content>('/src/site/content.ts')
    const { route, html } = await pageAt('/tryout')
    expect(route).toMatchObject({ title: `Tryout · ${site.name}`, description: 'Where I draw.' })
    expect(html).toMatch(/<a href="\/"[^>]*>Back to Main<\/a><h1[^>]*>Tryout<\/h1>/)
    expect(html).toContain('<p>Come and see how a map is made.</p>')
    for (const path of ['/', '/media', '/404'])
      expect((await pageAt(path)).html).toContain('<li><a href="/tryout">Tryout</a></li>')
    expect(html).toContain('<a aria-current="page" href="/tryout">Tryout</a>')
  })
})

it('The owner’s guide names each file that content can have, and what it exports', () => {
  const rows = guide.matchAll(/^\| `([\w.]+)` \| (?:`(\w+)`|an object) \|/gm)
  const named = Object.fromEntries([...rows].map(([, file, exported]) => [file, exported ?? 'default']))
  const declarations = readFileSync(join(root, 'src/site/contentModules.d.ts'), 'utf8')
  const exported = Object.keys(contentFiles(root)).map((module) => {
    const [, body = ''] = declarations.split(`declare module '${module}' {`)
    return [module.replace('#content/', ''), /export (?:const|(?=default)) ?(\w+)/.exec(body)?.[1]]
  })
  expect(named).toEqual(Object.fromEntries(exported))
})
