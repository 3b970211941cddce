import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { TEMPLATE_IDS } from '../../src/templates/siteData.ts'
import { type Browser, type Journey, named } from './Browser.ts'

/** How often drafts are left at once and come back to, at another moment of a save each time. */
const ROUNDS = 10
const LATER_PER_ROUND_MS = 50

/** What somebody does who makes a page. */
export function editorJourneys(journey: () => Journey): void {
  const open = async (path: string) => {
    const { browser, root } = journey()
    await browser.open(root + path.slice(1))
  }
  const value = (field: string) =>
    journey().browser.run((id) => document.querySelector<HTMLInputElement>(id)?.value, [field])
  /** A text in the preview. */
  const shown = (selector: string) =>
    journey().browser.run((each) => document.querySelector(each)?.textContent, [selector], 'iframe')
  const saving = () =>
    journey().browser.run(() => document.querySelector<HTMLElement>('[data-saving]')?.dataset.saving, [])

  for (const id of TEMPLATE_IDS)
    it(`a page is made from template ${id}, exported, opened as a file, and imported again byte for byte`, async () => {
      const { browser } = journey()
      await browser.resize(1280, 900)
      await open(`/editor/${id}?motion=still`)
      await browser.type('#field-name', ' Ada')
      const name = (await value('#field-name')) ?? ''
      expect(name).toMatch(/ Ada$/)
      await expect.poll(() => shown('h1')).toBe(name)
      await browser.click(named('Undo'))
      await expect.poll(() => shown('h1')).not.toBe(name)
      await browser.click(named('Redo'))
      await expect.poll(() => shown('h1')).toBe(name)

      const first = (await value('#field-links-0-label')) ?? ''
      await browser.click(named(`Move ${first} down`))
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
      expect(await browser.said()).toEqual([])

      const folder = unpacked(exported)
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
      expect(await browser.said()).toEqual([])
    })

  it('what an input method composes is one change of the page', async () => {
    const { browser } = journey()
    await open('/editor/1?motion=still')
    await browser.type('#field-tagline', ' ')
    const before = await value('#field-tagline')
    await browser.run(composeText, ['#field-tagline', ['つ', 'つき', '月']])
    await expect.poll(() => shown('.tagline')).toBe(`${before}月`)
    expect(await value('#field-tagline')).toBe(`${before}月`)
    await expect.poll(saving).toBe('saved')
  })

  it(`drafts are left at once and come back to, ${ROUNDS} times, and every editor opens`, async () => {
    const { browser } = journey()
    await open('/editor/1?motion=still')
    await browser.type('#field-name', ' ')
    let name = (await value('#field-name')) ?? ''
    for (let round = 0; round < ROUNDS; round++) {
      await browser.type('#field-name', 'x')
      name += 'x'
      await new Promise((resolve) => setTimeout(resolve, round * LATER_PER_ROUND_MS))
      await open(`/editor/${2 + (round % 2)}?motion=still`)
      await expect.poll(saving, { message: `round ${round}` }).toMatch(/fresh|saved/)
      await browser.back()
      const editor = async () => ({
        path: await browser.run(() => location.pathname.slice(-2), []),
        name: await value('#field-name'),
        saving: await saving(),
      })
      await expect.poll(editor, { message: `round ${round}` }).toEqual({ path: '/1', name, saving: 'saved' })
    }
    await open('/editor/1?motion=still')
    await expect.poll(() => value('#field-name')).toBe(name)
    expect(await browser.said()).toEqual([])
  })
}

const PHOTOGRAPH_PX = 240

function photograph(): Promise<Buffer> {
  const size = { width: PHOTOGRAPH_PX, height: PHOTOGRAPH_PX }
  return sharp({ create: { ...size, channels: 3, background: '#7755aa' } })
    .png()
    .toBuffer()
}

/** Gives a file to a field that asks for one. @param before opens what the field stands in */
async function chooseFile(
  browser: Browser,
  field: string,
  name: string,
  bytes: Uint8Array,
  before: () => Promise<void> = async () => {},
): Promise<void> {
  await before()
  const work = (selector: string, called: string, base64: string) => {
    const input = document.querySelector<HTMLInputElement>(selector)
    if (!input) return false
    const files = new DataTransfer()
    const content = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    files.items.add(new File([content], called))
    input.files = files.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
    return true
  }
  await expect.poll(() => browser.run(work, [field, name, Buffer.from(bytes).toString('base64')])).toBe(true)
}

/** Exports the page, whatever is found on it. @returns the ZIP, which is read before it is saved */
async function exportSite(browser: Browser): Promise<Uint8Array> {
  await browser.run(() => {
    const { createObjectURL } = URL
    URL.createObjectURL = (file: Blob) => {
      if (/zip/.test(file.type))
        void file.arrayBuffer().then((buffer) => {
          const letters = Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte))
          document.body.dataset.exported = btoa(letters.join(''))
        })
      return createObjectURL(file)
    }
    const { click } = HTMLAnchorElement.prototype
    HTMLAnchorElement.prototype.click = function () {
      if (!this.download) click.call(this)
    }
  }, [])
  await browser.click(named('Export'))
  const exported = () => browser.run(() => document.body.dataset.exported ?? '', [])
  const isChecked = () => browser.run(() => document.querySelector('dialog h3, dialog ul') !== null, [])
  await expect.poll(isChecked).toBe(true)
  if ((await exported()) === '') await browser.click(named('Export all the same')).catch(() => {})
  await expect.poll(exported).not.toBe('')
  const base64 = await exported()
  await browser.run(() => delete document.body.dataset.exported, [])
  await browser.press('Escape')
  return new Uint8Array(Buffer.from(base64, 'base64'))
}

/** @returns the folder that a ZIP was unpacked into */
function unpacked(zip: Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'moongate-'))
  for (const [path, bytes] of Object.entries(unzipSync(zip))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), bytes)
  }
  return folder
}

/** Composes text after what a field has, as an input method does, in so many steps. Runs in the page. */
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
