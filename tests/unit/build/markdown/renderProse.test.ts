import { describe, expect, it } from 'vitest'
import { renderProse } from '../../../../src/build/markdown/renderProse.ts'
import type { Direction } from '../../../../src/lib/textDirection.ts'

/** The pieces of a text; its HTML if it has neither links, pictures nor tables. */
const piecesOf = (text: string, pageDirection: Direction = 'ltr') => {
  const pieces = renderProse(text, 0).render(pageDirection)
  return pieces.length === 1 ? pieces[0] : pieces
}
/** The mistakes of a text that begins at line 5 of its file. */
const mistakesIn = (text: string) => renderProse(text, 4).mistakes

describe('a text in Markdown', () => {
  it('becomes HTML in which the text is escaped', () => {
    expect(piecesOf('One & *two*, `<three>`\nlines \\* &lt;i&gt; “four”.\n\nNext.')).toBe(
      '<p>One &amp; <em>two</em>, <code>&lt;three&gt;</code>\nlines * &lt;i&gt; “four”.</p>\n<p>Next.</p>\n',
    )
  })

  it('has lists without paragraphs when no empty lines are between their items', () => {
    expect(piecesOf('3. Three\n4. Four\n   - Inner')).toBe(
      '<ol start="3">\n<li>Three</li>\n<li>Four\n<ul>\n<li>Inner</li>\n</ul>\n</li>\n</ol>\n',
    )
  })

  it('gives every heading an id of its own, and focus', () => {
    const { ids } = renderProse(
      '## Opening hours\n\n### Opening *hours*\n\n### ساعات\n\n### Content\n\n### ?',
      0,
    )
    expect(ids).toEqual(['opening-hours', 'opening-hours-2', 'ساعات', 'content-2', 'section'])
    expect(piecesOf('## Opening *hours*')).toBe(
      '<h2 id="opening-hours" tabindex="-1">Opening <em>hours</em></h2>\n',
    )
    // Content blockers hide the element with this id.
    expect(piecesOf('## Follow me')).toBe(
      '<div id="follow-me" data-anchor=""></div>\n<h2 tabindex="-1">Follow me</h2>\n',
    )
  })

  it('links addresses with a scheme, also http, and no other names', () => {
    expect(piecesOf('See http://example.com/a and [it](http://example.com), not example.com.')).toEqual([
      '<p>See ',
      { kind: 'link', href: 'http://example.com/a' },
      'http://example.com/a</a> and ',
      { kind: 'link', href: 'http://example.com' },
      'it</a>, not example.com.</p>\n',
    ])
  })

  it('isolates numbers, handles and addresses between Arabic or Hebrew letters, in bold and in captions too', () => {
    expect(piecesOf('التقويم: +966 50 123 4567، أو **@luna** و`@code`.', 'rtl')).toBe(
      '<p>التقويم: <bdi dir="ltr">+966 50 123 4567</bdi>، أو <strong><bdi dir="ltr">@luna</bdi></strong> و<code dir="ltr">@code</code>.</p>\n',
    )
    expect(piecesOf('ראו https://example.com/he/ או [@luna](https://example.com/luna).', 'rtl')).toEqual([
      '<p>ראו ',
      { kind: 'link', href: 'https://example.com/he/' },
      '<bdi dir="ltr">https://example.com/he/</bdi></a> או ',
      { kind: 'link', href: 'https://example.com/luna' },
      '<bdi dir="ltr">@luna</bdi></a>.</p>\n',
    ])
    expect(piecesOf('![A moon](moon.jpg "ירח, @luna")', 'rtl')).toContain(
      '<figcaption>ירח, <bdi dir="ltr">@luna</bdi></figcaption></figure>',
    )
    expect(piecesOf('Call +44 20 7946 0000, or **@luna**.')).toBe(
      '<p>Call +44 20 7946 0000, or <strong>@luna</strong>.</p>\n',
    )
  })

  it('gives a block its direction when its letters are all of the other direction than the page', () => {
    expect(piecesOf('Moon River.\n\nDJ לילה\n\n2026!\n\n## Songs\n\n> All night.', 'rtl')).toBe(
      '<p dir="ltr">Moon River.</p>\n<p>DJ לילה</p>\n<p>2026!</p>\n<h2 id="songs" tabindex="-1" dir="ltr">Songs</h2>\n<blockquote dir="ltr">\n<p dir="ltr">All night.</p>\n</blockquote>\n',
    )
    expect(piecesOf('שלום!\n\nDJ לילה', 'ltr')).toBe('<p dir="rtl">שלום!</p>\n<p>DJ לילה</p>\n')
    expect(piecesOf('![A](a.jpg "Night!")', 'rtl')).toContain(
      '<figcaption dir="ltr">Night!</figcaption></figure>',
    )
    expect(piecesOf('```\nrun()\n```', 'rtl')).toBe(
      '<pre tabindex="0" dir="ltr"><code>run()\n</code></pre>\n',
    )
  })

  it('gives a list its direction, and isolates single items and cells in the order of the page', () => {
    expect(piecesOf('- One.\n- Two.\n', 'rtl')).toContain('<ul dir="ltr">')
    expect(piecesOf('1. שיר\n2. Moon River (live)\n   - 2026\n', 'rtl')).toBe(
      '<ol>\n<li>שיר</li>\n<li><bdi dir="ltr">Moon River (live)</bdi>\n<ul>\n<li>2026</li>\n</ul>\n</li>\n</ol>\n',
    )
    expect(String(piecesOf('| שיר | ₪ |\n|---|--:|\n| Stay! | 25 |', 'rtl'))).toContain(
      '<td><bdi dir="ltr">Stay!</bdi></td>\n<td data-align="right">25</td>',
    )
  })

  it('has footnotes whose marks and texts lead to each other', () => {
    expect(piecesOf('A claim.[^a] Another.[^a]\n\n[^a]: The **reason**.')).toEqual([
      '<p>A claim.<sup id="footnote-1-mark" tabindex="-1">',
      { kind: 'link', href: '#footnote-1' },
      '1</a></sup> Another.<sup>',
      { kind: 'link', href: '#footnote-1' },
      '1</a></sup></p>\n<hr>\n<ol>\n<li id="footnote-1" tabindex="-1"><p>The <strong>reason</strong>. ',
      { kind: 'link', href: '#footnote-1-mark' },
      '↩</a></p>\n</li>\n</ol>\n',
    ])
  })

  it('finds a picture whose name a note-taking program has written with %20, or with parentheses', () => {
    expect(renderProse('![A quay](old%20quay.jpg)', 0).pictures).toEqual(['old quay.jpg'])
    expect(renderProse('![A quay](quay(1).jpg)', 0).pictures).toEqual(['quay(1).jpg'])
    expect(renderProse('![A quay](<quay (1).jpg>)', 0).pictures).toEqual(['quay (1).jpg'])
  })

  it('has a picture with its caption when empty lines are around it', () => {
    const { render, pictures } = renderProse('![A "quay"](sea/quay.jpg "Day & night")', 0)
    expect(render('ltr')).toEqual([
      '<figure>',
      { kind: 'picture', src: 'sea/quay.jpg', alt: 'A "quay"' },
      '<figcaption>Day &amp; night</figcaption></figure>',
    ])
    expect(pictures).toEqual(['sea/quay.jpg'])
    expect(renderProse('![A quay](../pictures/sea/quay.jpg)', 0).pictures).toEqual(['sea/quay.jpg'])
  })

  it('has several pictures in a row, and pictures in lists', () => {
    const figure = (src: string) => ['<figure>', { kind: 'picture', src, alt: 'A' }, '</figure>']
    expect(piecesOf('![A](a.jpg)\n![A](b.jpg)')).toEqual([
      ...figure('a.jpg').slice(0, 2),
      '</figure><figure>',
      ...figure('b.jpg').slice(1),
    ])
    expect(piecesOf('- ![A](a.jpg)')).toEqual([
      '<ul>\n<li><figure>',
      { kind: 'picture', src: 'a.jpg', alt: 'A' },
      '</figure></li>\n</ul>\n',
    ])
  })

  it('has a picture whose name has spaces when angle brackets are around the name', () => {
    const { pictures, mistakes } = renderProse('![A quay](<old quay.jpg> "At night")', 0)
    expect({ pictures, mistakes }).toEqual({ pictures: ['old quay.jpg'], mistakes: [] })
  })

  it('may have text in brackets that is no link', () => {
    for (const text of [
      '[sic](as in the book)',
      '[sic] (as in a.jpg, b.jpg)',
      '`[A](old quay.jpg)`',
      'A talk [video], [audio only], [see https://youtube.com/x].',
      'It costs $5 (a_b = c) or $6, and $$ means $$$. US$ 5 = A$ 8.',
      'Press `$x = 1$` and `[video src=a]`.',
    ])
      expect(renderProse(text, 0).mistakes, text).toEqual([])
  })

  it('has tables with the alignment of their columns, without inline styles', () => {
    const html = JSON.stringify(piecesOf('| a | b |\n|---|--:|\n| 1 | 2 |'))
    expect(html).toContain(JSON.stringify({ kind: 'table' }))
    expect(html).toContain('<td data-align=\\"right\\">2</td>')
    expect(html).not.toContain('style')
  })

  it('leaves out comments', () => {
    expect(piecesOf('<!-- not yet -->\n\nText <!-- here -->.')).toBe('<p>Text .</p>\n')
  })

  it('lists its links with their lines', () => {
    expect(renderProse('a [b](/c)\n[d](#e)\\\n[f\ng](/h)', 5).links).toEqual([
      { line: 6, text: 'b', url: '/c' },
      { line: 7, text: 'd', url: '#e' },
      { line: 8, text: 'f\ng', url: '/h' },
    ])
    expect(renderProse('> one\n> [two\n> three](/c)', 5).links).toMatchObject([{ line: 7 }])
  })

  it('has neither the HTML nor the wrong addresses of its mistakes', () => {
    const text = '<b>x</b> [a](javascript:alert(1)) ![A](https://example.com/a.jpg)\n\n<script>x</script>'
    expect(piecesOf(text)).toBe('<p>x <a>a</a> </p>\n')
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
    ['\n<div>\n</div>', ', line 6: has HTML (<div>), which pages do not show; remove it'],
    ['H<sub>2</sub>O', ', line 5: has HTML (<sub>), which pages do not show; remove it'],
    [
      '<iframe src="https://film.example/1"></iframe>',
      ', line 5: has HTML (<iframe src="https://film.example/1"></iframe>), which pages do not show; write its address, or list it in videos.ts or tracks.ts',
    ],
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

  it.each(['javascript:alert(1)', 'example.com', '//example.com', 'data:text/html,x'])(
    'refuses a link to %s',
    (url) => {
      expect(mistakesIn(`Text\n[me](${url})`)).toEqual([
        `, line 6: the link “me” leads to ${url}; write it as in https://example.com/you, mailto:you@example.com, /media or #a-heading`,
      ])
    },
  )

  it.each([
    ['- [x] done', 'has a task list ([x] done), which pages do not show; write it as a list without boxes'],
    [
      'See [[Other Note]].',
      'has a link of a note-taking program ([[Other Note]]), which pages do not show; write it as in [text](/about) or ![text](quay.jpg)',
    ],
    [
      '{{< youtube w7Ft >}}',
      'has a shortcode ({{< youtube w7Ft >}}), which pages do not show; write its text or its address here',
    ],
    [
      '{{% figure %}}',
      'has a shortcode ({{% figure %}}), which pages do not show; write its text or its address here',
    ],
    ...['[youtube https://youtu.be/w7Ft]', '[video src="a.mp4"]', '[gallery ids=1,2]'].map((code) => [
      `Look: ${code}`,
      `has a code for a film or a player (${code}), which pages do not show; write its address, or list it in videos.ts or tracks.ts`,
    ]),
    ...['$$\\frac{a}{b}$$', '$E=mc^2$'].map((formula) => [
      `The law ${formula} holds.`,
      `has a formula (${formula}), which pages do not show; write it in plain text, or show it as a picture`,
    ]),
    [
      '$$\nE = mc^2\n$$',
      'has a formula ($$), which pages do not show; write it in plain text, or show it as a picture',
    ],
    [
      '{% include a.html %}',
      'has an include ({% include a.html %}), which pages do not show; write its text here',
    ],
    [
      '> [!NOTE]\n> A.',
      'has an alert ([!NOTE]), which pages do not show; write it as a quotation without this mark',
    ],
    [
      'A claim.[^1]',
      'has a footnote without its text ([^1]), which pages do not show; write its text as in [^1]: The reason.',
    ],
    [
      '![A](quay (1).jpg)',
      'the address quay (1).jpg has a space; put it in angle brackets: (<quay (1).jpg>)',
    ],
  ])('for the mark of another program in %j', (text, mistake) => {
    expect(mistakesIn(text)).toEqual([`, line 5: ${mistake}`])
  })

  it.each(['https://example.com/a.jpg', '../a.jpg', 'a'])('refuses the picture %s', (src) => {
    expect(mistakesIn(`![A](${src})`)[0]).toContain(`the picture ${src} is not in the folder “pictures”`)
  })
})
