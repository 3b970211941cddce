import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { checkContent } from '../../../../src/build/checks/checkContent.ts'
import { pathsTakenByLanguages } from '../../../../src/build/checks/checkLanguages.ts'
import { forgetContent } from '../../../../src/build/loadContent.ts'
import { leastContent } from '../../../helpers/projectCopy.ts'
import { temporaryFolder } from '../../../helpers/temporaryFolder.ts'

const root = join(import.meta.dirname, '../../../..')
const GERMAN = "export const site = { language: 'de' }\n"

describe('the check of additional languages', () => {
  let content: string
  beforeEach(async () => {
    content = join(await temporaryFolder(), 'content')
    vi.stubEnv('MOONGATE_CONTENT', content)
    vi.stubEnv('MOONGATE_LANGUAGE', '')
    forgetContent()
  })
  afterEach(() => {
    vi.unstubAllEnvs()
    forgetContent()
  })

  /** Checks a minimal site with these files. The path of the content folder is removed from the messages. */
  async function reportWith(files: Readonly<Record<string, string>>) {
    for (const [name, code] of Object.entries({ ...leastContent, ...files })) {
      mkdirSync(dirname(join(content, name)), { recursive: true })
      writeFileSync(join(content, name), code)
    }
    const { mistakes, warnings } = await checkContent(root)
    const withoutFolder = (text: string) => text.replaceAll(`${relative(root, content)}/`, '')
    return { mistakes: mistakes.map(withoutFolder), warnings: warnings.map(withoutFolder) }
  }
  const mistakesWith = async (files: Readonly<Record<string, string>>) => (await reportWith(files)).mistakes

  it('accepts a language whose site.ts has only the tag, and a language with several files', async () => {
    const files = {
      'languages/de/site.ts': GERMAN,
      'languages/pt-BR/site.ts':
        "export const site = { language: 'pt-BR', url: 'https://ada.example.com' }\n",
      'languages/pt-BR/words.ts': "export const words = { gate: { enter: 'Entre' } }\n",
      'languages/pt-BR/.DS_Store': '',
    }
    expect(await reportWith(files)).toEqual({ mistakes: [], warnings: [] })
  })

  it.each([
    ['german', 'call the folder “de”'],
    ['Deutsch', 'call the folder “de”'],
    ['pt_br', 'call the folder “pt-BR”'],
    ['DE', 'call the folder “de”'],
    ['qq', 'call the folder as in en, pt-BR or ar'],
    ['my second language', 'call the folder as in en, pt-BR or ar'],
  ])('names a folder that is called %s, and suggests a name', async (name, advice) => {
    expect(await mistakesWith({ [`languages/${name}/site.ts`]: GERMAN })).toEqual([
      `languages/${name} is not called after a language’s tag; ${advice}.`,
    ])
  })

  it('reports a missing picture once, in the file that names it', async () => {
    const chatPicture = "chatPicture: { src: 'bowl.png', alt: 'A bowl' }"
    const siteWithPicture = leastContent['site.ts']?.replace('greeting', `${chatPicture},\n  greeting`) ?? ''
    expect(await mistakesWith({ 'site.ts': siteWithPicture, 'languages/de/site.ts': GERMAN })).toEqual([
      'site.ts: the picture bowl.png is not in pictures; put it there, or name one that is.',
    ])
  })

  it('names a folder when it has the default language’s tag', async () => {
    expect(await mistakesWith({ 'languages/en/site.ts': GERMAN })).toEqual([
      'languages/en is called after the language of your site.ts, which needs no folder; call it after another one, or remove it.',
    ])
  })

  it('names a folder that is empty, or has no site.ts', async () => {
    expect(await mistakesWith({ 'languages/de/.DS_Store': '' })).toEqual([
      'languages/de is empty; put a site.ts into it, or remove it.',
    ])
    expect(await mistakesWith({ 'languages/de/words.ts': 'export const words = {}\n' })).toEqual([
      "languages/de has no site.ts; write one, at least with “export const site = { language: 'de' }”.",
    ])
  })

  it('names a file of a language when the site does not read it there', async () => {
    const files = {
      'languages/de/site.ts': GERMAN,
      'languages/de/porjects.ts': '',
      'languages/de/sky.json': '{}',
      'languages/words.ts': '',
    }
    expect(await mistakesWith(files)).toEqual([
      'languages/words.ts is in no language’s folder; put it into one, as in languages/en/words.ts.',
      'languages/de/porjects.ts is not a file of the site; write “projects.ts”, or remove it.',
      'languages/de/sky.json is not used, because all languages share that of the first; remove it.',
    ])
  })

  it('names the file and the field when a text of a language is wrong', async () => {
    const files = {
      'languages/de/site.ts':
        "export const site = { language: 'pt', url: 'https://other.net', titel: 'Ada' }\n",
      'languages/de/projects.ts': "export const projects = [{ name: '', url: '/' }]\n",
      'languages/de/words.ts': 'export const words = { gates: {} }\n',
    }
    expect(await mistakesWith(files)).toEqual([
      'languages/de/site.ts: url differs from the one in your first site.ts; leave it out here.',
      "languages/de/site.ts: language is not the one of its folder; write “language: 'de'”.",
      'languages/de/site.ts: has “titel”, which the site does not know; write “title”, or remove it.',
      'languages/de/projects.ts: entry 1: name is empty; write some words, or leave it out.',
      'languages/de/words.ts: has “gates”, which the site does not know; write “gate”, or remove it.',
    ])
  })

  it('warns once of a dead link in a file that languages share, and names the language’s file when the link is only in one language', async () => {
    const files = {
      'projects.ts': "export const projects = [{ name: 'Sea', url: '/sea' }]\n",
      'languages/de/site.ts': GERMAN,
      'languages/pt/site.ts': "export const site = { language: 'pt' }\n",
      'languages/pt/projects.ts': "export const projects = [{ name: 'Mar', url: '/mar' }]\n",
    }
    const { mistakes, warnings } = await reportWith(files)
    expect(mistakes).toEqual([])
    expect(warnings).toEqual([
      expect.stringMatching(/^projects\.ts: “Sea”: url leads to \/sea/),
      expect.stringMatching(/^languages\/pt\/projects\.ts: “Mar”: url leads to \/mar/),
    ])
  })

  it('checks the links of a Markdown text only in the language of the text', async () => {
    const page = (body: string) => `---\ntitle: Sea\ndescription: The sea.\n---\n${body}\n`
    const files = {
      'pages/sea.md': page('## Tides\n\nWater.'),
      'pages/moon.md': page('It makes [tides](/sea#tides).'),
      'languages/de/site.ts': GERMAN,
      'languages/de/pages/sea.md': page('## Gezeiten\n\nMehr [davon](#tides).'),
    }
    const { mistakes, warnings } = await reportWith(files)
    expect(mistakes).toEqual([])
    expect(warnings).toEqual([expect.stringMatching(/^languages\/de\/pages\/sea\.md, line 7: .*#tides/)])
  })

  it('names MOONGATE_LANGUAGE when its language has no folder', async () => {
    vi.stubEnv('MOONGATE_LANGUAGE', 'fr')
    expect(await mistakesWith({ 'languages/de/site.ts': GERMAN })).toEqual([
      'MOONGATE_LANGUAGE is fr, which has no folder in languages.',
    ])
  })
})

it('A page is named when the first segment of its path is the tag of a language', () => {
  expect(pathsTakenByLanguages(['/', '/enter', '/en', '/en/tide'], ['en', 'de'])).toEqual([
    'The page /en stands where the language en has its pages; give it another path.',
    'The page /en/tide stands where the language en has its pages; give it another path.',
  ])
})
