import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, it } from 'vitest'
import { stringify } from 'yaml'
import { readLinks } from '../../src/editor/files/pastedLinks/readLinks.ts'

const WORDS = ['My', 'Night', 'songs', 'Möwen', 'shop', 'Карты', '夜の歌', 'Café', 'prints']
const name = fc
  .tuple(fc.constantFrom(...WORDS), fc.constantFrom(...WORDS), fc.constantFrom(...WORDS))
  .map((words) => words.join(' '))
const address = fc
  .tuple(
    fc.constantFrom('shop.example', 'songs.example', 'www.youtube.com'),
    fc.stringMatching(/^[a-z]{2,8}$/),
  )
  .map(([host, path]) => `https://${host}/${path}`)
const links = fc.uniqueArray(fc.record({ name, address }), {
  minLength: 2,
  maxLength: 5,
  selector: ({ address }) => address,
})
/** Links with different names, as the names of a list are. */
const namedLinks = links.filter((all) => new Set(all.map(({ name }) => name)).size === all.length)
/** Values beside a link that are no names, by the number of the row. */
const OTHER_VALUES: readonly ((row: number) => string)[] = [
  (row) => String(row * 17),
  (row) => `${row},5 %`,
  (row) => `2026-11-0${row + 1}`,
  (row) => `2026-11-0${row + 1}T10:00:00Z`,
  (row) => `${row + 1} Nov 2026`,
  (row) => `a${row}b7c9d2`,
  (row) => `3f2504e0-4f89-41d3-9a0c-0305e82c330${row}`,
  () => 'art',
  () => '',
  (row) => `https://cdn.example/${row}.png`,
]
const others = fc.uniqueArray(fc.constantFrom(...OTHER_VALUES), { maxLength: 4 })
const heading = fc.stringMatching(/^[A-Z][a-z]{2,9}$/)
/** The places of the columns of names, of addresses and of the others. */
const order = fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6 })

it('finds names and addresses as they were in a table with columns in any order and any headings', () => {
  fc.assert(
    fc.property(
      namedLinks,
      others,
      order,
      fc.option(fc.uniqueArray(heading, { minLength: 6, maxLength: 6 })),
      fc.constantFrom('\t', ';', ','),
      (all, columns, places, headings, delimiter) => {
        const arranged = (cells: readonly string[]) => places.flatMap((place) => cells[place] ?? [])
        const rows = all.map(({ name, address }, row) =>
          arranged([name, address, ...columns.map((valueAt) => valueAt(row))]),
        )
        const head = headings ? [headings.slice(0, rows[0]?.length)] : []
        const text = Papa.unparse([...head, ...rows], { delimiter })
        expect(readLinks(text).links, text).toEqual(all)
      },
    ),
  )
})

it.each([
  ['JSON', JSON.stringify],
  ['YAML', stringify],
] as const)('finds names and addresses as they were in %s with any keys around them', (_, write) => {
  fc.assert(
    fc.property(
      namedLinks,
      others,
      order,
      fc.uniqueArray(heading, { minLength: 7, maxLength: 7 }),
      (all, fields, places, keys) => {
        const entries = all.map(({ name, address }, row) => {
          const values = [name, address, ...fields.map((valueAt) => valueAt(row))]
          return Object.fromEntries(
            places.flatMap((place) => (values[place] === undefined ? [] : [[keys[place], values[place]]])),
          )
        })
        const text = write({ [keys[6] ?? '']: entries })
        expect(readLinks(text).links, text).toEqual(all)
      },
    ),
  )
})

it('finds names and addresses as they were in a list with any sign before each line', () => {
  const prefixes: readonly ((row: number) => string)[] = [
    ...['●', '▪', '■', '➤', '⁃', '☐', '✓', '👉', '👩‍🎨', '-', '*', '–'].map((sign) => () => `${sign} `),
    () => 'o\t',
    (row) => `${row + 1}. `,
    (row) => `${row + 1}) `,
    (row) => `[31/12/2025, 11:40:${10 + row}] Luna Moth: `,
    (row) => `12/31/25, 9:1${row} PM - Luna Moth: `,
    (row) => `[21:1${row}, 05/10/2025] Luna: `,
  ]
  const lines: readonly ((name: string, address: string) => string)[] = [
    (name, address) => `${name} ${address}`,
    (name, address) => `${name}: ${address}`,
    (name, address) => `${address} ${name}`,
    (name, address) => `${address} | ${name}`,
  ]
  fc.assert(
    fc.property(namedLinks, fc.constantFrom(...prefixes), fc.constantFrom(...lines), (all, prefix, line) => {
      const text = all.map(({ name, address }, row) => prefix(row) + line(name, address)).join('\n')
      expect(readLinks(text).links, text).toEqual(all)
    }),
  )
})
