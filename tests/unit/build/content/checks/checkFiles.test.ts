import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import {
  encodingMistakes,
  misnamedFiles,
  missingSite,
} from '../../../../../src/build/content/checks/checkFiles.ts'
import { temporaryFolder } from '../../../../helpers/temporaryFolder.ts'

const root = join(import.meta.dirname, '../../../../..')
afterEach(() => void vi.unstubAllEnvs())

/** The messages about a content folder, without its path. @param folders names of its empty folders */
async function messagesFor(
  files: Readonly<Record<string, string>>,
  folders: readonly string[] = [],
): Promise<string[]> {
  const content = join(await temporaryFolder(), 'content')
  vi.stubEnv('MOONGATE_CONTENT', content)
  for (const folder of ['', ...folders]) mkdirSync(join(content, folder))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(content, name), text)
  return misnamedFiles(root, ['events.ts', 'site.ts']).map((message) =>
    message.replace(`${relative(root, content)}/`, ''),
  )
}

const sentence = (name: string, rightName: string) =>
  `${name}: is not a file that the site reads; call it “${rightName}”, or remove it.`

it.each([
  ['evnts.ts', 'export const events = []\n', 'events.ts'],
  ['skye.json', '{}', 'sky.json'],
])('names %s, which the site does not read, and suggests the right name', async (name, text, rightName) => {
  expect(await messagesFor({ [name]: text })).toEqual([sentence(name, rightName)])
})

it('names a folder that the site does not read, and suggests the right name', async () => {
  expect(await messagesFor({}, ['page', 'picture'])).toEqual([
    sentence('page', 'pages'),
    sentence('picture', 'pictures'),
  ])
})

it('asks for site.ts when it is missing', async () => {
  vi.stubEnv('MOONGATE_CONTENT', await temporaryFolder())
  expect(missingSite(root)).toEqual([
    expect.stringMatching(/\/site\.ts: is missing; write it, as in the owner’s guide\.$/),
  ])
  vi.stubEnv('MOONGATE_CONTENT', 'tests/sites/sample')
  expect(missingSite(root)).toEqual([])
})

it('names a text file that is not in UTF-8, as an old editor of Windows saves it', async () => {
  const content = await temporaryFolder()
  vi.stubEnv('MOONGATE_CONTENT', content)
  mkdirSync(join(content, 'pages'))
  writeFileSync(join(content, 'pages/about.md'), Buffer.from('Caf\xe9', 'latin1'))
  writeFileSync(join(content, 'site.ts'), '// Café')
  expect(await encodingMistakes(root)).toEqual([
    expect.stringMatching(/pages\/about\.md: is not in UTF-8; save it as UTF-8\.$/),
  ])
})

it('accepts files that the site reads, their copies, and other modules and folders', async () => {
  const events = 'export const events = []\n'
  const files = {
    'events.ts': events,
    'events-2025.ts': events,
    'prices.ts': 'export const bowl = 3\n',
    'README.md': '',
  }
  expect(await messagesFor(files, ['pages', 'notes'])).toEqual([])
})
