import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { fill, fillNodes } from '../../../src/lib/fill.ts'

it('replaces each placeholder that has a value, and keeps the others', () => {
  expect(fill('{name}, {count} of {count} {else}', { name: 'Ada', count: 2 })).toBe('Ada, 2 of 2 {else}')
  expect(fill('{toString}', {})).toBe('{toString}')
})

it('puts a node in the place of its placeholder', () => {
  expect(renderToStaticMarkup(fillNodes('tips on {page}.', { page: 'my page' }))).toBe('tips on my page.')
})

it('keeps a placeholder in the text when no node has its name', () => {
  const filled = fillNodes('tips on {page} or {toString}, {else}', { page: 'my page' })
  expect(renderToStaticMarkup(filled)).toBe('tips on my page or {toString}, {else}')
})
