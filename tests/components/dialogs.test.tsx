import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { DraftStore } from '../../src/editor/drafts/DraftStore.ts'
import { button, field, openEditor, openEditorWithDrafts, toolbar } from './editor.tsx'
import { expectFits, violations } from './render.ts'

let drafts: DraftStore | null = null

afterEach(async () => {
  await drafts?.end()
  drafts = null
})

it.each([
  [
    'the drafts',
    async () => {
      drafts = await openEditorWithDrafts()
      await page.elementLocator(field('name')).fill('Mine')
      await toolbar.getByRole('button', { name: /^Drafts / }).click()
      await expect.element(page.getByRole('dialog').getByRole('listitem')).toBeVisible()
    },
  ],
  [
    'the export',
    async () => {
      openEditor()
      await button('Export').click()
      await expect.element(button('Export anyway')).toBeVisible()
    },
  ],
  [
    'the other templates',
    async () => {
      openEditor(undefined, 'look')
      await button('See it as another template').click()
      await expect.element(button('Blood Moon/Eclipse')).toBeVisible()
    },
  ],
])('fits a small phone and keeps its close button in view when it is the dialog of %s', async (_, open) => {
  await page.viewport(320, 568)
  await open()
  const dialog = document.querySelector('dialog') as HTMLElement
  const bottomOf = (element: Element | null) => element?.getBoundingClientRect().bottom ?? Number.NaN
  // Scrolls again while the dialog grows, because its parts load one after the other.
  await expect
    .poll(() => {
      dialog.scrollTo({ top: dialog.scrollHeight, behavior: 'instant' })
      return bottomOf(dialog.lastElementChild) <= bottomOf(dialog)
    })
    .toBe(true)
  expect(dialog.scrollWidth).toBe(dialog.clientWidth)
  expectFits(dialog)
  const close = button('Close').element()
  expectFits(close)
  // The head touches the border of 1 px, so no content shows above the head.
  const headTop = close.parentElement?.getBoundingClientRect().top ?? Number.NaN
  expect(headTop - dialog.getBoundingClientRect().top).toBeCloseTo(1, 0)
  expect(await violations()).toEqual([])
})
