import { fill } from '../../src/lib/fill.ts'
import { editorWords } from '../../src/site/editorWords.ts'
import { COUNTER_NAMES } from '../../src/templates/visitCounter.ts'
import { violations } from '../helpers/axe.ts'
import { openEditor, unzipped } from '../helpers/editor.ts'
import { needs } from '../helpers/needs.ts'
import { expect, test } from '../helpers/site.ts'
import { FIRST_TEMPLATE } from '../helpers/templates.ts'

needs('editors')

const CODE =
  '<script data-goatcounter="https://ada.goatcounter.com/count" async src="//gc.zgo.at/count.js"></script>'

test('The field shows the counter’s address, and the exported ZIP names it, when a counter’s code is pasted', async ({
  site,
}) => {
  const editor = await openEditor(site, FIRST_TEMPLATE)
  const field = editor.field('counter')
  const { form } = editorWords
  await expect(site.page.getByText(form.counterHint)).toBeVisible()
  await field.fill('https://example.com/visits')
  await field.blur()
  await expect(field).toHaveAccessibleDescription(editorWords.check.counter)
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill(CODE)
  await expect(field).toHaveValue('https://ada.goatcounter.com/count')
  const facts = { counter: COUNTER_NAMES.goatcounter, host: 'ada.goatcounter.com' }
  await expect(field).toHaveAccessibleDescription(fill(form.counts, facts))
  expect(await violations(site.page)).toEqual([])
  const { zip } = await editor.exportPage()
  const textOf = (path: string) => new TextDecoder().decode(unzipped(zip)[path])
  expect(textOf('index.html')).toContain("connect-src 'self' https://ada.goatcounter.com;")
  expect(textOf('README.txt')).toContain(fill(editorWords.exported.counted, facts))
  // The preview sends no visit.
  expect(site.requests.filter((url) => url.includes('goatcounter'))).toEqual([])
})
