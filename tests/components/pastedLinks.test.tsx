import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readLinks } from '../../src/editor/files/pastedLinks/readLinks.ts'
import { escapeHtml } from '../../src/lib/escape.ts'
import { anyLinks, hrefOf } from '../helpers/anyLinks.ts'

const linksIn = (html: string) => readLinks(html).links.map(({ name, address }) => `${name} > ${address}`)

describe('Links in copied HTML', () => {
  it.each([
    [
      'a table of a spreadsheet',
      '<table><tr><td>Shop</td><td><a href="https://a.example/s">https://a.example/s</a></td></tr><tr><td><p>Art</p></td><td><p><a href="https://a.example/a">a.example/a</a></p></td></tr></table>',
      ['Shop > https://a.example/s', 'Art > https://a.example/a'],
    ],
    [
      'a mail',
      '<div>Shop: <a href="https://a.example/s">a.example/s</a></div><div>Art:</div><div><a href="https://a.example/a/b">a.example/a…</a></div><div>Chat: discord.com/invite/abc</div>',
      ['Shop > https://a.example/s', 'Art > https://a.example/a/b', 'Chat > https://discord.com/invite/abc'],
    ],
    [
      'a mail that names the host before its link',
      '<p>My posts at dev.to: <a href="https://dev.to/a">https://dev.to/a</a></p>',
      ['My posts at dev.to > https://dev.to/a'],
    ],
    [
      'links with two texts',
      '<a href="https://a.example/1"><h3>Shop</h3><p>Prints</p></a><a href="https://a.example/2">Art<br>open now</a><a href="https://a.example/3"><span>New</span><div class="card-Title">Etchings</div><div>Small</div><span>→</span></a>',
      ['Shop > https://a.example/1', 'Art > https://a.example/2', 'Etchings > https://a.example/3'],
    ],
    [
      'links with drawings, styles and pictures',
      '<a href="https://a.example/1"><svg><title>Bag</title></svg><b>My</b> bags</a><a href="https://a.example/2"><style>.x{color:red}</style>Red: all (of it)</a><a href="https://a.example/3"><img alt="Moon"></a><a href="https://a.example/4" aria-label="Sun"></a><p>Not its name</p><a href="https://b.example/5"><svg></svg></a>',
      [
        'My bags > https://a.example/1',
        'Red: all (of it) > https://a.example/2',
        'Moon > https://a.example/3',
        'Sun > https://a.example/4',
        'b.example > https://b.example/5',
      ],
    ],
    [
      'addresses with spaces',
      '<a href="https://a.example/my song.mp3">Song</a> <a href="mailto:a@a.example?subject=Hello there">Mail</a> <a href="tel:+49 30 12345">Call</a> <a href=" https://a.example/x ">Spaces</a>',
      [
        'Song > https://a.example/my%20song.mp3',
        'Mail > mailto:a@a.example?subject=Hello%20there',
        'Call > tel:+493012345',
        'Spaces > https://a.example/x',
      ],
    ],
    [
      'links of apps, and within the page',
      '<a href="tg://resolve?domain=a">Telegram</a><a href="geo:50,8">Place</a><a href="spotify:artist:1">Spotify</a><a href="//a.example/x">Here</a><a href="/here">Menu</a><a href="javascript:void(0)">Close</a>',
      [
        'Telegram > tg://resolve?domain=a',
        'Place > geo:50,8',
        'Spotify > spotify:artist:1',
        'Here > https://a.example/x',
      ],
    ],
    [
      'links whose scheme is missing',
      '<a href="www.a.example/in/ada">Ada</a> <a href="b.com">Bo</a> <a href="ada@a.example">Mail</a> <a href="about.html">About</a> <a href="art/b.com">Art</a> <a href="notes.md">Notes</a> <a href="./b.com">Here</a>',
      ['Ada > https://www.a.example/in/ada', 'Bo > https://b.com/', 'Mail > mailto:ada@a.example'],
    ],
    [
      'the bookmarks of a browser',
      '<!DOCTYPE NETSCAPE-Bookmark-file-1><H1>Bookmarks</H1><DL><p><DT><H3>Bar</H3><DL><p><DT><A HREF="https://a.example/?a=1&amp;b=2">One &amp; two</A><DT><A HREF="https://b.example/">Two</A></DL></DL>',
      ['One & two > https://a.example/?a=1&b=2', 'Two > https://b.example/'],
    ],
  ])('are found with their names in %s', (_, html, links) => {
    expect(linksIn(html)).toEqual(links)
  })

  it('are found as they were written, whatever they end with', () =>
    fc.assert(
      fc.property(anyLinks(), (links) => {
        const items = links.map(
          ({ label, address }) => `<li><a href="${escapeHtml(address)}">${label}</a></li>`,
        )
        const { links: found } = readLinks(`<ul>${items.join('')}</ul>`)
        expect(found).toEqual(links.map((link) => ({ name: link.label, address: hrefOf(link) })))
      }),
    ))
})
