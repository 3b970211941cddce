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

  /** The mistakes of a minimal content with one more file, without the folder in front of the file's name. */
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
  ])('is named when it is %s with a slip', async (file, text, sentence) => {
    const [mistake = '', ...others] = await mistakesIn(file, text)
    expect(mistake.startsWith(file)).toBe(true)
    expect([mistake.slice(file.length), ...others]).toEqual([sentence])
  })

  it.each([
    ['export const project = []\n', 'exports “project” in its place; write “export const projects = …”.'],
    ['export default []\n', 'exports a default in its place; write “export const projects = …”.'],
    ['const projects = []\n', 'exports nothing; write “export const projects = …”.'],
  ])('is named with its export when that has another name: %s', async (code, sentence) => {
    expect(await mistakesIn('projects.ts', code)).toEqual([`projects.ts: ${sentence}`])
  })

  it.each(['words.ts', 'editorWords.ts'])('is named with its export when %s has no texts', async (file) => {
    expect(await mistakesIn(file, 'export const text = {}\n')).toEqual([
      `${file}: exports “text” in its place; write “export const words = …”.`,
    ])
  })

  it('is named with its line and advice when an apostrophe stands in single quotes, or the syntax is wrong', async () => {
    const entry = (name: string) => `export const projects = [\n  { name: ${name}, url: '/' },\n]\n`
    expect(await mistakesIn('projects.ts', entry("'Ana's bowls'"))).toEqual([
      'projects.ts, line 2: an apostrophe ends a text in single quotes; write ’ for it, or put the text in double quotes.',
    ])
    expect(await mistakesIn('projects.ts', entry('"Ana\'s bowls" more'))).toEqual([
      expect.stringMatching(/^projects\.ts, line 2: .*; look for a missing quote, comma or bracket/),
    ])
  })
})
