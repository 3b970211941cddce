import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reportContent } from '../../../src/build/reportContent.ts'
import { leastContent } from '../../helpers/projectCopy.ts'
import { temporaryFolder } from '../../helpers/temporaryFolder.ts'

const root = join(import.meta.dirname, '../../..')

describe('A file of content that cannot be read', () => {
  let content: string
  beforeEach(async () => {
    content = join(await temporaryFolder(), 'content')
    mkdirSync(content)
    vi.stubEnv('MOONGATE_CONTENT', content)
  })
  afterEach(() => void vi.unstubAllEnvs())

  /** Checks a minimal site with this file added or replaced. Removes the path of the content folder from the messages. */
  async function mistakesIn(file: string, text: string): Promise<string[]> {
    for (const [name, code] of Object.entries({ ...leastContent, [file]: text }))
      writeFileSync(join(content, name), code)
    const { mistakes } = await reportContent(root)
    return mistakes.map((mistake) => mistake.replace(`${relative(root, content)}/`, ''))
  }

  it.each([
    [
      'theme.json',
      '{\n  "theme": "night",\n}\n',
      ', line 2: has a comma before a closing bracket; remove it.',
    ],
    ['sky.json', '', ': is empty; write {} into it, or remove it.'],
    ['sky.json', "{ 'gate': {} }", expect.stringMatching(/is not JSON; .* double quotes\.$/)],
  ])('is named with a remedy when %s has a mistake', async (file, text, sentence) => {
    const [mistake = '', ...others] = await mistakesIn(file, text)
    expect(mistake.startsWith(file)).toBe(true)
    expect([mistake.slice(file.length), ...others]).toEqual([sentence])
  })

  it.each([
    ['export const project = []\n', 'exports “project”, not “projects”; write “export const projects = …”.'],
    ['export default []\n', 'exports a default, not “projects”; write “export const projects = …”.'],
    ['const projects = []\n', 'exports nothing; write “export const projects = …”.'],
  ])('is named with the missing export: %s', async (code, sentence) => {
    expect(await mistakesIn('projects.ts', code)).toEqual([`projects.ts: ${sentence}`])
  })

  it.each(['words.ts', 'editorWords.ts'])(
    'is named with the missing export when %s exports another name than “words”',
    async (file) => {
      expect(await mistakesIn(file, 'export const text = {}\n')).toEqual([
        `${file}: exports “text”, not “words”; write “export const words = …”.`,
      ])
    },
  )

  it.each([
    ["name: 'Ana's bowls', url: '/'", 'an apostrophe ends a text in single quotes; write ’ for it'],
    ["name: 'Bowls, url: '/'", 'a text has no closing quote; write it'],
    ["name: 'Bowls, url: 'https://example.com'", 'a quote is missing, or stands within a text;'],
    ['name: "The "Ana" bowls", url: "/"', 'a quote is missing, or stands within a text;'],
    ["name: “Bowls”, url: '/'", '“ does not begin or end a text;'],
    ["name: Blue bowls, url: '/'", 'a text that begins with Blue has no quotes; write it in quotes.'],
    ["name: 'Bowls' url: '/'", 'a comma is missing before url.'],
    ["name: 'Bowls'\n    url: '/'", 'a comma is missing at the end of the line.'],
    ["name 'Bowls', url: '/'", 'a colon is missing after name.'],
    ["name = 'Bowls', url: '/'", 'there is a = after the name of a field; write : in its place.'],
    ["name: , url: '/'", 'a field has no value; write it after the colon.'],
    ["name: 'Bowls',, url: '/'", 'there is one comma too many; remove it.'],
    ["name: 'Bowls'; url: '/'", 'there is a ; in a list or a group of fields; write a comma'],
    ["name: 'Bowls', url: '/' }", 'there is one } too many'],
  ])('is named with its line and one plain sentence when it has the mistake %s', async (fields, sentence) => {
    const [mistake = '', ...others] = await mistakesIn(
      'projects.ts',
      `export const projects = [\n  { ${fields} },\n]\n`,
    )
    expect(others).toEqual([])
    expect(mistake.startsWith(`projects.ts, line 2: ${sentence}`), mistake).toBe(true)
  })

  it.each([
    [
      'words.ts',
      "export const words = {\n  gate: { enter: 'Entra en casa' },\n  page: { menu: Entra },\n}\n",
      3,
    ],
    ['projects.ts', 'export const projects = [{ name: Lantern, url: "/" }]\n', 1],
  ])('is named with its line when a text of %s has no quotes', async (file, code, line) => {
    // The text without quotes, as in `name: Lantern,`.
    const [, name] = code.match(/: (\w+)[ ,]/) ?? []
    expect(await mistakesIn(file, code)).toEqual([
      `${file}, line ${line}: a text that begins with ${name} has no quotes; write it in quotes.`,
    ])
  })

  it('is named with the line of a bracket that is not closed', async () => {
    const projects = (entries: string) => mistakesIn('projects.ts', `export const projects = [\n${entries}`)
    const bowls = "  { name: 'Bowls', url: '/'"
    expect(await projects(`${bowls}\n]\n`)).toEqual([
      'projects.ts, line 3: the { of line 2 is not closed; write } before this ].',
    ])
    expect(await projects(`${bowls},\n${bowls} },\n]\n`)).toEqual([
      'projects.ts, line 3: the { of line 2 is not closed; write } before this {.',
    ])
    expect(await projects(`${bowls} },\n\nexport const more = []\n`)).toEqual([
      'projects.ts, line 4: the [ of line 1 is not closed; write ] before this export.',
    ])
    expect(await projects(`${bowls} },\n`)).toEqual([
      'projects.ts, line 1: the [ here is not closed; write ] where it should end.',
    ])
  })

  it('is named with general advice and the compiler’s reason when the kind of mistake is unknown', async () => {
    expect(await mistakesIn('projects.ts', 'export const projects =\n')).toEqual([
      expect.stringMatching(
        /^projects\.ts, line \d: cannot be read; look for a missing quote, comma or bracket there or just above \(.+\)\.$/,
      ),
    ])
  })
})
