import { expect, it } from 'vitest'
import { addressesIn } from '../../../src/addresses/addressesIn.ts'

const hrefsIn = (text: string) => addressesIn(text).map(({ href }) => href)

it.each([
  ['Songs at ada.art/shop, and at ADA.COM.', ['https://ada.art/shop', 'https://ada.com/']],
  ['Https://ada.example and WWW.ada.example', ['https://ada.example/', 'https://www.ada.example/']],
  ['Mailto:ada@ada.example or bo@bo.example.', ['mailto:ada@ada.example', 'mailto:bo@bo.example']],
  [
    'ada.com.au, ada.co.nz/shop, ada.co.uk',
    ['https://ada.com.au/', 'https://ada.co.nz/shop', 'https://ada.co.uk/'],
  ],
  ['Books: bücher.de, пример.рф/x', ['https://xn--bcher-kva.de/', 'https://xn--e1afmkfd.xn--p1ai/x']],
  ['Follow https://x.com/ada_ now! (https://x.com/a_(b))', ['https://x.com/ada_', 'https://x.com/a_(b)']],
  ['👉https://ada.example/a👈 店https://ada.example/b。', ['https://ada.example/a', 'https://ada.example/b']],
  [
    'discord.gg/abc bit.ly/x ada.photography/new',
    ['https://discord.gg/abc', 'https://bit.ly/x', 'https://ada.photography/new'],
  ],
  [
    '*https://ada.example/a* jörg@ada.example @bo@bo.example',
    ['https://ada.example/a', 'mailto:j%C3%B6rg@ada.example', 'https://bo.example/@bo'],
  ],
])('finds each address when a text has several: %s', (text, hrefs) => {
  expect(hrefsIn(text)).toEqual(hrefs)
})

it.each(['ada.com.xyz', 'ada.com-shop.xyz', 'ada.com.Then', 'This is the end.It was late.'])(
  'finds no address when a part of a text looks like one: %s',
  (text) => {
    expect(hrefsIn(text)).toEqual([])
  },
)
