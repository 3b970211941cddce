import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { HtmlValidate } from 'html-validate'
import { expect, test } from 'playwright/test'
import { prerenderedRoutes } from '../helpers/prerendered.ts'
import { fileOf } from '../helpers/siteModules.ts'

const dist = fileURLToPath(new URL('../../dist', import.meta.url))

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

for (const route of prerenderedRoutes) {
  test(`The HTML of ${route.path} is valid`, async () => {
    const html = readFileSync(join(dist, fileOf(route)), 'utf8')
    const { results } = await validator.validateString(html, fileOf(route))
    const mistakes = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
    )
    expect(mistakes).toEqual([])
  })
}

test('The validator reports a mistake when a paragraph contains a block and an id is repeated', async () => {
  const { valid } = await validator.validateString(
    '<!doctype html><html lang="en"><p id="a"><div id="a"></div>',
  )
  expect(valid).toBe(false)
})
