import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import editorEnglish from '../../../src/site/editorEnglish.json' with { type: 'json' }
import english from '../../../src/site/english.json' with { type: 'json' }
import exportedEnglish from '../../../src/site/exportedEnglish.json' with { type: 'json' }
import { names } from '../../../src/templates/templateFiles.ts'
import { metas, templateWords } from '../../../src/templates/templateMeta.ts'
import { type OwnerContent, ownerContent } from '../../helpers/ownerContent.ts'
import { type ModuleServer, serveModules } from '../../helpers/serveModules.ts'
import { socials } from '../../sites/everything/socials.ts'

type Prerender = typeof import('../../../src/prerender.tsx')
type Kits = typeof import('../../../src/templates/engine/kit/kits.ts')
type BlankSite = typeof import('../../../src/templates/engine/sample/blankSite.ts')
type RenderSite = typeof import('../../../src/templates/engine/render/renderSite.ts')
type TextGroups = Readonly<Record<string, Readonly<Record<string, string>>>>

const root = join(import.meta.dirname, '../../..')
const folder = join(root, 'tests/sites/everything')

/** Texts in brackets. A text that shows without brackets is the owner's, or cannot be replaced. */
const marked = (groups: TextGroups): TextGroups =>
  Object.fromEntries(
    Object.entries(groups).map(([group, texts]) => [
      group,
      Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, `⟦${text}⟧`])),
    ]),
  )

const sectionWords = import.meta.glob<TextGroups>('../../../src/sections/*/words.json', {
  eager: true,
  import: 'default',
})
const groups: Record<string, Readonly<Record<string, string>>> = {}
for (const part of [english, ...Object.values(sectionWords)])
  for (const [group, texts] of Object.entries(part)) groups[group] = { ...groups[group], ...texts }

const content = new Map(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => [name, readFileSync(join(folder, name))]),
)
content.delete('words.ts')
content.delete('editorWords.ts')
// A link to a profile is named by both texts.
const profiles = socials.map(({ name, handle }) => `${name} ${handle}`)
const ownersTexts = [...content.values(), ...profiles].join('\n')

/** The lines of a text outside brackets, without the owner's texts. A title may join two of them. */
function englishLines(text: string): string[] {
  let outside = text
  for (let before = ''; before !== outside; ) {
    before = outside
    outside = outside.replaceAll(/⟦[^⟦⟧]*⟧/g, '')
  }
  return outside
    .split(/\n| · /)
    .map((line) => line.trim().replace(/^\d+\. /, ''))
    .filter((line) => /\p{L}/u.test(line) && !ownersTexts.includes(line))
}

/** The lines of a page that are English, also those for screen readers and search engines. */
function englishIn(html: string): string[] {
  const decoded = (text: string) =>
    text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&')
  // The browser's own formats have the dates.
  const body = html.replaceAll(/<(script|style|svg|time)\b.*?<\/\1>/gs, '')
  const attributes = body.matchAll(/ (?:alt|aria-label|title|placeholder)="([^"]*)"/g)
  const metadata = body.matchAll(
    /<meta (?:name|property)="(?:description|og:title|og:image:alt)" content="([^"]*)"/g,
  )
  return [
    ...englishLines(decoded(body.replaceAll(/<!--.*?-->/gs, '').replaceAll(/<[^>]*>/g, '\n'))),
    ...[...attributes, ...metadata].flatMap(([, text = '']) => englishLines(decoded(text))),
  ]
}

/** A page without its parts in English: texts in an element with `lang` and `dir`, and tags whose names `lang` is for. */
function withoutEnglishParts(html: string): string {
  return html
    .replaceAll(/<span lang="en" dir="ltr">.*?<\/span>/gs, '')
    .replaceAll(/<\w+ [^>]*\blang="en"[^>]*>/g, '')
}

describe('An owner who has translated nothing', () => {
  let own: OwnerContent
  let server: ModuleServer

  beforeAll(async () => {
    own = ownerContent({
      ...Object.fromEntries(content),
      'site.ts': String(content.get('site.ts')).replace('gate: false', 'gate: true'),
    })
    server = await serveModules(root)
  })
  afterAll(async () => {
    await server.close()
    own.remove()
  })

  it('has every English text of every page marked as English', async () => {
    const { prerenderedRoutes, renderPage } = await server.load<Prerender>('/src/prerender.tsx')
    for (const route of prerenderedRoutes) {
      const html = await renderPage(route)
      expect(englishIn(html).length, route.path).toBeGreaterThan(0)
      expect(englishIn(withoutEnglishParts(html)), route.path).toEqual([])
    }
  })

  it('has the English texts of dialogs marked as English', async () => {
    const { AlertDialog } =
      await server.load<typeof import('../../../src/ui/AlertDialog.tsx')>('/src/ui/AlertDialog.tsx')
    const { Lightbox } =
      await server.load<typeof import('../../../src/ui/Lightbox.tsx')>('/src/ui/Lightbox.tsx')
    const pictures = [
      { src: 'upright.jpg', alt: 'ليلى من الجانب أمام قمر كبير' },
      { src: 'anfora.webp', alt: '' },
    ]
    const none = () => {}
    const html = renderToStaticMarkup([
      createElement(AlertDialog, { key: 'alert', message: 'Link copied.', onClose: none }),
      createElement(Lightbox, { key: 'lightbox', pictures, index: 0, onIndex: none, onClose: none }),
    ])
    expect(englishIn(html)).toEqual(expect.arrayContaining(['Link copied.', 'All right', 'Next picture']))
    expect(englishIn(withoutEnglishParts(html))).toEqual([])
  })

  it('has the own texts between English ones in the language of the site', async () => {
    const { prerenderedRoutes, renderPage } = await server.load<Prerender>('/src/prerender.tsx')
    const home = prerenderedRoutes.find(({ path }) => path === '/')
    const html = home ? await renderPage(home) : ''
    expect(html).toContain('>أهلًا، أنا ليلى النجار</h1>')
    expect(html).toContain('<bdi lang="ar">ليلى النجار</bdi>, made after dark</span>')
    expect(html).toMatch(/<nav aria-label="Pages" lang="en"[^>]*><ul lang="ar">/)
  })
})

describe('An owner’s words', () => {
  let own: OwnerContent
  let server: ModuleServer

  beforeAll(async () => {
    const editorText = marked({
      ...editorEnglish,
      exported: exportedEnglish,
      kits: templateWords(metas, names),
    })
    own = ownerContent({
      ...Object.fromEntries(content),
      // With a gate, which has a text.
      'site.ts': String(content.get('site.ts')).replace('gate: false', 'gate: true'),
      'words.ts': `export const words = ${JSON.stringify(marked(groups))}`,
      'editorWords.ts': `export const words = ${JSON.stringify(editorText)}`,
    })
    server = await serveModules(root)
  })
  afterAll(async () => {
    await server.close()
    own.remove()
  })

  it('replace every English text of every page', async () => {
    const { prerenderedRoutes, renderHead, renderPage } = await server.load<Prerender>('/src/prerender.tsx')
    const homeUrl = new URL('https://someone.example.com/layla/')
    for (const route of prerenderedRoutes) {
      const html = renderHead(route, homeUrl) + (await renderPage(route))
      expect(html).toContain('⟦')
      expect(englishIn(html), route.path).toEqual([])
    }
  })

  it('replace every English text of an exported page and of the files beside it', async () => {
    const { loadKit } = await server.load<Kits>('/src/templates/engine/kit/kits.ts')
    const { blankSite } = await server.load<BlankSite>('/src/templates/engine/sample/blankSite.ts')
    const { renderSite } = await server.load<RenderSite>('/src/templates/engine/render/renderSite.ts')
    const kit = await loadKit('1')
    const { data, pictures } = blankSite(kit, 'ar')
    const files = new Map(
      (await renderSite(kit, data, pictures)).map(({ path, bytes }) => [
        path,
        new TextDecoder().decode(bytes),
      ]),
    )
    const firstLine = (path: string) =>
      files
        .get(path)
        ?.split('\n')[0]
        ?.replaceAll(/^\/\*|\*\/$/g, '') ?? ''
    expect(englishIn(files.get('index.html') ?? '')).toEqual([])
    expect(englishLines(files.get('README.txt') ?? '')).toEqual([])
    expect(englishLines(firstLine('style.css'))).toEqual([])
    expect(englishLines(firstLine('licences.txt'))).toEqual([])
  })
})
