import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, it } from 'vitest'
import { readLinks } from '../../src/editor/files/pastedLinks/readLinks.ts'
import { type AnyLink, anyLinks, anyProfiles, hrefOf } from '../helpers/anyLinks.ts'

const rows = (links: readonly AnyLink[]) => links.map(({ label, address }) => [label, address])

/** Forms in which an address is exact. */
const EXACT: Readonly<Record<string, (links: readonly AnyLink[]) => string>> = {
  JSON: (links) => JSON.stringify(links.map(({ label, address }) => ({ title: label, url: address }))),
  'comma-separated values': (links) => Papa.unparse([['title', 'url'], ...rows(links)]),
  'values with a semicolon': (links) => Papa.unparse(rows(links), { delimiter: ';', quotes: true }),
  'a copied table': (links) =>
    rows(links)
      .map((row) => row.join('\t'))
      .join('\n'),
  Markdown: (links) =>
    rows(links)
      .map(([label, address]) => `- [${label}](<${address?.replaceAll('&', '&amp;')}>)`)
      .join('\n'),
  'prose with angle brackets': (links) =>
    rows(links)
      .map(([label, address]) => `I like ${label}: <${address}>.`)
      .join('\n'),
}

const found = (text: string) => readLinks(text).links.map(({ address }) => address)

for (const [form, write] of Object.entries(EXACT))
  it(`finds each address as it was written in ${form}`, () =>
    fc.assert(
      fc.property(anyLinks(), (links) => {
        expect(found(write(links)), write(links)).toEqual(links.map(hrefOf))
      }),
    ))

// A comma or a semicolon at the end of a line separates the items of a list.
it('finds each address as it was written in a list with names above', () =>
  fc.assert(
    fc.property(anyLinks("-._~:/?#]@!$&'()*+=aZ9"), (links) => {
      const text = rows(links)
        .map((row) => row.join('\n'))
        .join('\n\n')
      const { links: read } = readLinks(text)
      expect(read, text).toEqual(links.map((link) => ({ name: link.label, address: hrefOf(link) })))
    }),
  ))

// In a sentence, other characters at the end may belong to the sentence.
it.each([
  ['a list', (label: string, address: string) => `${label} ${address}`],
  ['prose', (label: string, address: string) => `Hello! ${label}: ${address}, and more.`],
])('finds each profile as it was written in %s', (_, write) =>
  fc.assert(
    fc.property(anyProfiles, (links) => {
      const text = rows(links)
        .map(([label = '', address = '']) => write(label, address))
        .join('\n')
      expect(found(text), text).toEqual(links.map(hrefOf))
    }),
  ),
)
