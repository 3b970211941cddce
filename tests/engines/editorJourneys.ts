import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { fill } from '../../src/lib/fill.ts'
import { editorWords } from '../../src/site/editorWords.ts'
import { TEMPLATE_IDS } from '../../src/site/templateFolders.ts'
import { type Journey, named } from './Browser.ts'
import { chooseFile, exportSite, PHOTOGRAPH_PX, photograph, unpack } from './editorFiles.ts'
import { editableTemplates, needs, needsEditor } from './needs.ts'

const [firstId, ...otherIds] = editableTemplates

/** Number of times that a draft is left. */
const ROUNDS = 10
/** Each time, the draft is left this much later after a change, so at another moment of a save. */
const DELAY_STEP_MS = 50

export function editorJourneys(journey: () => Journey): void {
  const open = async (path: string) => {
    const { browser, root } = journey()
    await browser.open(root + path.slice(1))
  }
  const value = (field: string) =>
    journey().browser.run((id) => document.querySelector<HTMLInputElement>(id)?.value, [field])
  /** The text of an element in the preview. */
  const previewText = (selector: string) =>
    journey().browser.run((each) => document.querySelector(each)?.textContent, [selector], 'iframe')
  const saving = () =>
    journey().browser.run(() => document.querySelector<HTMLElement>('[data-saving]')?.dataset.saving, [])

  for (const id of TEMPLATE_IDS)
    it(`a page is made from template ${id}, exported, opened as a file, and imported again byte for byte`, async (context) => {
      needsEditor(context, id)
      const { browser } = journey()
      await browser.resize(1280, 900)
      await open(`/editor/${id}?motion=still`)
      await browser.type('#field-name', ' Ada')
      const name = (await value('#field-name')) ?? ''
      expect(name).toMatch(/ Ada$/)
      await expect.poll(() => previewText('h1')).toBe(name)
      await browser.click(named(editorWords.toolbar.undo))
      await expect.poll(() => previewText('h1')).not.toBe(name)
      await browser.click(named(editorWords.toolbar.redo))
      await expect.poll(() => previewText('h1')).toBe(name)

      const first = (await value('#field-links-0-label')) ?? ''
      await browser.click(named(fill(editorWords.items.down, { name: first })))
      await expect.poll(() => value('#field-links-1-label')).toBe(first)

      await chooseFile(browser, '#field-portrait', 'me.png', await photograph())
      await browser.type('#field-portrait-alt', '!')
      const portrait = () =>
        browser.run(
          () => document.querySelector<HTMLImageElement>('.portrait img')?.naturalWidth,
          [],
          'iframe',
        )
      await expect.poll(portrait).toBe(PHOTOGRAPH_PX)
      await expect.poll(saving).toBe('saved')

      const exported = await exportSite(browser)
      await chooseFile(browser, 'dialog input[type=file]', 'site.zip', exported, () =>
        browser.click('[role=toolbar] button'),
      )
      await expect.poll(() => value('#field-name')).toBe(name)
      await expect.poll(saving).toBe('saved')
      expect(await exportSite(browser)).toEqual(exported)
      expect(await browser.consoleMessages()).toEqual([])

      const folder = unpack(exported)
      await browser.open(pathToFileURL(join(folder, 'index.html')).href)
      const page = () =>
        browser.run(
          () => ({
            heading: document.querySelector('h1')?.textContent,
            portrait: document.querySelector<HTMLImageElement>('.portrait img')?.naturalWidth,
            typeface: [...document.fonts].some(({ status }) => status === 'loaded'),
          }),
          [],
        )
      await expect.poll(page).toEqual({ heading: name, portrait: PHOTOGRAPH_PX, typeface: true })
      rmSync(folder, { recursive: true })
      expect(await browser.consoleMessages()).toEqual([])
    })

  it('text composed by an input method is one change of the page', async (context) => {
    needs(context, 'editor')
    const { browser } = journey()
    await open(`/editor/${firstId}?motion=still`)
    await browser.type('#field-tagline', ' ')
    const before = await value('#field-tagline')
    await browser.run(composeText, ['#field-tagline', ['つ', 'つき', '月']])
    await expect.poll(() => previewText('.tagline')).toBe(`${before}月`)
    expect(await value('#field-tagline')).toBe(`${before}月`)
    await expect.poll(saving).toBe('saved')
  })

  it(`a draft that is left during a save, for another editor, is complete when the visitor returns, ${ROUNDS} times`, async (context) => {
    needs(context, 'second editor')
    const { browser } = journey()
    await open(`/editor/${firstId}?motion=still`)
    await browser.type('#field-name', ' ')
    let name = (await value('#field-name')) ?? ''
    for (let round = 0; round < ROUNDS; round++) {
      await browser.type('#field-name', 'x')
      name += 'x'
      await new Promise((resolve) => setTimeout(resolve, round * DELAY_STEP_MS))
      await open(`/editor/${otherIds[round % otherIds.length]}?motion=still`)
      await expect.poll(saving, { message: `round ${round}` }).toMatch(/fresh|saved/)
      await browser.back()
      const editor = async () => ({
        id: await browser.run(() => location.pathname.split('/').at(-1), []),
        name: await value('#field-name'),
        saving: await saving(),
      })
      await expect.poll(editor, { message: `round ${round}` }).toEqual({ id: firstId, name, saving: 'saved' })
    }
    await open(`/editor/${firstId}?motion=still`)
    await expect.poll(() => value('#field-name')).toBe(name)
    expect(await browser.consoleMessages()).toEqual([])
  })
}

/** Adds text to a field as an input method does: each step replaces the one before. Runs in the page. */
function composeText(selector: string, steps: readonly string[]): void {
  const field = document.querySelector<HTMLInputElement>(selector)
  if (!field) throw new Error(`There is no ${selector}`)
  const before = field.value
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  field.focus()
  field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
  for (const data of steps) {
    field.dispatchEvent(new CompositionEvent('compositionupdate', { bubbles: true, data }))
    setValue?.call(field, before + data)
    const inputType = 'insertCompositionText'
    field.dispatchEvent(new InputEvent('input', { bubbles: true, data, inputType, isComposing: true }))
  }
  field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: steps.at(-1) ?? '' }))
}
