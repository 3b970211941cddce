import { describe, expect, it } from 'vitest'
import {
  ASCENT,
  DESCENT,
  lackingCharacters,
  openCardTypefaces,
  setWords,
  WORDS_RIGHT_PX,
} from '../../../../src/head/card/setWords.ts'
import { findRoute, type Route, routes } from '../../../../src/routes.ts'

const published = new URL('https://someone.example/some/base/')
const typefaces = await openCardTypefaces()

const long: Route = {
  ...findRoute('/shop/1'),
  name: 'An extraordinarily long-winded name/of a template for incomprehensibilities of every kind',
  description: 'It goes on and on, and then it goes on a little longer than anybody would read. '.repeat(5),
}
const cards = [...routes.map((route) => [route.path, route] as const), ['far too many words', long] as const]

describe('the words of a preview card', () => {
  it.each(cards)('of %s keep to their column, clear of the moon', (_, route) => {
    for (const { x, widthPx } of setWords(route, published, typefaces)) {
      expect(widthPx).toBeGreaterThan(0)
      expect(x + widthPx).toBeLessThanOrEqual(WORDS_RIGHT_PX)
    }
  })

  it.each(cards)('of %s stand one below the other, inside the card', (_, route) => {
    const lines = setWords(route, published, typefaces)
    let above = 0
    for (const { baseline, sizePx } of lines) {
      expect(baseline - sizePx * ASCENT * 0.9).toBeGreaterThanOrEqual(above)
      above = baseline
    }
    const last = lines.at(-1)
    expect(above + (last?.sizePx ?? 0) * DESCENT).toBeLessThan(630)
  })

  it('end with the address, and start with whose page it is, except where that is its name', () => {
    const count = (path: string) => setWords(findRoute(path), published, typefaces).length
    expect(setWords(findRoute('/media'), published, typefaces)[0]?.color).toBe('quiet-text')
    expect(setWords(findRoute('/'), published, typefaces)[0]?.color).toBe('moonlight-text')
    for (const { path } of routes) {
      expect(count(path)).toBeGreaterThan(2)
      expect(setWords(findRoute(path), published, typefaces).at(-1)?.color).toBe('rose')
    }
  })

  it('are all there, and what a typeface lacks is told', () => {
    for (const route of routes) expect(lackingCharacters(route, typefaces)).toEqual([])
    expect(lackingCharacters({ ...long, name: 'Moon 🌙 月' }, typefaces)).toEqual(['🌙', '月'])
  })
})
