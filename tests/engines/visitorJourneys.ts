import sharp from 'sharp'
import { expect, it } from 'vitest'
import { fill } from '../../src/lib/fill.ts'
import { hasGate, hasSky, hasShareButtons, routes } from '../../src/routes.ts'
import { contact, site } from '../../src/site/content.ts'
import { text } from '../../src/site/text.ts'
import { NEXT_KEY } from '../helpers/direction.ts'
import { expectedPage } from '../helpers/expectedPage.ts'
import { repeatsPage } from '../helpers/longRun.ts'
import type { Browser, Journey } from './Browser.ts'
import { editableTemplates, firstGallery, needs } from './needs.ts'

/** A page without its gate and without a moving sky. */
const QUIET = '?gate=open&motion=still'
const EXAMPLES = editableTemplates.map((id) => ({ path: `/examples/${id}/`, shared: false }))
const WIDTHS_PX = [1440, 320]

/** The smallest share of a text's box that must have the text's colour, [0, 1]. */
const MIN_INK = 0.01
/** Two colours count as equal if each channel differs by less than this, levels of a byte. */
const SAME_COLOUR = 40

/** The share of an element's box that has its text colour, [0, 1]. */
async function inkOf(browser: Browser, selector: string): Promise<number> {
  const { left, top, width, height, color, windowWidth } = await browser.run(
    (each) => {
      const element = document.querySelector(each)
      if (!element) throw new Error(`There is no ${each}`)
      const box = element.getBoundingClientRect()
      const ink = getComputedStyle(element).color
      return { ...box.toJSON(), color: ink.match(/\d+/g)?.map(Number), windowWidth: innerWidth }
    },
    [selector],
  )
  const photograph = sharp(await browser.photograph()).removeAlpha()
  const scale = ((await photograph.metadata()).width ?? 0) / windowWidth
  const [x, y, w, h] = [left, top, width, height].map((length) => Math.floor(length * scale))
  const pixels = await photograph
    .extract({ left: x ?? 0, top: y ?? 0, width: w ?? 0, height: h ?? 0 })
    .raw()
    .toBuffer()
  let matching = 0
  for (let at = 0; at < pixels.length; at += 3)
    if ([0, 1, 2].every((channel) => Math.abs((pixels[at + channel] ?? 0) - color[channel]) < SAME_COLOUR))
      matching++
  return matching / (pixels.length / 3)
}

/** Makes the page record that the browser restores it from its back/forward cache. Runs in the page. */
function recordRestore(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) document.body.dataset.origin = 'cached'
  })
}

/** Whether the page was loaded, or restored from the cache. Runs in the page. */
function originOfPage(): string {
  return document.body.dataset.origin ?? 'loaded'
}

/** WebKit caches the last two pages of a tab. So it has to load a page again after this many others. */
const PAGES_AWAY = 3

/** The path of an example. After the last example follows the first, as there may be fewer than the test visits. */
const exampleInTurn = (nth: number) => EXAMPLES[nth % EXAMPLES.length]?.path ?? '/'

/** Holds a lock, because Firefox and Chrome do not cache a page that holds one. Runs in the page. */
function preventCache(): void {
  void navigator.locks.request('held', () => new Promise(() => {}))
}

/** The actions of a visitor, in each browser. */
export function visitorJourneys(journey: () => Journey): void {
  /** The page's `data-scene`. */
  const scene = () =>
    journey().browser.run(() => ({ ...document.querySelector<HTMLElement>('[data-scene]')?.dataset }), [])
  const open = (path: string) => journey().browser.open(journey().root + path.slice(1))
  /** Expects that the sky continues to draw. */
  const expectFrames = async () => {
    const before = Number((await scene()).frames)
    await expect.poll(async () => Number((await scene()).frames)).toBeGreaterThan(before)
  }
  const expectSilence = async () => expect(await journey().browser.consoleMessages()).toEqual([])

  it('the gate opens once, onto a live sky', async (context) => {
    needs(context, 'gate', 'shop')
    const { browser } = journey()
    await browser.resize(1280, 800)
    await open('/')
    await expect.poll(scene).toMatchObject({ renderer: 'webgl', phase: 'gate' })
    await browser.click('[data-gate-button]')
    await expect.poll(scene).toMatchObject({ renderer: 'webgl', phase: 'open' })
    await expectFrames()
    await browser.click('a[href$="/shop"]')
    const page = () =>
      browser.run(
        () => ({
          heading: document.querySelector('h1')?.textContent,
          canvases: document.querySelectorAll('canvas').length,
          gates: document.querySelectorAll('[data-gate-button]').length,
        }),
        [],
      )
    const shop = routes.find(({ path }) => path === '/shop')
    const heading = shop && expectedPage(shop, '/')?.heading
    await expect.poll(page).toEqual({ heading, canvases: 1, gates: 0 })
    await expectSilence()
  })

  it('every page is complete in windows of every width, and not wider than the window', async () => {
    const { browser } = journey()
    for (const width of WIDTHS_PX) {
      await browser.resize(width, 800)
      const pages = [...routes.map((route) => ({ path: route.path, shared: hasShareButtons(route) })), ...EXAMPLES]
      for (const { path, shared } of pages) {
        await open(path + QUIET)
        const pageState = () =>
          browser.run(
            () => ({
              heading: (document.querySelector('h1')?.getBoundingClientRect().height ?? 0) > 0,
              script: document.documentElement.dataset.js ?? 'none',
              typeface: [...document.fonts].some(({ status }) => status === 'loaded'),
              editor: document.querySelector('[data-editor]') !== null,
              // The last part of the page to load. Firefox logs an error if it is still loading when the page is
              // left.
              shared: document.querySelector('footer button') !== null,
              brokenPictures: [...document.images].filter((each) => each.complete && !each.naturalWidth)
                .length,
              pixelsTooWide: document.documentElement.scrollWidth - innerWidth,
            }),
            [],
          )
        const isExample = path.startsWith('/examples')
        await expect.poll(pageState, { message: `${path} at ${width} px` }).toEqual({
          heading: true,
          typeface: true,
          brokenPictures: 0,
          pixelsTooWide: 0,
          script: isExample ? 'none' : 'ready',
          editor: path.startsWith('/editor'),
          shared,
        })
      }
    }
    await expectSilence()
  })

  it('the text of every example is visible in front of its effects', async (context) => {
    needs(context, 'editor')
    const { browser } = journey()
    await browser.resize(1280, 800)
    for (const { path } of EXAMPLES) {
      await open(path)
      for (const selector of ['h1', '.tagline', '.bio'])
        await expect
          .poll(() => inkOf(browser, selector), { message: `${selector} of ${path}` })
          .toBeGreaterThan(MIN_INK)
    }
    await expectSilence()
  })

  it('a picture opens and closes, and focus returns', async (context) => {
    needs(context, 'gallery of several pictures')
    const { browser } = journey()
    await browser.resize(1280, 800)
    await open(`/media${QUIET}`)
    await browser.click('ul[data-count] a')
    // Written by the engine, because engines use different digits for the same language.
    const [first, second, count] = await browser.run(
      (language, numbers) => numbers.map((number) => new Intl.NumberFormat(language).format(number)),
      [site.language, [1, 2, firstGallery?.images.length ?? 0]] as const,
    )
    const place = (number = '') => fill(text.lightbox.count, { number, count: count ?? '' })
    const caption = () =>
      browser.run(() => document.querySelector('dialog figcaption')?.textContent ?? '', [])
    await expect.poll(caption).toContain(place(first))
    await browser.press(NEXT_KEY)
    await expect.poll(caption).toContain(place(second))
    await browser.press('Escape')
    await expect.poll(caption).toBe('')
    expect(await browser.run(() => document.activeElement?.matches('ul[data-count] a'), [])).toBe(true)
    await expectSilence()
  })

  it('the message form answers, and keeps its values', async (context) => {
    needs(context, 'message')
    const { browser } = journey()
    await open(`/${QUIET}`)
    await browser.type('input[name=name]', 'Ada')
    await browser.type('textarea[name=message]', 'Hello')
    await browser.click('form button[type=submit]')
    const alert = () => browser.run(() => document.querySelector('[role=alertdialog]')?.textContent ?? '', [])
    await expect.poll(alert).toContain(contact.missingEmail)
    await browser.press('Escape')
    await expect.poll(alert).toBe('')
    expect(await browser.run(() => document.activeElement?.getAttribute('name'), [])).toBe('email')
    expect(await browser.run(() => document.querySelector('textarea')?.value, [])).toBe('Hello')
    await expectSilence()
  })

  it('a page has no gate after the back button, from the browser’s cache or loaded again', async (context) => {
    needs(context, 'gate', 'shop', 'editor')
    const { browser } = journey()
    const [first, ...others] = routes.filter((route) => hasGate(route) && !repeatsPage(route))
    const enter = async ({ path, view }: (typeof routes)[number]) => {
      await open(path)
      await expect.poll(scene).toMatchObject({ renderer: 'webgl', view })
      await browser.click('[data-gate-button]')
      await expect.poll(scene).toMatchObject({ phase: 'open' })
      // The last part of the page to load. When a script leaves a page that is still loading, its history entry is
      // replaced, and Firefox logs an error.
      const hasButtons = () => document.querySelector('footer button') !== null
      await expect.poll(() => browser.run(hasButtons, [])).toBe(true)
      await browser.run(recordRestore, [])
    }
    const origins: string[] = []
    for (const route of others) {
      await enter(route)
      await open(exampleInTurn(0))
      await browser.back()
      await expect
        .poll(scene, { message: route.path })
        .toMatchObject({ renderer: 'webgl', phase: 'open', view: route.view })
      await expectFrames()
      origins.push(await browser.run(originOfPage, []))
    }
    // An engine caches only as many pages as its memory allows.
    expect(origins).toContain('cached')
    if (!first) return
    await enter(first)
    await browser.run(preventCache, [])
    for (let nth = 0; nth < PAGES_AWAY; nth++) await open(exampleInTurn(nth))
    await browser.run((by) => history.go(by), [-PAGES_AWAY])
    await expect.poll(scene).toMatchObject({ renderer: 'webgl', phase: 'open', view: first.view })
    expect(await browser.run(originOfPage, [])).toBe('loaded')
    await expectFrames()
    await expectSilence()
  })

  it('a press stops all motion, and the choice is remembered', async () => {
    const { browser } = journey()
    const canvases = () => browser.run(() => document.querySelectorAll('canvas').length, [])
    // The control shows only the chosen motion until a press on it.
    const choose = async (motion: string) => {
      await browser.click('[data-motion-control] label:has(:checked)')
      await browser.click(`label:has(input[value=${motion}])`)
    }
    await open('/?gate=open')
    await expect.poll(canvases).toBe(1)
    await choose('still')
    await expect.poll(canvases).toBe(0)
    await open(`${routes.findLast(hasSky)?.path}?gate=open`)
    await expect.poll(scene).toMatchObject({ renderer: 'still', motion: 'still' })
    await choose('full')
    await expect.poll(canvases).toBe(1)
    await expectSilence()
  })

  it('the owner’s panel tunes the sky', async () => {
    const { browser } = journey()
    await open('/?gate=open&tune')
    await expect.poll(scene).toMatchObject({ renderer: 'webgl' })
    const { stars } = await scene()
    await browser.type('input[type=number]', '1')
    await expect.poll(async () => (await scene()).stars).not.toBe(stars)
    await expectSilence()
  })
}
