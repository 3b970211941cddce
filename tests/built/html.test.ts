import { HtmlValidate } from 'html-validate'
import { expect, it } from 'vitest'
import { fileOf } from '../helpers/siteModules.ts'
import { pageKinds, readPage } from './builtSite.ts'

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // Style rules that React's output does not follow. They do not matter to browsers.
    'doctype-style': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attr-case': 'off',
    // A list may have an accessible name.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Only files of other sites need an integrity attribute.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
})

it.each(pageKinds.map((route) => [route.path, route] as const))('is valid on %s', async (_path, route) => {
  const { results } = await validator.validateString(readPage(route), fileOf(route))
  const mistakes = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  )
  expect(mistakes).toEqual([])
})

it('ends in a still eclipse on the home page, which has another at its gate, and on no other page', () => {
  for (const route of pageKinds) {
    const [, footer = ''] = readPage(route).split('<footer')
    expect(footer.includes('id="last-corona"'), route.path).toBe(route.path === '/')
    expect(footer.includes('Good night. The moon has the watch.'), route.path).toBe(route.path === '/')
  }
})

it('is not valid when a paragraph contains a block and an id is repeated', async () => {
  const { valid } = await validator.validateString(
    '<!doctype html><html lang="en"><p id="a"><div id="a"></div>',
  )
  expect(valid).toBe(false)
})
