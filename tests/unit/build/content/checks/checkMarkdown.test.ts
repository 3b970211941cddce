import { afterEach, describe, expect, it } from 'vitest'
import { type OwnContent, ownContent } from '../../../../helpers/ownContent.ts'
import { leastContent } from '../../../../helpers/projectCopy.ts'

let content: OwnContent
afterEach(() => content.remove())

/** Checks a small site with these files. @param files texts by their paths below the content folder */
function check(files: Readonly<Record<string, string>>) {
  content = ownContent({ ...leastContent, ...files })
  return content.report()
}

const page = (text = '', fields = '') => `---\ntitle: About\ndescription: Who I am.\n${fields}---\n${text}`

describe('The check of pages in Markdown', () => {
  it('accepts a page with and without a place, and with the byte order mark and the line ends of Windows', async () => {
    const files = {
      'pages/about.md': page('Hello', 'place: menu\norder: 2\n'),
      'pages/help/index.md': page('Hi'),
    }
    expect(await check(files)).toEqual({ mistakes: [], warnings: [] })
    content.remove()
    expect(await check({ 'pages/about.md': `\uFEFF${page('Hi').replaceAll('\n', '\r\n')}` })).toEqual({
      mistakes: [],
      warnings: [],
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
      'pages/about.md': '---\ntitle: About\ndate: 2026-01-03\nplaec: menu\n---\nI draw *quiet* places.\n',
    })
    expect(mistakes).toEqual([])
    expect(warnings).toEqual([
      'src/content/pages/about.md: the site does not use the field “date”.',
      'src/content/pages/about.md: the site does not use the field “plaec”; write “place”.',
    ])
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
    const { mistakes, warnings } = await check({ 'pages/about.md': page(text) })
    expect(mistakes).toEqual([])
    expect(warnings).toEqual([
      'src/content/pages/about.md, line 5: the link “a” leads to /abuot, where the site has neither a page nor a file; write /about.',
      'src/content/pages/about.md, line 5: the link “b” leads to /#musik, but / has no part “musik”; correct it.',
      'src/content/pages/about.md, line 5: the link “c” leads to /about#howrs, but /about has no part “howrs”; write #hours.',
    ])
  })
})
