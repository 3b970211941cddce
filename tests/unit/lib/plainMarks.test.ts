import { expect, it } from 'vitest'
import { plainMarks } from '../../../src/lib/plainMarks.ts'

it.each([
  ['**Illustrator** and ~~poet~~', 'Illustrator and poet'],
  ['My [shop](https://shop.example.org)!', 'My shop https://shop.example.org!'],
  ['&quot;Nights&quot; &amp; days, it&#39;s &#x1f319;', '"Nights" & days, it\'s 🌙'],
  ['<b>Luna</b><br>draws', 'Luna draws'],
  ['`maps`', 'maps'],
])('removes marks that show as they are: %s', (text, plain) => {
  expect(plainMarks(text)).toBe(plain)
})

it.each(['2 * 3 ** 4', 'R&D; [sic] (2020)', 'a <3 b', '★ luna_moon_art ★', '*** new ***', '5 > 4 &c.'])(
  'changes nothing in a text without marks: %s',
  (text) => {
    expect(plainMarks(text)).toBe(text)
  },
)
