import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { deadLinks, linkProblem } from '../../../src/build/checkLinks.ts'
import { isPage } from '../../../src/routes.ts'
import { type OwnContent, ownContent } from '../../helpers/ownContent.ts'
import { leastContent } from '../../helpers/projectCopy.ts'

const publicFolders = [join(import.meta.dirname, '../../../public')]
const warningsFor = (url: string) =>
  deadLinks('projects.ts', [{ name: 'Atlas', url }], {
    isPage,
    pages: ['/', '/media'],
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

it.each(['/medai', '/medai#cove', '/press.pdf'])(
  'names the pages of the site when the link to %s is dead',
  (url) =>
    expect(warningsFor(url)).toEqual([
      `projects.ts: “Atlas”: url is ${url}, where this site has neither a page nor a file; its pages are /media, /.`,
    ]),
)

it('names the three nearest pages and counts the others when the site has many', () => {
  const pages = ['/', '/media', '/shop', '/about', '/works', '/works/bowls']
  expect(linkProblem('/work#bowls', { isPage: () => false, pages, anchors: {}, publicFolders: [] })).toBe(
    'where this site has neither a page nor a file; its pages are /works, /, /shop and 3 more',
  )
})

it('names the three nearest anchors and counts the others when a page has many', () => {
  const anchors = { '/about': ['hours', 'prices', 'map', 'workshop', 'kiln'] }
  expect(linkProblem('/about#worshop', { isPage: () => true, pages: [], anchors, publicFolders: [] })).toBe(
    'but /about has only the parts #workshop, #hours, #prices and 2 more',
  )
})

it('names the field of an address when the field is not `url`', () => {
  const film = { name: 'Kiln', url: '/kiln.vtt', field: 'captions' }
  const addresses = { isPage: () => false, pages: ['/'], anchors: {}, publicFolders }
  expect(deadLinks('videos.ts', [film], addresses)).toEqual([
    'videos.ts: “Kiln”: captions is /kiln.vtt, where this site has neither a page nor a file; its pages are /.',
  ])
})

it('names the anchors of a page when a link leads to an anchor that the page lacks', () =>
  expect(warningsFor('/#musik')).toEqual([
    'projects.ts: “Atlas”: url is /#musik, but / has only the parts #music, #über.',
  ]))

describe('The check of the links of a whole site', () => {
  let content: OwnContent
  afterEach(() => content.remove())

  it('names a link to a section of a gallery when the gallery lacks the section', async () => {
    const images = [{ src: 'plate.jpg', alt: 'A plate' }]
    content = ownContent({
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
      'src/content/projects.ts: “Lunch”: url is /pieces#bowls, but /pieces has only the parts #plates.',
      'src/content/projects.ts: “Wall”: url is /tiles#plates, but /tiles has no parts to link to.',
    ])
  })

  it('names the links of cards and songs when the links are dead', async () => {
    const bowl = { id: 'bowl', title: 'Bowl', summary: 'Blue.', image: 'bowl.jpg' }
    content = ownContent({
      ...leastContent,
      'templates.ts': `export const templates = ${JSON.stringify([
        { ...bowl, editorLink: '/shop', demoLink: '/example' },
      ])}\n`,
      'tracks.ts': `export const tracks = ${JSON.stringify([{ url: '/kiln.mp3', title: 'Kiln' }])}\n`,
    })
    expect((await content.report()).warnings).toEqual([
      expect.stringContaining('src/content/tracks.ts: “Kiln”: url is /kiln.mp3, where'),
      expect.stringContaining('src/content/templates.ts: “Bowl”: demoLink is /example, where'),
    ])
  })

  it('accepts a link to a file when the owner’s folder “public” has it', async () => {
    const projects = [
      { name: 'Press', url: '/press.pdf' },
      { name: 'Press kit', url: '/press%20kit.pdf#page=2' },
      { name: 'Lost', url: '/lost.pdf' },
    ]
    content = ownContent({
      ...leastContent,
      'projects.ts': `export const projects = ${JSON.stringify(projects)}\n`,
    })
    content.put({ 'public/press.pdf': '', 'public/press kit.pdf': '' })
    const { mistakes, warnings } = await content.report()
    expect(mistakes).toEqual([])
    expect(warnings).toEqual([expect.stringContaining('“Lost”: url is /lost.pdf')])
  })
})
