import fc from 'fast-check'
import { expect, it } from 'vitest'
import { linkLine, readLinkList } from '../../../../../src/templates/engine/addresses/readLinkList.ts'

const linksIn = (text: string) => readLinkList(text).map(({ label, url }) => `${label} > ${url}`)
const EXPECTED = ['My shop > https://example.com/shop', 'Night songs > https://songs.example.com/']

const LISTS: Readonly<Record<string, string>> = {
  'a name, then its address': 'My shop https://example.com/shop\nNight songs https://songs.example.com/',
  'an address, then its name': 'example.com/shop My shop\nhttps://songs.example.com Night songs',
  'a name with a mark between': 'My shop: https://example.com/shop\nNight songs – songs.example.com',
  'bullets and numbers': '- My shop https://example.com/shop\n2. Night songs https://songs.example.com',
  'a name on the line above': 'My shop\nhttps://example.com/shop\n\nNight songs\nsongs.example.com',
  Markdown: '* [My shop](https://example.com/shop) and [Night songs](<songs.example.com> "now")',
  'a copied table': 'Name\tAddress\r\nMy shop\thttps://example.com/shop\r\nNight songs\tsongs.example.com',
  'comma-separated values': '"My shop","https://example.com/shop"\n"Night songs","https://songs.example.com"',
  'Markdown beside a plain address': '[My shop](https://example.com/shop), songs.example.com Night songs',
  'a plain address beside Markdown': 'My shop example.com/shop / [Night songs](https://songs.example.com)',
  'Markdown with a bracket that is not closed':
    '[My shop](https://example.com/shop [Night songs](https://songs.example.com)',
  'Markdown with a picture and a title':
    '[![My shop](shop.png)](https://example.com/shop "now (and then)") [Night songs](songs.example.com)',
  'two addresses, each before its name': 'example.com/shop My shop, https://songs.example.com Night songs',
  'two names, each before its address': 'My shop: example.com/shop · Night songs → songs.example.com.',
  'a repeated address':
    'My shop https://example.com/shop\nNight songs songs.example.com\nAgain example.com/shop',
}
for (const [form, text] of Object.entries(LISTS))
  it(`finds links in a list: ${form}`, () => {
    expect(linksIn(text)).toEqual(EXPECTED)
  })

it.each([
  ['Bandcamp (pay what you like) https://example.com', 'Bandcamp (pay what you like)'],
  ['“Songs” of the night: https://example.com', '“Songs” of the night'],
  ['(My shop) https://example.com', 'My shop'],
  ['My shop (https://example.com)', 'My shop'],
  ['"My shop", https://example.com', 'My shop'],
  ['[draft] My shop] https://example.com', '[draft] My shop'],
  ['/r/moon https://example.com', '/r/moon'],
  ['[My [old] shop](https://example.com)', 'My [old] shop'],
])('removes from a name only the brackets and quotes that enclose it or lack a partner: %s', (line, name) => {
  expect(readLinkList(line).map(({ label }) => label)).toEqual([name])
})

const FORMS: Readonly<Record<string, (link: { label: string; url: string }) => string>> = {
  Markdown: linkLine,
  'a name and its address': ({ label, url }) => `${label} ${url}`,
  'an address and its name': ({ label, url }) => `${url} ${label}`,
}
for (const [form, write] of Object.entries(FORMS))
  it(`finds all links of one line, each written as ${form}`, () => {
    const someNames = fc.uniqueArray(fc.constantFrom('My shop', 'Night songs', 'Café 7', '夜'), {
      minLength: 1,
    })
    const separator = fc.constantFrom(' ', ', ', '; ', ' | ', ' · ', ' / ', '\t')
    fc.assert(
      fc.property(someNames, separator, (names, between) => {
        const links = names.map((label, index) => ({ label, url: `https://example.com/${index}` }))
        expect(readLinkList(links.map(write).join(between))).toEqual(links)
      }),
    )
  })

it('names a link without a label after its host, mailbox or number', () => {
  expect(linksIn('https://www.example.com/a\nada@example.com\ntel:+49301234')).toEqual([
    'example.com > https://www.example.com/a',
    'ada@example.com > mailto:ada@example.com',
    '+49301234 > tel:+49301234',
  ])
})

it('finds no link in plain text, and no unsafe link', () => {
  for (const text of [
    '',
    'Hello.\nHow are you?',
    'javascript:alert(1)',
    '[x](javascript:alert(1))',
    'e.g. this',
  ])
    expect(readLinkList(text), text).toEqual([])
})

it('reads back a link that was written as a line, without the brackets of its label', () => {
  const link = { label: 'My [old] shop', url: 'https://example.com/a_(b)' }
  expect(readLinkList(linkLine(link))).toEqual([{ label: 'My old shop', url: 'https://example.com/a_(b)' }])
})

it.each([
  ['https://example.com/x(y', 'https://example.com/x%28y'],
  ['https://example.com/x)y', 'https://example.com/x%29y'],
  ['https://example.com/x)', 'https://example.com/x%29'],
  ['https://example.com/a(b(c))', 'https://example.com/a%28b(c)%29'],
])(
  'encodes unpaired and nested brackets of an address when a link is written as a line: %s',
  (url, encodedUrl) => {
    const line = linkLine({ label: 'My shop', url })
    expect(readLinkList(line)).toEqual([{ label: 'My shop', url: encodedUrl }])
  },
)
