import { describe, expect, it } from 'vitest'
import { parseProse } from '../../../../src/build/markdown/parseProse.ts'

const proseOf = (text: string) => parseProse(text, 0).prose
/** The mistakes of a text that begins at line 5 of its file. */
const mistakesIn = (text: string) => parseProse(text, 4).mistakes

describe('a text in Markdown', () => {
  it('joins the text of a paragraph between two marks into one string', () => {
    expect(proseOf('One & *two*, `three`\nlines \\* &amp; “four”.\n\nNext.')).toEqual([
      {
        tag: 'p',
        children: [
          'One & ',
          { tag: 'em', children: ['two'] },
          ', ',
          { tag: 'code', children: ['three'] },
          '\nlines * & “four”.',
        ],
      },
      { tag: 'p', children: ['Next.'] },
    ])
  })

  it('has lists without paragraphs when no empty lines are between their items', () => {
    expect(proseOf('3. Three\n4. Four\n   - Inner')).toEqual([
      {
        tag: 'ol',
        start: 3,
        children: [
          { tag: 'li', children: ['Three'] },
          { tag: 'li', children: ['Four', { tag: 'ul', children: [{ tag: 'li', children: ['Inner'] }] }] },
        ],
      },
    ])
  })

  it('gives every heading an id of its own', () => {
    const { ids } = parseProse(
      '## Opening hours\n\n### Opening *hours*\n\n### ساعات\n\n### Content\n\n### ?',
      0,
    )
    expect(ids).toEqual(['opening-hours', 'opening-hours-2', 'ساعات', 'content-2', 'section'])
  })

  it('has a picture with its caption when empty lines are around it', () => {
    const { prose, pictures } = parseProse('![A quay](sea/quay.jpg "At night")', 0)
    expect(prose).toEqual([{ tag: 'picture', src: 'sea/quay.jpg', alt: 'A quay', caption: 'At night' }])
    expect(pictures).toEqual(['sea/quay.jpg'])
    expect(parseProse('![A quay](../pictures/sea/quay.jpg)', 0).pictures).toEqual(['sea/quay.jpg'])
  })

  it('has a picture whose name has spaces when angle brackets are around the name', () => {
    const { pictures, mistakes } = parseProse('![A quay](<old quay.jpg> "At night")', 0)
    expect({ pictures, mistakes }).toEqual({ pictures: ['old quay.jpg'], mistakes: [] })
  })

  it('may have text in brackets that is no link', () => {
    for (const text of ['[sic](as in the book)', '[sic] (as in a.jpg, b.jpg)', '`[A](old quay.jpg)`'])
      expect(parseProse(text, 0).mistakes, text).toEqual([])
  })

  it('has tables with the alignment of their columns', () => {
    const [table] = proseOf('| a | b |\n|---|--:|\n| 1 | 2 |')
    expect(JSON.stringify(table)).toContain('{"tag":"td","align":"right","children":["2"]}')
  })

  it('leaves out comments', () => {
    expect(proseOf('<!-- not yet -->\n\nText <!-- here -->.')).toEqual([{ tag: 'p', children: ['Text .'] }])
  })

  it('knows the line of a link when the code, comment or link above it has two lines', () => {
    for (const above of ['`one\ntwo`', '<!-- one\ntwo -->', '[one\ntwo](/a)', '[one](/a\n"two")'])
      expect(parseProse(`${above}\n[b](/c)`, 5).links.at(-1), above).toEqual({
        line: 8,
        text: 'b',
        url: '/c',
      })
    expect(parseProse('> one\n> [two\n> three](/c)', 5).links).toMatchObject([{ line: 7 }])
  })

  it('lists its links with their lines', () => {
    expect(parseProse('a [b](/c)\n[d](#e)', 5).links).toEqual([
      { line: 6, text: 'b', url: '/c' },
      { line: 7, text: 'd', url: '#e' },
    ])
  })
})

describe('a mistake in Markdown is a sentence with its line', () => {
  it.each([
    ['# Title', ', line 5: has a heading with one #, which is the page’s title; write ## for a heading'],
    ['## A\n\n#### B', ', line 7: has a heading with #### below one with fewer; write ###'],
    ['Hi <b>you</b>', ', line 5: has HTML (<b>), which pages do not show; write it in Markdown'],
    [
      '<!-- a --> text <b>x</b> <!-- b -->',
      ', line 5: has HTML (<!-- a --> text <b>x</b> <!-- b -->), which pages do not show; write it in Markdown',
    ],
    ['\n<div>\n</div>', ', line 6: has HTML (<div>), which pages do not show; write it in Markdown'],
    ['![](a.jpg)', ', line 5: the picture a.jpg has no words; say between ![ and ] what it shows'],
    ['[![A](a.jpg)](/b)', ', line 5: has a picture in a link; put the link below the picture, as text'],
    ['See ![A](a.jpg)', ', line 5: has a picture within other text; put empty lines around the picture'],
    [
      '![A](old quay.jpg "At night")',
      ', line 5: the address old quay.jpg has a space; put it in angle brackets: (<old quay.jpg>)',
    ],
    [
      '- [A](/old quay)',
      ', line 5: the address /old quay has a space; put it in angle brackets: (</old quay>)',
    ],
    [
      '[me](about.md)',
      ', line 5: the link “me” leads to the file about.md; write the page’s path, as in /about',
    ],
  ])('for %j', (text, mistake) => {
    expect(mistakesIn(text)[0]).toBe(mistake)
  })

  it.each(['javascript:alert(1)', 'http://example.com', 'example.com', '//example.com', 'data:text/html,x'])(
    'refuses a link to %s',
    (url) => {
      expect(mistakesIn(`Text\n[me](${url})`)).toEqual([
        `, line 6: the link “me” leads to ${url}; write it as in https://example.com/you, mailto:you@example.com, /media or #a-heading`,
      ])
    },
  )

  it.each(['https://example.com/a.jpg', '../a.jpg', 'a'])('refuses the picture %s', (src) => {
    expect(mistakesIn(`![A](${src})`)[0]).toContain(`the picture ${src} is not in the folder “pictures”`)
  })
})
