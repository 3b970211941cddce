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

  it('is named with its line and the compiler’s message when its syntax is wrong', async () => {
    const [mistake = '', ...others] = await mistakesIn(
      'projects.ts',
      "export const projects = [\n  { name: 'Ana's bowls', url: '/' },\n]\n",
    )
    expect(others).toEqual([])
    expect(mistake).toContain('projects.ts:2:')
    expect(mistake).toContain('Expected `,` or `}`')
    expect(mistake).toContain("{ name: 'Ana's bowls', url: '/' },")
  })

  it('is named when a text has no quotes', async () => {
    expect(
      await mistakesIn('projects.ts', 'export const projects = [{ name: Lantern, url: "/" }]\n'),
    ).toEqual(['projects.ts: Lantern is not defined'])
  })
})
