import { expect, it } from 'vitest'
import { addressesIn } from '../../../../../src/templates/engine/addresses/addressesIn.ts'

const hrefsIn = (text: string) => addressesIn(text).map(({ href }) => href)

it.each([
  ['Songs at ada.art/shop, and at ADA.COM.', ['https://ada.art/shop', 'https://ada.com/']],
  ['Https://ada.example and WWW.ada.example', ['https://ada.example/', 'https://www.ada.example/']],
  ['Mailto:ada@ada.example or bo@bo.example.', ['mailto:ada@ada.example', 'mailto:bo@bo.example']],
  [
    'ada.com.au, ada.co.nz/shop, ada.co.uk',
    ['https://ada.com.au/', 'https://ada.co.nz/shop', 'https://ada.co.uk/'],
  ],
])('finds each address when a text has several: %s', (text, hrefs) => {
  expect(hrefsIn(text)).toEqual(hrefs)
})

it('finds an address when the space after its sentence is missing', () => {
  expect(hrefsIn('See ada.com.Then go.')).toEqual(['https://ada.com/'])
})

it.each(['ada.com.xyz', 'ada.com-shop.xyz', 'This is the end.It was late.'])(
  'finds no address when a part of a text looks like one: %s',
  (text) => {
    expect(hrefsIn(text)).toEqual([])
  },
)
