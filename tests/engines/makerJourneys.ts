import { rmSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fill } from '../../src/lib/fill.ts'
import { serve } from '../bench/serve.ts'
import { editorText, templates, text } from '../helpers/siteModules.ts'
import { FIRST_TEMPLATE, SECOND_TEMPLATE, THIRD_TEMPLATE } from '../helpers/templates.ts'
import { type Browser, type Journey, xpathOfLabel, xpathOfPart } from './Browser.ts'
import { chooseFile, exportSite, TEST_PICTURE_PX, testPicture, unpack } from './editorFiles.ts'

/** The ways to press and type with a mouse, a touch screen or a keyboard. */
interface InputDevice {
  /** Presses the button or the link with this label. */
  readonly press: (label: string) => Promise<void>
  /** Unfolds a part of the editor's form. */
  readonly unfold: (part: string) => Promise<void>
  /** Types into a field, after its present text. */
  readonly type: (field: string, value: string) => Promise<void>
}

const DESKTOP = { width: 1280, height: 900 }
const PHONE = { width: 390, height: 844 }

const DEVICES = [
  { name: 'on a desktop, by mouse', template: FIRST_TEMPLATE, size: DESKTOP, deviceOf: mouse },
  { name: 'on a phone, by touch', template: THIRD_TEMPLATE, size: PHONE, deviceOf: touchscreen },
  { name: 'by keyboard alone', template: SECOND_TEMPLATE, size: DESKTOP, deviceOf: keyboard },
] as const

const NAME = 'Ada Night'
const LINK_LIST =
  'My shop https://shop.example.com\n- Songs: songs.example.com\nLetters https://letters.example.com'

/** Removes the drafts of earlier tests. Otherwise the editor would open the newest draft. Runs in the page. */
function deleteDrafts(): void {
  localStorage.clear()
  indexedDB.deleteDatabase('moongate-editor')
}

/** Journeys of a person who makes a page from the shop, publishes it, changes it and publishes it again. */
export function makerJourneys(journey: () => Journey): void {
  for (const { name, template, size, deviceOf } of DEVICES)
    it(`${name}, a page can be made from the shop, published, changed and published again`, async (context) => {
      const card = templates.find(({ kit }) => kit === template)
      context.skip(!card, `The content's shop has no template ${template}`)
      const { browser, root } = journey()
      const device = deviceOf(browser)
      await browser.resize(size.width, size.height)
      await browser.open(`${root}shop/${card?.id}?gate=open&motion=still`)
      await browser.run(deleteDrafts, [])
      const editorPath = await browser.run(openInSameTab, [text.template.openEditor])
      await device.press(text.template.openEditor)
      await expect.poll(() => browser.run(() => location.pathname, [])).toBe(editorPath)
      await expect.poll(() => savingStatus(browser)).toMatch(/fresh|saved/)

      // The first button of the toolbar opens the dialog of drafts.
      await browser.click('[data-bar="top"] button')
      await device.press(editorText.drafts.blank)
      await expect.poll(() => browser.run(() => document.querySelector('dialog') === null, [])).toBe(true)
      await device.type('#field-name', NAME)
      await device.type('#field-bio', 'Write to ada@example.com.')
      await chooseFile(browser, '#field-portrait', 'me.png', await testPicture())
      await expect
        .poll(() => browser.run(() => document.querySelector('#field-portrait-alt') !== null, []))
        .toBe(true)
      await device.unfold(editorText.form.links)
      await device.press(editorText.links.paste)
      await device.type('dialog textarea', LINK_LIST)
      await device.press(fill(editorText.links.addMany, { count: 3 }))
      await expect.poll(() => savingStatus(browser)).toBe('saved')
      const labels = ['My shop', 'Songs', 'Letters']
      const firstZip = await exportSite(browser, device.press)
      expect(await publish(browser, firstZip)).toEqual({ ...PUBLISHED_PAGE, labels })

      await browser.open(`${new URL(editorPath, root)}?motion=still`)
      await expect.poll(() => fieldValue(browser, '#field-name')).toBe(NAME)
      await device.unfold(editorText.form.links)
      await device.press('Songs')
      await device.type('#field-links-1-label', ' again')
      await expect.poll(() => savingStatus(browser)).toBe('saved')
      const secondZip = await exportSite(browser, device.press)
      expect(await publish(browser, secondZip)).toEqual({
        ...PUBLISHED_PAGE,
        labels: ['My shop', 'Songs again', 'Letters'],
      })
      expect(await browser.consoleMessages()).toEqual([])
    })
}

/** The expected content of the published page, without the labels of its links. */
const PUBLISHED_PAGE = {
  name: NAME,
  mailAddress: 'mailto:ada@example.com',
  portraitWidth: TEST_PICTURE_PX,
  linkAddresses: ['https://shop.example.com/', 'https://songs.example.com/', 'https://letters.example.com/'],
  hasTypeface: true,
}

const savingStatus = (browser: Browser) =>
  browser.run(() => document.querySelector<HTMLElement>('[data-saving]')?.dataset.saving, [])
const fieldValue = (browser: Browser, selector: string) =>
  browser.run((field) => document.querySelector<HTMLInputElement>(field)?.value, [selector])

/** Makes a link open in the same tab, because a driver stays in its tab. Runs in the page. @returns the link's path */
function openInSameTab(label: string): string {
  const link = [...document.links].find(({ textContent }) => textContent.trim() === label)
  if (!link) throw new Error(`There is no ${label}`)
  link.removeAttribute('target')
  return link.pathname
}

/** Serves the files of a ZIP and opens the site. @returns the content of its page */
async function publish(browser: Browser, zip: Uint8Array) {
  const folder = unpack(zip)
  const { origin, close } = await serve(folder)
  await browser.open(`${origin}/`)
  const readPage = () =>
    browser.run(() => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('a.link')]
      return {
        name: document.querySelector('h1')?.textContent,
        mailAddress: document.querySelector<HTMLAnchorElement>('.bio a')?.href,
        portraitWidth: document.querySelector<HTMLImageElement>('.portrait img')?.naturalWidth,
        linkAddresses: links.map(({ href }) => href),
        labels: links.map((link) => link.querySelector('.link-label')?.textContent),
        hasTypeface: [...document.fonts].some(({ status }) => status === 'loaded'),
      }
    }, [])
  await expect.poll(readPage).toMatchObject({ portraitWidth: TEST_PICTURE_PX, hasTypeface: true })
  const page = await readPage()
  close()
  rmSync(folder, { recursive: true })
  return page
}

function mouse(browser: Browser): InputDevice {
  return {
    press: (label) => browser.click(xpathOfLabel(label)),
    unfold: (part) => browser.click(xpathOfPart(part)),
    type: (field, value) => browser.type(field, value),
  }
}

function touchscreen(browser: Browser): InputDevice {
  return {
    press: (label) => browser.tap(xpathOfLabel(label)),
    unfold: (part) => browser.tap(xpathOfPart(part)),
    type: async (field, value) => {
      await browser.tap(field)
      await browser.type(field, value)
    },
  }
}

/** Greatest number of key presses to reach an element. An editor has fewer tab stops. */
const MAX_KEY_PRESSES = 150

function keyboard(browser: Browser): InputDevice {
  const focus = async (target: string) => {
    await expect.poll(() => browser.run(keyTowards, [target])).not.toBe('missing')
    for (let presses = 0; presses < MAX_KEY_PRESSES; presses++) {
      const key = await browser.run(keyTowards, [target])
      if (key === 'focused') return
      if (key === 'missing') throw new Error(`There is no ${target}`)
      await browser.press(key)
    }
    throw new Error(`The keyboard does not reach ${target}`)
  }
  const pressEnter = async (target: string) => {
    await focus(target)
    await browser.press('Enter')
  }
  return {
    press: (label) => pressEnter(xpathOfLabel(label)),
    unfold: (part) => pressEnter(xpathOfPart(part)),
    // Tab selects the whole text of an input, and an arrow key moves to the end of the text.
    type: async (field, value) => {
      await focus(field)
      await browser.press('ArrowRight')
      await browser.typeIntoFocused(value)
    },
  }
}

/** The key that moves focus towards an element. Runs in the page. @param target a CSS selector or an XPath */
function keyTowards(target: string): 'Tab' | 'Shift+Tab' | 'focused' | 'missing' {
  const element = target.startsWith('/')
    ? document.evaluate(target, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue
    : document.querySelector(target)
  const focused = document.activeElement ?? document.body
  if (!element) return 'missing'
  if (focused === element) return 'focused'
  const isBefore = focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING
  return isBefore ? 'Shift+Tab' : 'Tab'
}
