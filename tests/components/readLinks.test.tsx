import { expect, it } from 'vitest'
import { readLinks } from '../../src/editor/files/pastedLinks/readLinks.ts'

const linksIn = (text: string) => readLinks(text).links.map(({ name, address }) => `${name} > ${address}`)
const EXPECTED = ['My shop > https://example.com/shop', 'Night songs > https://songs.example.com/']

const LISTS: Readonly<Record<string, string>> = {
  'a name, then its address': 'My shop https://example.com/shop\nNight songs https://songs.example.com/',
  'an address, then its name': 'example.com/shop My shop\nhttps://songs.example.com Night songs',
  'a name with a mark between': 'My shop: https://example.com/shop\nNight songs – songs.example.com',
  'bullets and numbers': '- My shop https://example.com/shop\n2. Night songs https://songs.example.com',
  'a name on the line above': 'My shop\nhttps://example.com/shop\n\nNight songs\nsongs.example.com',
  'bold names of a chat': '*My shop* https://example.com/shop\n*Night songs*: *https://songs.example.com*',
  Markdown: '* [My shop](https://example.com/shop) and [Night songs](<songs.example.com> "now")',
  'Markdown beside a plain address': '[My shop](https://example.com/shop), songs.example.com Night songs',
  'a plain address beside Markdown': 'My shop example.com/shop / [Night songs](https://songs.example.com)',
  'Markdown with a bracket that is not closed':
    '[My shop](https://example.com/shop [Night songs](https://songs.example.com)',
  'Markdown with a picture and a title':
    '[![My shop](shop.png)](https://example.com/shop "now (and then)") [Night songs](songs.example.com)',
  'Markdown with references':
    '[My shop][s] and [Night songs]\n\n[s]: https://example.com/shop\n[night songs]: <songs.example.com>',
  'a table of Markdown':
    '| Name | Address |\n|---|---|\n| My shop | https://example.com/shop |\n| [Night songs](https://songs.example.com) | 7 |',
  'rows of a table of Markdown':
    '|My shop|https://example.com/shop|\n|Night songs|https://songs.example.com|',
  'a copied table': 'Name\tAddress\r\nMy shop\thttps://example.com/shop\r\nNight songs\tsongs.example.com',
  'quoted values': '"My shop","https://example.com/shop"\n"Night songs","https://songs.example.com"',
  'values with a header':
    'clicks,url,title\n7,https://example.com/shop,My shop\n9,songs.example.com,Night songs',
  'values with a semicolon':
    'sep=;\nTitel;Adresse;Klicks\nMy shop;https://example.com/shop;7\nNight songs;https://songs.example.com;9',
  'values without a header':
    '1,My shop,https://example.com/shop,7\n2,Night songs,https://songs.example.com,9',
  'values with a picture':
    'title,cover,url\nMy shop,https://a.example.com/x.jpg,https://example.com/shop\nNight songs,,songs.example.com',
  JSON: '{"name":"Ada","links":[{"url":"https://example.com/shop","title":"My shop","icon":"https://a.example.com/x.png"},{"link":"songs.example.com","label":"Night songs"}]}',
  'a part of JSON':
    '{"name": "My shop", "url": "https://example.com/shop"},\n{"name": "Night songs", "url": "https://songs.example.com"},',
  'JSON with addresses by name':
    '{"My shop": "https://example.com/shop", "Night songs": "https://songs.example.com", "theme": "dark"}',
  'two addresses, each before its name': 'example.com/shop My shop, https://songs.example.com Night songs',
  'two names, each before its address': 'My shop: example.com/shop · Night songs → songs.example.com.',
  'a repeated address':
    'My shop https://example.com/shop\nNight songs songs.example.com\nAgain example.com/shop',
}
for (const [form, text] of Object.entries(LISTS))
  it(`finds links in a list: ${form}`, () => {
    expect(linksIn(text)).toEqual(EXPECTED)
  })

it('finds the links of a vCard, also of a part of one', () => {
  const lines = [
    'FN:Ada',
    'EMAIL;TYPE=work:ada@example.com',
    'TEL;TYPE=cell:+49 (0)30 12345',
    'item1.URL:https\\://example.com/a',
    ' \\,b',
  ]
  const links = [
    'ada@example.com > mailto:ada@example.com',
    '+493012345 > tel:+493012345',
    'example.com > https://example.com/a,b',
  ]
  expect(linksIn(['BEGIN:VCARD', ...lines, 'END:VCARD'].join('\r\n'))).toEqual(links)
  expect(linksIn(lines.join('\n'))).toEqual(links)
})

it.each([
  [
    'Магазин: пример.рф/магазин',
    'Магазин > https://xn--e1afmkfd.xn--p1ai/%D0%BC%D0%B0%D0%B3%D0%B0%D0%B7%D0%B8%D0%BD',
  ],
  ['Mail jörg@example.com', 'Mail > mailto:j%C3%B6rg@example.com'],
  ['メール：ada@example.com。', 'メール > mailto:ada@example.com'],
  ['商店https://example.com/a，欢迎', '商店 > https://example.com/a'],
  ['המוזיקה שלי: \u200ehttps://example.com/a\u200f', 'המוזיקה שלי > https://example.com/a'],
  ['🎵https://example.com/a🎵', '🎵 > https://example.com/a'],
  ['„https://example.com/a“', 'example.com > https://example.com/a'],
  ['https://bücher.example/', 'bücher.example > https://xn--bcher-kva.example/'],
  ['https://xn--bcher-kva.example/', 'bücher.example > https://xn--bcher-kva.example/'],
])('reads addresses and names of all scripts: %s', (text, link) => {
  expect(linksIn(text)).toEqual([link])
})

it.each([
  ['Chat discord.gg/abc', 'Chat > https://discord.gg/abc'],
  // A known network names its address, if nothing else does.
  ['youtube.com/@ophelia', 'YouTube > https://youtube.com/@ophelia'],
  ['Blog ada.photography/new', 'Blog > https://ada.photography/new'],
  ['Call 0170 1234567', 'Call > tel:01701234567'],
  ['Call: +44 (0)20 7946 0000', 'Call > tel:+442079460000'],
  ['Call tel:+49 30 12345', 'Call > tel:+493012345'],
  ['Write mailto:ada@example.com?subject=A song', 'Write > mailto:ada@example.com?subject=A%20song'],
  ['[Write](mailto:ada@example.com?subject=A song)', 'Write > mailto:ada@example.com?subject=A%20song'],
  ['[A file](https://example.com/a file.pdf)', 'A file > https://example.com/a%20file.pdf'],
  ['Toots @ada@social.example', 'Toots > https://social.example/@ada'],
  ['Telegram tg://resolve?domain=ada', 'Telegram > tg://resolve?domain=ada'],
  ['My band Songs.co https://example.com/a', 'My band Songs.co > https://example.com/a'],
])('finds addresses without `https://`: %s', (text, link) => {
  expect(linksIn(text)).toEqual([link])
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
  ['My shop: [example.com](https://example.com/)', 'My shop'],
])('removes from a name only the brackets and quotes that enclose it or lack a partner: %s', (line, name) => {
  expect(readLinks(line).links.map(({ name }) => name)).toEqual([name])
})

it('names a link without a label after its host, mailbox or number', () => {
  expect(linksIn('https://www.example.com/a\nada@example.com\ntel:+49301234')).toEqual([
    'example.com > https://www.example.com/a',
    'ada@example.com > mailto:ada@example.com',
    '+49301234 > tel:+49301234',
  ])
})

it.each([
  '',
  'Hello.\nHow are you?',
  'javascript:alert(1)',
  '[x](javascript:alert(1))',
  'e.g. this, on 11.02.2024 at 10:30',
  'doi 10.1000/182',
  '{"url":"javascript:alert(1)"}',
])('finds no link in plain text, and no unsafe or impossible link: %s', (text) => {
  expect(linksIn(text)).toEqual([])
})

it('reports the lines without an address that name no link', () => {
  const { links, unread } = readLinks(
    'My links\n\nShop\nhttps://example.com/a\n---\nComing soon\nSongs https://example.com/b',
  )
  expect(links.map(({ name }) => name)).toEqual(['Shop', 'Songs'])
  expect(unread).toEqual(['My links', 'Coming soon'])
})

it('finds an address that has the signs of a Markdown link', () => {
  expect(linksIn('My shop\nhttps://example.com/([](-')).toEqual(['My shop > https://example.com/([](-'])
})

it.each(['(', ')', '[', '"', '.', '_', '*'])('reads 40 000 times %s behind an address', (symbol) => {
  const { links } = readLinks(`Shop https://example.com/${symbol.repeat(40_000)}`)
  expect(links).toHaveLength(1)
})
