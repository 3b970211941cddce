import { HOME_SCRIPT, isMoonScript, MAIN_SCRIPT, PANEL_SCRIPT, SHOP_SCRIPT } from '../helpers/builtFiles.ts'
import { LONG_RUN } from '../helpers/longRun.ts'
import { pictureIn } from '../helpers/pictureFiles.ts'
import { expectHome } from '../helpers/sampleHome.ts'
import { expect, STILL_SKY, test } from '../helpers/site.ts'
import { openPanel } from '../helpers/tuningPanel.ts'

const SHOP_HEADING = 'Customizable “link in bio” website editors'

/** A handler without an answer: the request stalls. */
const stall = () => {}

test('The page is complete, and has no gate, when its script is missing, throws or has a syntax error, or a part of it is missing', async ({
  site,
}) => {
  const { page } = site
  const expectHomeWithoutGate = async () => {
    await page.goto(site.at('/'))
    await expect(site.gate).toBeHidden()
    await expectHome(site)
    await expect.soft(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
  }
  const answerWith = (body: string) =>
    page.route(MAIN_SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body }))

  await test.step('the script is missing', async () => {
    await page.route(MAIN_SCRIPT, (route) => route.abort())
    await expectHomeWithoutGate()
    await site.settled()
    expect(site.consoleMessages).not.toEqual([])
    // The browser may report the script several times, because the page's other scripts import it.
    for (const line of site.consoleMessages.splice(0))
      expect(line).toMatch(new RegExp(`^error: Failed to load resource.*${MAIN_SCRIPT.source}`))
    await page.unroute(MAIN_SCRIPT)
  })

  await test.step('the script throws', async () => {
    await answerWith('throw new Error("broken")')
    await expectHomeWithoutGate()
    await site.expectConsole([/broken/])
    await page.unroute(MAIN_SCRIPT)
  })

  await test.step('the script has a syntax error', async () => {
    await answerWith('const = next language')
    await expectHomeWithoutGate()
    await site.expectConsole([/Unexpected token/])
    await page.unroute(MAIN_SCRIPT)
  })

  await test.step('the part with the home page is missing', async () => {
    await page.route(HOME_SCRIPT, (route) => route.abort())
    await expectHomeWithoutGate()
    await expect.poll(() => site.consoleMessages.length).toBeGreaterThan(1)
    for (const line of site.consoleMessages.splice(0))
      expect(line).toMatch(new RegExp(`${HOME_SCRIPT.source}|prerendered`))
  })
})

test('The page has its styles when a program has changed the inline ones, so that the policy refuses them', async ({
  site,
}) => {
  const { page } = site
  await page.route(site.at('/media'), async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({ response, body: html.replace('<style>', '<style> ') })
  })
  await page.goto(site.at('/media'))
  await expect(site.heading).toHaveCSS('font-family', /Cormorant/)
  await site.expectConsole([/Applying inline style violates/, /style-src-elem blocked inline/])
})

test('The page is complete and uses the styles in its HTML when no style sheet loads', async ({ site }) => {
  const { page } = site
  await page.route(/\.css$/, stall)
  await page.goto(site.at('/?renderer=still'))
  await site.gate.click()
  await expect(site.gate).toBeHidden()
  await expectHome(site)
  await expect.soft(site.heading).toHaveCSS('font-family', /Cormorant/)
  await expect(page.getByRole('radio', { name: 'Still', exact: true })).toBeEnabled()
  // The handler is removed before the test ends, because a part that loads late waits for its style sheet.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('A page is complete and has no gate, and an editor names its requirements, when the browser is too old', async ({
  site,
}) => {
  const { page } = site
  // The scripts run only in browsers with relative colours. Safari 16.3, Firefox 127 and Chrome 118 do not have them.
  await page.addInitScript(() => {
    const { supports } = CSS
    CSS.supports = (...args: [string, string?]) =>
      !args.join().includes('oklch(from') && Reflect.apply(supports, CSS, args)
  })
  await page.goto(site.at('/'))
  await site.settled()
  await expect(site.gate).toBeHidden()
  await expectHome(site)
  await page.goto(site.at('/editor/1'))
  await expect(site.heading).toHaveText('Blood Moon/Eclipse Template Editor')
  await expect(page.getByText('it needs JavaScript and a browser of the last few years')).toBeVisible()
})

test('The prerendered page and its links stay when hydration throws', async ({ site }) => {
  const { page } = site
  await page.addInitScript(() => {
    if (location.pathname !== '/') return
    Object.assign(window, {
      IntersectionObserver: class {
        constructor() {
          throw new Error('broken')
        }
      },
    })
  })
  await page.goto(site.at(`/${STILL_SKY}`))
  await expect(page.locator('html')).not.toHaveAttribute('data-js')
  await expectHome(site)
  await expect.soft(page.getByRole('group', { name: 'Motion' })).toBeHidden()
  await expect.soft(page.getByRole('button', { name: 'Share this page' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Visit My Template Shop' }).click()
  await page.waitForURL('**/shop')
  // The shop is a new document with a gate.
  await site.enter()
  await expect(site.heading).toHaveText(SHOP_HEADING)
  expect(site.consoleMessages.splice(0).join()).toContain('broken')
})

test('The owner sees a message when the panel’s script does not load, and when the panel throws, and a reload restores the tuning', async ({
  site,
}) => {
  const { page } = site

  await test.step('its script does not load', async () => {
    await page.route(PANEL_SCRIPT, (route) => route.abort())
    // The dialog is accepted at once, because `goto` waits while it is open.
    const messages: string[] = []
    page.once('dialog', (dialog) => {
      messages.push(dialog.message())
      return dialog.accept()
    })
    await page.goto(site.at(`/${STILL_SKY}&tune`))
    await expect.poll(() => messages).toEqual([expect.stringContaining('could not be opened')])
    await expect(site.heading).toBeVisible()
    for (const line of site.consoleMessages.splice(0))
      expect(line).toMatch(new RegExp(`${PANEL_SCRIPT.source}|panel could not`))
    await page.unroute(PANEL_SCRIPT)
  })

  await test.step('it throws', async () => {
    const panel = await openPanel(site)
    await panel.type('Stars, exactly', '33')
    await page.evaluate(() => {
      const matchesMedia = window.matchMedia.bind(window)
      window.matchMedia = (query) => {
        if (query.includes('min-width')) throw new Error('broken')
        return matchesMedia(query)
      }
    })
    // The panel asks for the window's width when a tab opens.
    await panel.panel.getByRole('radio', { name: 'Gate' }).click({ force: true })
    await expect(panel.panel.getByRole('alert')).toContainText('Your draft is saved')
    await expect(site.heading).toBeVisible()
    await site.expectConsole([/broken/])
    await panel.button('Reload').click()
    await expect(panel.toast).toContainText('Your draft is restored')
    await expect(site.scene).toHaveAttribute('data-stars', '33')
  })
})

test('The back button shows a page when its script is no longer on the server', async ({ site }) => {
  const { page, heading } = site
  await site.open(`/shop${STILL_SKY}`)
  await page.getByRole('link', { name: 'Return to Main Page' }).click()
  await expect(heading).toHaveText('Hello, I’m Isolde Wren')
  // A new document has not loaded the shop's script yet.
  await page.reload()
  await page.route(SHOP_SCRIPT, (route) => route.abort())
  await page.goBack()
  await expect(heading).toHaveText(SHOP_HEADING)
  await expect(heading).toBeVisible()
  await expect.poll(() => site.consoleMessages.length).toBeGreaterThan(0)
  for (const line of site.consoleMessages.splice(0))
    expect(line).toMatch(new RegExp(`${SHOP_SCRIPT.source}|prerendered`))
})

test('The gate stays when another site’s script does not load', LONG_RUN, async ({ site }) => {
  const { page } = site
  const stranger = 'https://stranger.example/stranger.js'
  await page.goto(site.at('/?renderer=still'), { waitUntil: 'commit' })
  await site.gate.waitFor()
  await page.evaluate(
    (src) =>
      new Promise((resolve) => {
        const script = Object.assign(document.createElement('script'), { src })
        script.addEventListener('error', resolve)
        document.body.append(script)
      }),
    stranger,
  )
  await site.enter()
  // The page's policy blocks the script, and the console reports it.
  expect(site.consoleMessages.splice(0).join()).toContain(stranger)
  expect(site.unexpectedRequests()).toEqual([stranger])
  // Emptied, because every test ends with a check for requests to other hosts.
  site.requests.length = 0
})

test(
  'The page is shown, without a message, when its fonts and the script of tonight’s moon do not load',
  LONG_RUN,
  async ({ site }) => {
    const moonRequest = site.page.waitForEvent('request', (request) => isMoonScript(request.url()))
    await site.page.route(isMoonScript, (route) => route.abort())
    await site.page.route(/\.woff2$/, (route) => route.fulfill({ status: 404, body: '' }))
    await site.open(`/${STILL_SKY}`)
    await moonRequest
    await expect(site.heading).toBeVisible()
    await expect.poll(() => site.consoleMessages.some((line) => line.includes('.woff2'))).toBe(true)
    // Only the browser reports the missing files. The site itself logs nothing.
    for (const line of site.consoleMessages.splice(0)) expect(line).toContain('Failed to load resource')
  },
)

test('Pictures keep their heights when all their files are missing', LONG_RUN, async ({ site }) => {
  const heights = () =>
    site.page.locator('main img').evaluateAll((all) => all.map((image) => image.clientHeight))
  await site.open(`/media${STILL_SKY}`)
  const before = await heights()
  await site.page.route(
    (url) => pictureIn(url.pathname) !== undefined,
    (route) => route.fulfill({ status: 404, body: '' }),
  )
  await site.open(`/media${STILL_SKY}&again`)
  await site.page.mouse.wheel(0, 20_000)
  await expect.poll(() => site.consoleMessages.length).toBeGreaterThan(0)
  expect(await heights()).toEqual(before)
  for (const line of site.consoleMessages.splice(0)) expect(line).toMatch(/\.avif\)$/)
})
