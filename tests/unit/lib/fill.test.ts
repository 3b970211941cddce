import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { fill, fillNodes } from '../../../src/lib/fill.ts'

it('Values are put in their places, as often as these stand there, and other braces stay', () => {
  expect(fill('{name}, {count} of {count} {else}', { name: 'Ada', count: 2 })).toBe('Ada, 2 of 2 {else}')
  expect(fill('{toString}', {})).toBe('{toString}')
})

it('A piece of the page is put in its place among words', () => {
  expect(renderToStaticMarkup(fillNodes('tips on {page}.', { page: 'my page' }))).toBe('tips on my page.')
})
