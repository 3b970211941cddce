import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { copyPublicFiles } from '../../../../src/build/content/publicFiles.ts'
import type { BuiltSite } from '../../../../src/build/prerender/builtSite.ts'
import { ownerContent } from '../../../helpers/ownerContent.ts'
import { temporaryFolder } from '../../../helpers/temporaryFolder.ts'

it('puts the owner’s public files into the site, also in place of the project’s files', async () => {
  const { put, remove } = ownerContent()
  onTestFinished(remove)
  put({ 'public/icon.svg': '<svg>ours</svg>', 'public/press/kit.txt': 'A press kit' })
  const dist = await temporaryFolder()
  await mkdir(join(dist, 'media'))
  await writeFile(join(dist, 'icon.svg'), '<svg>moon</svg>')
  await writeFile(join(dist, 'media/index.html'), 'A page')
  await copyPublicFiles({ config: { root: process.cwd() }, dist } as BuiltSite)
  const read = (file: string) => readFile(join(dist, file), 'utf8')
  expect(await Promise.all(['icon.svg', 'press/kit.txt', 'media/index.html'].map(read))).toEqual([
    '<svg>ours</svg>',
    'A press kit',
    'A page',
  ])
})
