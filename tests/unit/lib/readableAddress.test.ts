import { expect, it } from 'vitest'
import { readableAddress, readableHost } from '../../../src/lib/readableAddress.ts'

it.each([
  ['https://xn--mwenatelier-rfb.example/t%C3%B6pferei', 'https://möwenatelier.example/töpferei'],
  ['https://xn--e1afmkfd.xn--p1ai/%d0%b0?q=%D0%B1#%D0%B2', 'https://пример.рф/а?q=б#в'],
  ['https://a.example/%E6%9C%88%20%F0%9F%8C%99', 'https://a.example/月%20🌙'],
  ['mailto:j%C3%B6rg@example.com', 'mailto:jörg@example.com'],
])('shows the letters in %s', (address, shown) => {
  expect(readableAddress(address)).toBe(shown)
})

it.each([
  ['a space and signs', 'https://a.example/a%20b%2Fc%3Fd%25'],
  ['letters that are not UTF-8', 'https://a.example/t%F6pferei'],
  ['marks that turn the text round', 'https://a.example/%E2%80%AEgpj.exe'],
  ['control characters and wide spaces', 'https://a.example/a%00%C2%85%E3%80%80'],
])('keeps %s encoded', (_, address) => {
  expect(readableAddress(address)).toBe(address)
})

it('shows a host without www, and none where there is none', () => {
  expect(readableHost('https://www.xn--mwenatelier-rfb.example:8080/a')).toBe('möwenatelier.example')
  expect(readableHost('mailto:ada@ada.example')).toBe('')
})
