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

it('A link leads to a section of a gallery when the gallery has it', async () => {
  vi.stubEnv('MOONGATE_CONTENT', '')
  const images = [{ src: 'plate.jpg', alt: 'A plate' }]
  const { folder, remove } = copyProject({
    ...leastContent,
    'galleries.ts': `export const galleries = ${JSON.stringify([
      { path: '/pieces', title: 'Pieces', sections: [{ id: 'plates', title: 'Plates', images }] },
      { path: '/tiles', title: 'Tiles', images },
    ])}\n`,
    'projects.ts': `export const projects = ${JSON.stringify([
      { name: 'Dinner', url: '/pieces#plates' },
      { name: 'Lunch', url: '/pieces#bowls' },
      { name: 'Wall', url: '/tiles#plates' },
    ])}\n`,
  })
  try {
    expect((await reportContent(folder)).warnings).toEqual([
      'src/content/projects.ts: “Lunch”: url is /pieces#bowls, but /pieces has only the parts #plates.',
      'src/content/projects.ts: “Wall”: url is /tiles#plates, but /tiles has no parts to link to.',
    ])
  } finally {
    remove()
    vi.unstubAllEnvs()
  }
})

it('names the links of cards and of songs that lead nowhere', async () => {
  vi.stubEnv('MOONGATE_CONTENT', '')
  const bowl = { id: 'bowl', title: 'Bowl', summary: 'Blue.', image: 'bowl.jpg' }
  const { folder, remove } = copyProject({
    ...leastContent,
    'templates.ts': `export const templates = ${JSON.stringify([
      { ...bowl, button: { text: 'Order', url: '/#mesage' }, editorLink: '/shop', demoLink: '/example' },
    ])}\n`,
    'tracks.ts': `export const tracks = ${JSON.stringify([{ url: '/kiln.mp3', title: 'Kiln' }])}\n`,
  })
  try {
    expect((await reportContent(folder)).warnings).toEqual([
      expect.stringContaining('src/content/tracks.ts: “Kiln”: url is /kiln.mp3, where'),
      expect.stringContaining(
        'src/content/templates.ts: “Bowl”: button.url is /#mesage, but / has only the parts',
      ),
      expect.stringContaining('src/content/templates.ts: “Bowl”: demoLink is /example, where'),
    ])
  } finally {
    remove()
    vi.unstubAllEnvs()
  }
})

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
    const publicFolder = join(folder, 'src/content/public')
    mkdirSync(publicFolder)
    writeFileSync(join(publicFolder, 'press.pdf'), '')
    const { mistakes, warnings } = await reportContent(folder)
    expect(mistakes).toEqual([])
    expect(warnings).toEqual([expect.stringContaining('“Lost”: url is /lost.pdf')])
  } finally {
    remove()
    vi.unstubAllEnvs()
  }
})
