import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { fill } from '../../src/lib/fill.ts'
import { editorText, TEMPLATE_IDS } from '../helpers/siteModules.ts'
import { type Journey, xpathOfLabel, xpathOfPart } from './Browser.ts'
import { chooseFile, exportSite, TEST_PICTURE_PX, testPicture, unpack } from './editorFiles.ts'
import { editableTemplates, needs, needsEditor } from './needs.ts'

const [firstId, ...otherIds] = editableTemplates

/** Number of times that the user leaves the draft. */
const ROUNDS = 10
/** In each round, the user waits this much longer after a change, and so leaves at another moment of the save. */
const DELAY_STEP_MS = 50

export function editorJourneys(journey: () => Journey): void {
  const open = async (path: string) => {
    const { browser, root } = journey()
    await browser.open(root + path.slice(1))
  }
  /** Does not wait for the field, unlike `browser.type`. */
  const fieldValue = (selector: string) =>
    journey().browser.run((field) => document.querySelector<HTMLInputElement>(field)?.value, [selector])
  /** The text of an element in the preview. */
  const previewText = (selector: string) =>
    journey().browser.run((target) => document.querySelector(target)?.textContent, [selector], 'iframe')
  const savingStatus = () =>
    journey().browser.run(() => document.querySelector<HTMLElement>('[data-saving]')?.dataset.saving, [])

  for (const id of TEMPLATE_IDS)
    it(`a page of template ${id} is complete when it is opened as a file, and the same when it is imported and exported`, async (context) => {
      needsEditor(context, id)
      const { browser } = journey()
      await browser.resize(1280, 900)
      await open(`/editor/${id}?motion=still`)
      // The name of the sample is selected, so that typing replaces it.
      await browser.type('#field-name', 'Ada')
      const name = (await fieldValue('#field-name')) ?? ''
      expect(name).toMatch(/Ada$/)
      await expect.poll(() => previewText('h1')).toBe(name)
      await browser.click(xpathOfLabel(editorText.toolbar.undo))
      await expect.poll(() => previewText('h1')).not.toBe(name)
      await browser.click(xpathOfLabel(editorText.toolbar.redo))
      await expect.poll(() => previewText('h1')).toBe(name)

      await browser.click(xpathOfPart(editorText.form.links))
      await browser.click('#field-links-0')
      const firstLabel = (await fieldValue('#field-links-0-label')) ?? ''
      await browser.click(xpathOfLabel(fill(editorText.items.down, { name: firstLabel })))
      await expect.poll(() => fieldValue('#field-links-1-label')).toBe(firstLabel)

      await browser.click(xpathOfPart(editorText.form.you))
      await chooseFile(browser, '#field-portrait', 'me.png', await testPicture())
      await browser.type('#field-portrait-alt', '!')
      const portraitWidth = () =>
        browser.run(
          () => document.querySelector<HTMLImageElement>('.portrait img')?.naturalWidth,
          [],
          'iframe',
        )
      await expect.poll(portraitWidth).toBe(TEST_PICTURE_PX)
      await expect.poll(savingStatus).toBe('saved')

      const zip = await exportSite(browser)
      // The first button of the toolbar opens the dialog of drafts, which imports files.
      await chooseFile(browser, 'dialog input[type=file]', 'site.zip', zip, () =>
        browser.click('[data-bar=top] button'),
      )
      await expect.poll(() => fieldValue('#field-name')).toBe(name)
      await expect.poll(savingStatus).toBe('saved')
      expect(unzipSync(await exportSite(browser))).toEqual(unzipSync(zip))
      expect(await browser.consoleMessages()).toEqual([])

      const folder = unpack(zip)
      await browser.open(pathToFileURL(join(folder, 'index.html')).href)
      const openedPage = () =>
        browser.run(
          () => ({
            heading: document.querySelector('h1')?.textContent,
            portraitWidth: document.querySelector<HTMLImageElement>('.portrait img')?.naturalWidth,
            hasTypeface: [...document.fonts].some(({ status }) => status === 'loaded'),
          }),
          [],
        )
      await expect
        .poll(openedPage)
        .toEqual({ heading: name, portraitWidth: TEST_PICTURE_PX, hasTypeface: true })
      rmSync(folder, { recursive: true })
      expect(await browser.consoleMessages()).toEqual([])
    })

  it('the preview shows the last text when an input method composes it in steps', async (context) => {
    needs(context, 'editor')
    const { browser } = journey()
    await open(`/editor/${firstId}?motion=still`)
    await browser.type('#field-tagline', ' ')
    const before = await fieldValue('#field-tagline')
    await browser.run(composeText, ['#field-tagline', ['つ', 'つき', '月']])
    await expect.poll(() => previewText('.tagline')).toBe(`${before}月`)
    expect(await fieldValue('#field-tagline')).toBe(`${before}月`)
    await expect.poll(savingStatus).toBe('saved')
  })

  it(`a draft is complete when the user leaves it during a save and returns, ${ROUNDS} times`, async (context) => {
    needs(context, 'second editor')
    const { browser } = journey()
    await open(`/editor/${firstId}?motion=still`)
    await browser.type('#field-name', ' ')
    let name = (await fieldValue('#field-name')) ?? ''
    for (let round = 0; round < ROUNDS; round++) {
      await browser.type('#field-name', 'x')
      name += 'x'
      await new Promise((resolve) => setTimeout(resolve, round * DELAY_STEP_MS))
      await open(`/editor/${otherIds[round % otherIds.length]}?motion=still`)
      await expect.poll(savingStatus, { message: `round ${round}` }).toMatch(/fresh|saved/)
      await browser.back()
      const editorState = async () => ({
        id: await browser.run(() => location.pathname.split('/').at(-1), []),
        name: await fieldValue('#field-name'),
        saving: await savingStatus(),
      })
      await expect
        .poll(editorState, { message: `round ${round}` })
        .toEqual({ id: firstId, name, saving: 'saved' })
    }
    await open(`/editor/${firstId}?motion=still`)
    await expect.poll(() => fieldValue('#field-name')).toBe(name)
    expect(await browser.consoleMessages()).toEqual([])
  })
}

/** Adds text to a field as an input method does: each step replaces the previous step. Runs in the page. */
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
