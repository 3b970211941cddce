import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { deadLinks } from '../../../../../src/build/content/checks/checkLinks.ts'
import { isPage } from '../../../../../src/routes.ts'
import { type OwnerContent, ownerContent } from '../../../../helpers/ownerContent.ts'
import { leastContent } from '../../../../helpers/projectCopy.ts'

const publicFolders = [join(import.meta.dirname, '../../../../../public')]
const warningsFor = (url: string) =>
  deadLinks([{ where: 'projects.ts: “Atlas”: url', url }], {
    isPage,
    pages: ['/', '/media'],
    drafts: ['/winter'],
    anchors: { '/': ['music', 'über'] },
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
])('accepts a link to %s', (url) => expect(warningsFor(url)).toEqual([]))

it.each([
  ['/medai', 'where the site has neither a page nor a file; write /media.'],
  ['/medai#cove', 'where the site has neither a page nor a file; write /media.'],
  ['/winter/#hours', 'which is a draft and not published; publish it, or remove the link.'],
  ['/press.pdf', 'where the site has neither a page nor a file; correct it.'],
  ['/#musik', 'but / has no part “musik”; write #music.'],
  ['/#contact', 'but / has no part “contact”; correct it.'],
])('says what to write when the link to %s is dead', (url, problem) =>
  expect(warningsFor(url)).toEqual([`projects.ts: “Atlas”: url leads to ${url}, ${problem}`]),
)

describe('The check of the links of a whole site', () => {
  let content: OwnerContent
  afterEach(() => content.remove())

  it('names a link to a section of a gallery when the gallery lacks the section', async () => {
    const images = [{ src: 'plate.jpg', alt: 'A plate' }]
    content = ownerContent({
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
    expect((await content.report()).warnings).toEqual([
      'src/content/projects.ts: “Lunch”: url leads to /pieces#bowls, but /pieces has no part “bowls”; correct it.',
      'src/content/projects.ts: “Wall”: url leads to /tiles#plates, but /tiles has no part “plates”; correct it.',
    ])
  })

  it('names the links of cards and songs when the links are dead', async () => {
    const bowl = { id: 'bowl', title: 'Bowl', summary: 'Blue.', image: 'bowl.jpg' }
    content = ownerContent({
      ...leastContent,
      'templates.ts': `export const templates = ${JSON.stringify([
        { ...bowl, editorLink: '/shop', demoLink: '/example' },
      ])}\n`,
      'tracks.ts': `export const tracks = ${JSON.stringify([{ url: '/kiln.mp3', title: 'Kiln' }])}\n`,
    })
    expect((await content.report()).warnings).toEqual([
      expect.stringContaining('src/content/templates.ts: “Bowl”: demoLink leads to /example, where'),
      expect.stringContaining('src/content/tracks.ts: “Kiln”: url leads to /kiln.mp3, where'),
    ])
  })

  it('accepts a link to a file when the owner’s folder “public” has it', async () => {
    const projects = [
      { name: 'Press', url: '/press.pdf' },
      { name: 'Press kit', url: '/press%20kit.pdf#page=2' },
      { name: 'Lost', url: '/lost.pdf' },
    ]
    content = ownerContent({
      ...leastContent,
      'projects.ts': `export const projects = ${JSON.stringify(projects)}\n`,
    })
    content.put({ 'public/press.pdf': '', 'public/press kit.pdf': '' })
    const { mistakes, warnings } = await content.report()
    expect(mistakes).toEqual([])
    expect(warnings).toEqual([expect.stringContaining('“Lost”: url leads to /lost.pdf')])
  })
})
