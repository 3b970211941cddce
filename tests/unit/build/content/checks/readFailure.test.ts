import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { checkContent } from '../../../../../src/build/content/checks/checkContent.ts'
import { leastContent } from '../../../../helpers/projectCopy.ts'
import { temporaryFolder } from '../../../../helpers/temporaryFolder.ts'

const root = join(import.meta.dirname, '../../../../..')

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
    const { mistakes } = await checkContent(root)
    return mistakes.map((mistake) => mistake.replace(`${relative(root, content)}/`, ''))
  }

  it.each([
    [
      'theme.json',
      '{\n  "theme": "night",\n}\n',
      /^theme\.json, line 3: is not JSON \(.+\); .* no comma before/,
    ],
    ['sky.json', '', /^sky\.json: is not JSON \(.+\); write/],
    ['sky.json', "{ 'gate': {} }", /^sky\.json, line 1: is not JSON \(.+\); write names and texts in double/],
  ])('is named with a remedy when %s has the mistake %j', async (file, text, sentence) => {
    expect(await mistakesIn(file, text)).toEqual([expect.stringMatching(sentence)])
  })

  it.each([
    ['projects.ts', 'export const project = []\n', 'projects'],
    ['projects.ts', 'export default []\n', 'projects'],
    ['projects.ts', 'const projects = []\n', 'projects'],
    ['words.ts', 'export const text = {}\n', 'words'],
    ['editorWords.ts', 'export const text = {}\n', 'words'],
  ])('is named with the missing export when %s has the code %j', async (file, code, name) => {
    expect(await mistakesIn(file, code)).toEqual([
      `${file}: has no “${name}”; write “export const ${name} = …”.`,
    ])
  })

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
