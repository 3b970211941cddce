import { expect, it } from 'vitest'
import { fill } from '../../src/lib/fill.ts'
import { NEXT_KEY } from '../helpers/direction.ts'
import { paperTexts, readPaper } from '../helpers/paperTexts.ts'
import { repeatsPage } from '../helpers/prerendered.ts'
import {
  contact,
  games,
  hasGate,
  hasSection,
  hasShareButton,
  hasSky,
  routes,
  site,
  text,
} from '../helpers/siteModules.ts'
import type { Journey } from './Browser.ts'
import { editableTemplates, firstGame, needs } from './needs.ts'
import { textColourShare } from './textColourShare.ts'

/** The query of a page with an open gate and without motion. */
const NO_MOTION = '?gate=open&motion=still'
const EXAMPLES = editableTemplates.map((id) => ({ path: `/examples/${id}/`, hasShareButton: false }))
const WIDTHS_PX = [1440, 320]

/** The smallest share of a text's box that must have the text's colour, [0, 1]. */
const MIN_TEXT_SHARE = 0.01

/** Makes the page record that the browser restores it from its back/forward cache. Runs in the page. */
function recordRestore(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) document.body.dataset.source = 'cached'
  })
}

/** 'loaded', or 'cached' if the page was restored from the cache. Runs in the page. */
function sourceOfPage(): string {
  return document.body.dataset.source ?? 'loaded'
}

/** After this many other pages, WebKit loads a page again: it caches the last two pages of a tab. */
const MORE_PAGES_THAN_CACHED = 3

/** The path of an example. After the last example, the first follows again. */
const examplePath = (index: number) => EXAMPLES[index % EXAMPLES.length]?.path ?? '/'

/** Holds a lock, because Firefox and Chrome do not cache a page with a lock. Runs in the page. */
function preventCache(): void {
  void navigator.locks.request('held', () => new Promise(() => {}))
}

/** Shows all text in the regular weight: Firefox prints other weights of a variable font as shapes. Runs in the page. */
function showRegularWeight(): void {
  const styles = new CSSStyleSheet()
  styles.replaceSync('* { font-weight: 400 !important }')
  document.adoptedStyleSheets.push(styles)
}

/** The journeys of a visitor. */
export function visitorJourneys(journey: () => Journey): void {
  /** The data attributes of the sky's element. */
  const sceneData = () =>
    journey().browser.run(() => ({ ...document.querySelector<HTMLElement>('[data-scene]')?.dataset }), [])
  const open = (path: string) => journey().browser.open(journey().root + path.slice(1))
  /** Expects that the sky continues to draw. */
  const expectFrames = async () => {
    const before = Number((await sceneData()).frames)
    await expect.poll(async () => Number((await sceneData()).frames)).toBeGreaterThan(before)
  }
  const expectNoMessages = async () => expect(await journey().browser.consoleMessages()).toEqual([])

  it('the gate opens onto a live sky, and the next page has no gate', async (context) => {
    needs(context, 'gate', 'shop')
    const { browser } = journey()
    await browser.resize(1280, 800)
    await open('/')
    await expect.poll(sceneData).toMatchObject({ renderer: 'webgl', phase: 'gate' })
    await browser.click('[data-gate-button]')
    await expect.poll(sceneData).toMatchObject({ renderer: 'webgl', phase: 'open' })
    await expectFrames()
    await browser.click('a[href$="/shop"]')
    const nextPage = () =>
      browser.run(
        () => ({
          heading: document.querySelector('h1')?.textContent,
          canvases: document.querySelectorAll('canvas').length,
          gates: document.querySelectorAll('[data-gate-button]').length,
        }),
        [],
      )
    await expect.poll(nextPage).toEqual({ heading: text.shop.heading, canvases: 1, gates: 0 })
    await expectNoMessages()
  })

  it('every page is complete and fits into a wide and a narrow window', async () => {
    const { browser } = journey()
    for (const width of WIDTHS_PX) {
      await browser.resize(width, 800)
      const pages = [
        ...routes.map((route) => ({ path: route.path, hasShareButton: hasShareButton(route) })),
        ...EXAMPLES,
      ]
      for (const { path, hasShareButton } of pages) {
        await open(path + NO_MOTION)
        const pageState = () =>
          browser.run(
            () => ({
              hasHeading: (document.querySelector('h1')?.getBoundingClientRect().height ?? 0) > 0,
              script: document.documentElement.dataset.js ?? 'none',
              hasTypeface: [...document.fonts].some(({ status }) => status === 'loaded'),
              hasEditor: document.querySelector('[data-editor]') !== null,
              // The share button loads last. Firefox logs an error if a visitor leaves while they load.
              hasShareButton: document.querySelector('footer output') !== null,
              brokenPictures: [...document.images].filter((image) => image.complete && !image.naturalWidth)
                .length,
              pixelsTooWide: document.documentElement.scrollWidth - innerWidth,
            }),
            [],
          )
        const isExample = path.startsWith('/examples')
        await expect.poll(pageState, { message: `${path} at ${width} px` }).toEqual({
          hasHeading: true,
          hasTypeface: true,
          brokenPictures: 0,
          pixelsTooWide: 0,
          script: isExample ? 'none' : 'ready',
          hasEditor: path.startsWith('/editor'),
          hasShareButton,
        })
      }
    }
    await expectNoMessages()
  })

  it('paper has every heading, every link and its address', async ({ skip }) => {
    const { browser } = journey()
    if (!browser.paper) return skip('The driver does not print')
    await browser.resize(1280, 800)
    for (const path of ['/', ...(hasSection('shop') ? ['/shop'] : [])]) {
      await open(path + NO_MOTION)
      await browser.run(showRegularWeight, [])
      const texts = await browser.run(paperTexts, [])
      expect(texts.length).toBeGreaterThan(4)
      for (const margin of ['0.5cm', '2.5cm'])
        expect((await readPaper(await browser.paper(margin), texts)).missing, `${path}, ${margin}`).toEqual(
          [],
        )
    }
    await expectNoMessages()
  })

  it('the first gallery is below the heading of its page on paper', async (context) => {
    needs(context, 'game with several pictures')
    const { browser } = journey()
    if (!browser.paper) return context.skip('The driver does not print')
    await browser.resize(1280, 800)
    await open(`/media${NO_MOTION}`)
    await browser.run(showRegularWeight, [])
    for (const margin of ['0.5cm', '2.5cm']) {
      const { sheets } = await readPaper(await browser.paper(margin), [])
      expect(sheets[0]).toContain(games[0]?.title.replace(/\s/g, ''))
    }
    await expectNoMessages()
  })

  it('the text of every example is visible in front of its effects', async (context) => {
    needs(context, 'editor')
    const { browser } = journey()
    await browser.resize(1280, 800)
    for (const { path } of EXAMPLES) {
      await open(path)
      for (const selector of ['h1', '.tagline', '.bio'])
        await expect
          .poll(() => textColourShare(browser, selector), { message: `${selector} of ${path}` })
          .toBeGreaterThan(MIN_TEXT_SHARE)
    }
    await expectNoMessages()
  })

  it('focus returns to a picture’s link when the lightbox is closed', async (context) => {
    needs(context, 'game with several pictures')
    const { browser } = journey()
    await browser.resize(1280, 800)
    await open(`/media${NO_MOTION}`)
    await browser.click('ul[data-count] a')
    // The engine formats the numbers, because engines use different digits for the same language.
    const [first, second, count] = await browser.run(
      (language, numbers) => numbers.map((number) => new Intl.NumberFormat(language).format(number)),
      [site.language, [1, 2, firstGame?.images.length ?? 0]] as const,
    )
    const countText = (number = '') => fill(text.lightbox.count, { number, count: count ?? '' })
    const caption = () =>
      browser.run(() => document.querySelector('dialog figcaption')?.textContent ?? '', [])
    await expect.poll(caption).toContain(countText(first))
    await browser.press(NEXT_KEY)
    await expect.poll(caption).toContain(countText(second))
    await browser.press('Escape')
    await expect.poll(caption).toBe('')
    expect(await browser.run(() => document.activeElement?.matches('ul[data-count] a'), [])).toBe(true)
    await expectNoMessages()
  })

  it('the message form keeps its values when its alert about the missing email is closed', async (context) => {
    needs(context, 'message')
    const { browser } = journey()
    await open(`/${NO_MOTION}`)
    await browser.type('input[name=name]', 'Ada')
    await browser.type('textarea[name=message]', 'Hello')
    await browser.click('form button[type=submit]')
    const alert = () => browser.run(() => document.querySelector('[role=alertdialog]')?.textContent ?? '', [])
    await expect.poll(alert).toContain(contact.missingEmail)
    await browser.press('Escape')
    await expect.poll(alert).toBe('')
    expect(await browser.run(() => document.activeElement?.getAttribute('name'), [])).toBe('email')
    expect(await browser.run(() => document.querySelector('textarea')?.value, [])).toBe('Hello')
    await expectNoMessages()
  })

  it('a page has no gate when the visitor goes back to it, even if it loads again', async (context) => {
    needs(context, 'gate', 'shop', 'editor')
    const { browser } = journey()
    // One route of each kind of page: `repeatsPage` is true for the others.
    const [firstRoute, ...otherRoutes] = routes.filter((route) => hasGate(route) && !repeatsPage(route))
    const openAndEnter = async ({ path, view }: (typeof routes)[number]) => {
      await open(path)
      await expect.poll(sceneData).toMatchObject({ renderer: 'webgl', view })
      await browser.click('[data-gate-button]')
      await expect.poll(sceneData).toMatchObject({ phase: 'open' })
      // The share button loads last. A script that leaves a loading page replaces its history entry, and Firefox logs
      // an error.
      const hasLoadedButtons = () => document.querySelector('footer output') !== null
      await expect.poll(() => browser.run(hasLoadedButtons, [])).toBe(true)
      await browser.run(recordRestore, [])
    }
    const sources: string[] = []
    for (const route of otherRoutes) {
      await openAndEnter(route)
      await open(examplePath(0))
      await browser.back()
      await expect
        .poll(sceneData, { message: route.path })
        .toMatchObject({ renderer: 'webgl', phase: 'open', view: route.view })
      await expectFrames()
      sources.push(await browser.run(sourceOfPage, []))
    }
    // An engine caches only as many pages as its memory allows.
    expect(sources).toContain('cached')
    if (!firstRoute) return
    await openAndEnter(firstRoute)
    await browser.run(preventCache, [])
    for (let index = 0; index < MORE_PAGES_THAN_CACHED; index++) await open(examplePath(index))
    await browser.run((delta) => history.go(delta), [-MORE_PAGES_THAN_CACHED])
    await expect.poll(sceneData).toMatchObject({ renderer: 'webgl', phase: 'open', view: firstRoute.view })
    expect(await browser.run(sourceOfPage, [])).toBe('loaded')
    await expectFrames()
    await expectNoMessages()
  })

  it('the sky stops when still motion is chosen, and the next page keeps the choice', async () => {
    const { browser } = journey()
    const canvasCount = () => browser.run(() => document.querySelectorAll('canvas').length, [])
    // The control shows only its half moon until it is pressed.
    const chooseMotion = async (motion: string) => {
      await browser.click('[data-motion-control]')
      await browser.click(`label:has(input[value=${motion}])`)
    }
    await open('/?gate=open')
    await expect.poll(canvasCount).toBe(1)
    await chooseMotion('still')
    await expect.poll(canvasCount).toBe(0)
    await open(`${routes.findLast(hasSky)?.path}?gate=open`)
    await expect.poll(sceneData).toMatchObject({ renderer: 'still', motion: 'still' })
    await chooseMotion('full')
    await expect.poll(canvasCount).toBe(1)
    await expectNoMessages()
  })

  it('the sky’s number of stars changes when the owner types it into the panel', async () => {
    const { browser } = journey()
    await open('/?gate=open&tune')
    await expect.poll(sceneData).toMatchObject({ renderer: 'webgl' })
    const { stars } = await sceneData()
    await browser.type('input[type=number]', '1')
    await expect.poll(async () => (await sceneData()).stars).not.toBe(stars)
    await expectNoMessages()
  })
}
