import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { deadLinks } from '../../../src/build/checkLinks.ts'
import { reportContent } from '../../../src/build/reportContent.ts'
import { isPage } from '../../../src/routes.ts'
import { copyProject, leastContent } from '../../helpers/projectCopy.ts'

const publicFolders = [join(import.meta.dirname, '../../../public')]
const check = (url: string) =>
  deadLinks('projects.ts', [{ name: 'Atlas', url }], {
    isPage,
    pages: ['/', '/media'],
    parts: { '/': ['music', 'über'] },
    publicFolders,
  })

it.each([
  '/',
  '/#music',
  '/#%C3%BCber',
  '/icon.svg',
  '/examples/1/',
  'https://example.com/nowhere',
  'mailto:you@example.com',
])('A link to %s leads somewhere', (url) => expect(check(url)).toEqual([]))

it.each(['/medai', '/medai#cove', '/press.pdf'])('names a broken link to %s and its pages', (url) =>
  expect(check(url)).toEqual([
    `projects.ts: “Atlas”: url is ${url}, where this site has neither a page nor a file; its pages are /, /media.`,
  ]),
)

it('names the field of an address that is not `url`', () => {
  const film = { name: 'Kiln', url: '/kiln.vtt', field: 'captions' }
  const addresses = { isPage: () => false, pages: ['/'], parts: {}, publicFolders }
  expect(deadLinks('videos.ts', [film], addresses)).toEqual([
    'videos.ts: “Kiln”: captions is /kiln.vtt, where this site has neither a page nor a file; its pages are /.',
  ])
})

it('names a broken link to a part of a page, and the parts that it has', () =>
  expect(check('/#musik')).toEqual([
    'projects.ts: “Atlas”: url is /#musik, but / has only the parts #music, #über.',
  ]))

it('A link leads somewhere when its file is in the owner’s folder “public”', async () => {
  vi.stubEnv('MOONGATE_CONTENT', '')
  const projects = [
    { name: 'Press', url: '/press.pdf' },
    { name: 'Lost', url: '/lost.pdf' },
  ]
  const { folder, remove } = copyProject({
    ...leastContent,
    'projects.ts': `export const projects = ${JSON.stringify(projects)}\n`,
  })
  try {
    const own = join(folder, 'src/content/public')
    mkdirSync(own)
    writeFileSync(join(own, 'press.pdf'), '')
    const { mistakes, warnings } = await reportContent(folder)
    expect(mistakes).toEqual([])
    expect(warnings).toEqual([expect.stringContaining('“Lost”: url is /lost.pdf')])
  } finally {
    remove()
    vi.unstubAllEnvs()
  }
})
