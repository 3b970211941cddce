import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { loadContent } from '../../../../../src/build/content/loadContent.ts'
import { markdownPages, unpublishedDrafts } from '../../../../../src/build/markdown/markdownFiles.ts'
import { drawnPicture } from '../../../../helpers/drawnPicture.ts'
import { type OwnerContent, ownerContent } from '../../../../helpers/ownerContent.ts'
import { leastContent } from '../../../../helpers/projectCopy.ts'

const root = join(import.meta.dirname, '../../../../..')

let content: OwnerContent
afterEach(() => content.remove())

/** Checks a small site with these files. @param files texts by their paths below the content folder */
function check(files: Readonly<Record<string, Buffer | string>>) {
  content = ownerContent({ ...leastContent, ...files })
  return content.report()
}

const unplacedPage = (text = '', fields = '') => `---\ntitle: About\n${fields}---\n${text}`
/** Has its place in the footer, so that nothing needs to lead to it. */
const page = (text = '', fields = '') => unplacedPage(text, `place: footer\n${fields}`)

describe('The check of pages in Markdown', () => {
  it('accepts a page with a place or with a link to it, and with the byte order mark and the line ends of Windows', async () => {
    const files = {
      'galleries.ts': `export const galleries = [{ path: '/boats', title: 'Boats', images: [{ src: 'a.png', alt: 'A' }] }]`,
      'pictures/a.png': await drawnPicture(1200, 900).png().toBuffer(),
      'pages/about.md': unplacedPage('[Help](/help#hours)', 'place: menu\norder: 2\n'),
      'pages/help/index.md': unplacedPage('## Hours'),
    }
    expect(await check(files)).toEqual({ mistakes: [], warnings: [] })
    content.remove()
    expect(await check({ 'pages/about.md': `\uFEFF${page('Hi').replaceAll('\n', '\r\n')}` })).toEqual({
      mistakes: [],
      warnings: [],
    })
  })

  it('warns of a page and a gallery to which nothing leads', async () => {
    const files = {
      'galleries.ts': `export const galleries = [{ path: '/boats', title: 'Boats', images: [{ src: 'a.png', alt: 'A' }] }]`,
      'pictures/a.png': await drawnPicture(1200, 900).png().toBuffer(),
      'pages/help.md': unplacedPage('[Here](/help)'),
      'sections.ts': 'export const sections = []',
    }
    expect(await check(files)).toEqual({
      mistakes: [],
      warnings: [
        'src/content/galleries.ts: “Boats”, src/content/pages/help.md: nothing on the site leads to these pages; give each a “place”, menu or footer, or write a link.',
      ],
    })
  })

  it('names the file of each mistake, and its line or field if it has one', async () => {
    const { mistakes } = await check({
      'pages/About us.md': page(),
      'pages/alias.md': '---\ndescription: A\ntitle: *Stars*\n---\n',
      'pages/bare.md': 'Hello',
      'pages/colon.md': '---\ntitle: About: me\n---\n',
      'pages/empty.md': '---\ntitle:\nplaec: menu\nplace: meun\n---\n',
      'pages/fieldless.md': '---\n# My page\n\nAbout me\n---\n',
      'pages/notes.txt': page(),
      'pages/text.md': page('\n# About\n'),
      'pages/twice.md': '---\ntitle: A\ntitle: B\n---\n',
    })
    const pathOf = (file: string) => `src/content/pages/${file}`
    expect(mistakes).toEqual([
      `${pathOf('About us.md')}: has a name that makes no address; use small letters, digits and single hyphens, as in opening-hours.md.`,
      `${pathOf('alias.md')}, line 3: has a * before a text; put the text in double quotes.`,
      `${pathOf('bare.md')}: does not begin with its title; write “---”, “title: …” and “---” above the text.`,
      `${pathOf('colon.md')}, line 2: cannot be read; write “name: text”, and put a text with a colon or a quote in double quotes.`,
      `${pathOf('empty.md')}: title is empty; write some words, or leave it out.`,
      `${pathOf('empty.md')}: place is none of menu, footer; write “menu”.`,
      `${pathOf('fieldless.md')}, line 4: is not a field; write “title: …”.`,
      `${pathOf('notes.txt')}: is not a page in Markdown; end its name in “.md”, or move it to another folder.`,
      `${pathOf('text.md')}, line 6: has a heading with one #, which is the page’s title; write ## for a heading.`,
      `${pathOf('twice.md')}, line 3: has a field that stands above already; remove one of the two.`,
    ])
  })

  it('warns of fields that only other programs know, and needs no description', async () => {
    const { mistakes, warnings } = await check({
      'pages/about.md':
        '---\ntitle: About\nplace: menu\ndate: 2026-01-03\nplaec: menu\n---\nI draw *quiet* places.\n',
    })
    expect(mistakes).toEqual([])
    expect(warnings).toEqual([
      'src/content/pages/about.md: the site does not use the field “date”; write it in the text if visitors should see it.',
      'src/content/pages/about.md: the site does not use the field “plaec”; write “place”.',
    ])
  })

  it('does not publish a draft, nor complain about its text, and warns of a link to it', async () => {
    const files = {
      'pages/about.md': page('[a](/winter) [b](/spring)'),
      'pages/spring.md': page('![A quay](quay.jpg)', 'published: No\n'),
      'pages/summer.md': page('', 'draft: false\npublished: true\n'),
      'pages/winter.md': page('# Winter', 'draft: TRUE\n'),
    }
    expect(await check(files)).toEqual({
      mistakes: [],
      warnings: [
        'src/content/pages/about.md, line 5: the link “a” leads to /winter, which is a draft and not published; publish it, or remove the link.',
        'src/content/pages/about.md, line 5: the link “b” leads to /spring, which is a draft and not published; publish it, or remove the link.',
      ],
    })
    expect(markdownPages(root).map(({ path }) => path)).toEqual(['/about', '/summer'])
    expect(unpublishedDrafts(root).map(({ path }) => path)).toEqual(['/spring', '/winter'])
  })

  it('shows drafts on the dev server', async () => {
    vi.stubEnv('MOONGATE_DRAFTS', 'shown')
    expect(await check({ 'pages/winter.md': unplacedPage('', 'draft: true\n') })).toEqual({
      mistakes: [],
      warnings: [],
    })
    expect(markdownPages(root).map(({ path }) => path)).toEqual(['/winter'])
    expect((await loadContent(root)).isPage('/winter')).toBe(true)
  })

  it('refuses a draft that is neither true nor false, which might be published by mistake', async () => {
    const { mistakes } = await check({ 'pages/about.md': page('', 'draft: soon\n') })
    expect(mistakes).toEqual([
      'src/content/pages/about.md: draft is neither true nor false; write one of them.',
    ])
  })

  it('reads _index.md as index.md', async () => {
    const { mistakes } = await check({ 'pages/help/_index.md': page(), 'pages/_index.md': page() })
    expect(mistakes).toEqual([
      'src/content/pages/_index.md: is at /, where the site has something else; choose another path.',
    ])
    expect(markdownPages(root).map(({ path }) => path)).toEqual(['/', '/help'])
  })

  it('names a page when another file’s page has the same path', async () => {
    const { mistakes } = await check({ 'pages/help.md': page(), 'pages/help/index.md': page() })
    expect(mistakes).toEqual([
      'src/content/pages/help.md: is at /help, where the site has something else; choose another path.',
      'src/content/pages/help/index.md: is at /help, where the site has something else; choose another path.',
    ])
  })

  it('names a page when the site has another page at its path', async () => {
    const { mistakes } = await check({ 'pages/404.md': page(), 'pages/index.md': page() })
    expect(mistakes).toEqual([
      'src/content/pages/index.md: is at /, where the site has something else; choose another path.',
      'src/content/pages/404.md: is at /404, where the site has something else; choose another path.',
    ])
  })

  it('names a picture when it does not exist', async () => {
    const { mistakes } = await check({ 'pages/about.md': page('![A quay](sea/quay.jpg)') })
    expect(mistakes).toEqual([
      'src/content/pages/about.md: the picture sea/quay.jpg is not in src/content/pictures; put it there, or name one that is.',
    ])
  })

  it('warns of a link when its page, section or heading does not exist', async () => {
    const text = `[a](/abuot) [b](/#musik) [c](#howrs)

## Hours

[d](/about#hours) [e](#hours) [f](/#message) [g](/icon.svg) [h](https://example.com/nowhere)
`
    const { mistakes, warnings } = await check({
      'contact.ts': 'export const contact = {}',
      'pages/about.md': page(text),
    })
    expect(mistakes).toEqual([])
    expect(warnings).toEqual([
      'src/content/pages/about.md, line 5: the link “a” leads to /abuot, where the site has neither a page nor a file; write /about.',
      'src/content/pages/about.md, line 5: the link “b” leads to /#musik, but / has no part “musik”; correct it.',
      'src/content/pages/about.md, line 5: the link “c” leads to /about#howrs, but /about has no part “howrs”; write #hours.',
    ])
  })
})
