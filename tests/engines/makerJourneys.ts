import { rmSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fill } from '../../src/lib/fill.ts'
import { editorWords } from '../../src/site/editorWords.ts'
import { templates } from '../../src/site/templates.ts'
import { text } from '../../src/site/text.ts'
import { serve } from '../bench/serve.ts'
import { FIRST_TEMPLATE, SECOND_TEMPLATE, THIRD_TEMPLATE } from '../helpers/templates.ts'
import { type Browser, type Journey, named } from './Browser.ts'
import { chooseFile, exportSite, PHOTOGRAPH_PX, photograph, unpack } from './editorFiles.ts'

/** The inputs of the test, made by mouse, by touch or by keyboard. */
interface InputDevice {
  /** Presses the button or the link with this label. */
  readonly press: (label: string) => Promise<void>
  /** Types into a field, after its present text. */
  readonly write: (field: string, value: string) => Promise<void>
}

const DESKTOP = { width: 1280, height: 900 }
const PHONE = { width: 390, height: 844 }

const DEVICES = [
  { how: 'on a desktop, by mouse', template: FIRST_TEMPLATE, size: DESKTOP, deviceOf: mouse },
  { how: 'on a phone, by touch', template: THIRD_TEMPLATE, size: PHONE, deviceOf: touchscreen },
  { how: 'by keyboard alone', template: SECOND_TEMPLATE, size: DESKTOP, deviceOf: keyboard },
] as const

const NAME = 'Ada Night'
const LINK_LIST =
  'My shop https://shop.example.com\n- Songs: songs.example.com\nLetters https://letters.example.com'

/** Removes the drafts of earlier tests, because the editor would open the last one. Runs in the page. */
function forgetDrafts(): void {
  localStorage.clear()
  indexedDB.deleteDatabase('moongate-editor')
}

/** The journey of somebody who makes a page: from the shop to the published page, and a change the next day. */
export function makerJourneys(journey: () => Journey): void {
  for (const { how, template, size, deviceOf } of DEVICES)
    it(`${how}, a page is made from the shop, put online, changed the next day, and put online again`, async (context) => {
      const card = templates.find(({ kit }) => kit === template)
      context.skip(!card, `The content's shop has no template ${template}`)
      const { browser, root } = journey()
      const device = deviceOf(browser)
      await browser.resize(size.width, size.height)
      await browser.open(`${root}shop/${card?.id}?gate=open&motion=still`)
      await browser.run(forgetDrafts, [])
      const editor = await browser.run(openHere, [text.template.openEditor])
      await device.press(text.template.openEditor)
      await expect.poll(() => browser.run(() => location.pathname, [])).toBe(editor)
      await expect.poll(() => saving(browser)).toMatch(/fresh|saved/)

      await device.press(editorWords.editor.blank)
      await device.write('#field-name', NAME)
      await device.write('#field-bio', 'Write to ada@example.com.')
      await device.press(editorWords.links.paste)
      await device.write('dialog textarea', LINK_LIST)
      await device.press(fill(editorWords.links.addMany, { count: 3 }))
      await chooseFile(browser, '#field-portrait', 'me.png', await photograph())
      await expect
        .poll(() => browser.run(() => document.querySelector('#field-portrait-alt') !== null, []))
        .toBe(true)
      await expect.poll(() => saving(browser)).toBe('saved')
      const labels = ['My shop', 'Songs', 'Letters']
      const first = await exportSite(browser, device.press)
      expect(await publish(browser, first)).toEqual({ ...PAGE, labels })

      await browser.open(`${new URL(editor, root)}?motion=still`)
      await expect.poll(() => value(browser, '#field-name')).toBe(NAME)
      await device.write('#field-links-1-label', ' again')
      await expect.poll(() => saving(browser)).toBe('saved')
      const second = await exportSite(browser, device.press)
      expect(await publish(browser, second)).toEqual({
        ...PAGE,
        labels: ['My shop', 'Songs again', 'Letters'],
      })
      expect(await browser.consoleMessages()).toEqual([])
    })
}

/** What the published page must have, except the labels of its links. */
const PAGE = {
  name: NAME,
  letters: 'mailto:ada@example.com',
  portrait: PHOTOGRAPH_PX,
  addresses: ['https://shop.example.com/', 'https://songs.example.com/', 'https://letters.example.com/'],
  typeface: true,
}

const saving = (browser: Browser) =>
  browser.run(() => document.querySelector<HTMLElement>('[data-saving]')?.dataset.saving, [])
const value = (browser: Browser, field: string) =>
  browser.run((each) => document.querySelector<HTMLInputElement>(each)?.value, [field])

/** Makes a link open in this tab, because the driver follows only one. Runs in the page. @returns the path of the link */
function openHere(label: string): string {
  const link = [...document.links].find(({ textContent }) => textContent.trim() === label)
  if (!link) throw new Error(`There is no ${label}`)
  link.removeAttribute('target')
  return link.pathname
}

/** Serves a ZIP as a site, and opens it. @returns what its page contains */
async function publish(browser: Browser, zip: Uint8Array) {
  const folder = unpack(zip)
  const { origin, close } = await serve(folder)
  await browser.open(`${origin}/`)
  const readPage = () =>
    browser.run(() => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('a.link')]
      return {
        name: document.querySelector('h1')?.textContent,
        letters: document.querySelector<HTMLAnchorElement>('.bio a')?.href,
        portrait: document.querySelector<HTMLImageElement>('.portrait img')?.naturalWidth,
        addresses: links.map(({ href }) => href),
        labels: links.map((link) => link.querySelector('.link-label')?.textContent),
        typeface: [...document.fonts].some(({ status }) => status === 'loaded'),
      }
    }, [])
  await expect.poll(readPage).toMatchObject({ portrait: PHOTOGRAPH_PX, typeface: true })
  const page = await readPage()
  close()
  rmSync(folder, { recursive: true })
  return page
}

function mouse(browser: Browser): InputDevice {
  return {
    press: (label) => browser.click(named(label)),
    write: (field, value) => browser.type(field, value),
  }
}

function touchscreen(browser: Browser): InputDevice {
  return {
    press: (label) => browser.tap(named(label)),
    write: async (field, value) => {
      await browser.tap(field)
      await browser.type(field, value)
    },
  }
}

/** More than the tab stops of an editor. */
const MAX_STOPS = 150

function keyboard(browser: Browser): InputDevice {
  const goTo = async (target: string) => {
    await expect.poll(() => browser.run(keyTowards, [target])).not.toBe('missing')
    for (let stops = 0; stops < MAX_STOPS; stops++) {
      const key = await browser.run(keyTowards, [target])
      if (key === 'Tab' || key === 'Shift+Tab') await browser.press(key)
      else return expect(key).toBe('focused')
    }
    throw new Error(`The keyboard never comes to ${target}`)
  }
  return {
    press: async (label) => {
      await goTo(named(label))
      await browser.press('Enter')
    },
    // Tab selects the whole text of a field, and an arrow key moves to its end.
    write: async (field, value) => {
      await goTo(field)
      await browser.press('ArrowRight')
      await browser.write(value)
    },
  }
}

/** The key that moves focus towards the element of a selector or an XPath, if it has no focus yet. Runs in the page. */
function keyTowards(target: string): 'Tab' | 'Shift+Tab' | 'focused' | 'missing' {
  const element = target.startsWith('/')
    ? document.evaluate(target, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue
    : document.querySelector(target)
  const focused = document.activeElement ?? document.body
  if (!element) return 'missing'
  if (focused === element) return 'focused'
  const isBefore = focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING
  return isBefore && focused !== document.body ? 'Shift+Tab' : 'Tab'
}
