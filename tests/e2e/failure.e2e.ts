import { HOME_SCRIPT, isMoonScript, MAIN_SCRIPT, PANEL_SCRIPT, SHOP_SCRIPT } from '../helpers/builtFiles.ts'
import { expectPage } from '../helpers/expectPage.ts'
import { LONG_RUN } from '../helpers/longRun.ts'
import { needs } from '../helpers/needs.ts'
import { pictureIn } from '../helpers/pictureFiles.ts'
import { expect, STILL_SKY, test } from '../helpers/site.ts'
import { findRoute, site as owner, routes, text } from '../helpers/siteModules.ts'
import { openPanel } from '../helpers/tuningPanel.ts'

/** A handler without an answer: the request stalls. */
const stall = () => {}
const homeAndShop = routes.filter(({ page }) => page === 'home' || page === 'shop')

for (const route of homeAndShop) {
  test(`${route.path} is complete and has no gate when its script does not load`, async ({ site }) => {
    await site.page.route(MAIN_SCRIPT, (route) => route.abort())
    await site.page.goto(site.at(route.path))
    await expect(site.gate).toBeHidden()
    await expectPage(site, route)
    await expect(site.page.locator('[data-page]')).toHaveCSS('opacity', '1')
    await expect(site.page.locator('html')).not.toHaveCSS('overflow', 'hidden')
    await site.settled()
    expect(site.consoleMessages).not.toEqual([])
    // The browser may report the script several times, because the page's other scripts import it.
    for (const line of site.consoleMessages.splice(0))
      expect(line).toMatch(new RegExp(`^error: Failed to load resource.*${MAIN_SCRIPT.source}`))
  })
}

test('A page is complete and uses the styles in its HTML when no style sheet loads', async ({ site }) => {
  needs('gate')
  const { page } = site
  await page.route(/\.css$/, stall)
  for (const route of homeAndShop) {
    await page.goto(site.at(`${route.path}?renderer=still`))
    await site.gate.click()
    await expect(site.gate).toBeHidden()
    await expectPage(site, route)
    await expect(site.heading).toHaveCSS('font-family', /Cormorant/)
    await expect(page.getByRole('radio', { name: text.motion.still, exact: true })).toBeEnabled()
  }
  // The handler is removed before the test ends, because a part that loads late waits for its style sheet.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('A page is complete and has no gate, and an editor names its requirements, when the browser is too old', async ({
  site,
}) => {
  // The scripts run only in browsers with relative colours. Safari 16.3, Firefox 127 and Chrome 118 do not have them.
  await site.page.addInitScript(() => {
    const { supports } = CSS
    CSS.supports = (...args: [string, string?]) =>
      !args.join().includes('oklch(from') && Reflect.apply(supports, CSS, args)
  })
  const editor = routes.find(({ page }) => page === 'editor')
  for (const route of [findRoute('/'), ...(editor ? [editor] : [])]) {
    await site.page.goto(site.at(route.path))
    await site.settled()
    await expect(site.gate).toBeHidden()
    await expectPage(site, route)
  }
  if (editor) await expect(site.page.getByText(text.editorPage.needsScript)).toBeVisible()
})

test('The page is shown without a gate when its script throws', async ({ site }) => {
  await site.page.route(MAIN_SCRIPT, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
  )
  await site.page.goto(site.at('/'))
  await expect(site.heading).toBeVisible()
  await expect(site.gate).toBeHidden()
  await site.expectConsole([/broken/])
})

test('The page is shown when its script has a syntax error, or when the script stalls and the gate is pressed', async ({
  site,
}) => {
  needs('gate')
  const { page } = site
  await page.route(MAIN_SCRIPT, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'const = next language' }),
  )
  await page.goto(site.at('/'))
  await expect(site.heading).toBeVisible()
  await expect(site.gate).toBeHidden()
  await site.expectConsole([/Unexpected token/])

  await page.unroute(MAIN_SCRIPT)
  await page.route(MAIN_SCRIPT, stall)
  await page.goto(site.at('/'), { waitUntil: 'commit' })
  await site.gate.click()
  await expect(site.heading).toBeVisible()
  await expect(site.gate).toBeHidden()
  await expect(page.getByRole('group', { name: text.motion.name })).toBeHidden()
  // Cancels the stalled request.
  await page.goto('about:blank')
})

test('The prerendered page and its links stay when hydration throws', async ({ site }) => {
  needs('shop')
  const { page } = site
  await page.addInitScript((homePath) => {
    if (location.pathname !== homePath) return
    Object.assign(window, {
      IntersectionObserver: class {
        constructor() {
          throw new Error('broken')
        }
      },
    })
  }, new URL(site.root).pathname)
  await page.goto(site.at(`/${STILL_SKY}`))
  await expect(page.locator('html')).not.toHaveAttribute('data-js')
  await expectPage(site, findRoute('/'))
  await expect(page.getByRole('group', { name: text.motion.name })).toBeHidden()
  await expect(page.getByRole('button', { name: text.share.share })).toHaveCount(0)
  await page.getByRole('link', { name: text.home.visitShop }).click()
  await page.waitForURL(/\/shop\/?$/)
  // The shop is a new document with a gate.
  if (await site.gate.isVisible()) await site.enter()
  await expectPage(site, findRoute('/shop'))
  expect(site.consoleMessages.splice(0).join()).toContain('broken')
})

test('The owner sees a message when the panel’s script does not load', async ({ site }) => {
  await site.page.route(PANEL_SCRIPT, (route) => route.abort())
  // The dialog is accepted at once, because `goto` waits while it is open.
  const messages: string[] = []
  site.page.once('dialog', (dialog) => {
    messages.push(dialog.message())
    return dialog.accept()
  })
  await site.page.goto(site.at(`/${STILL_SKY}&tune`))
  await expect.poll(() => messages).toEqual([expect.stringContaining('could not be opened')])
  await expect(site.heading).toBeVisible()
  for (const line of site.consoleMessages.splice(0))
    expect(line).toMatch(new RegExp(`${PANEL_SCRIPT.source}|panel could not`))
})

test('The panel shows a message when it throws, the page keeps working, and a reload restores the tuning', async ({
  site,
}) => {
  const { page } = site
  const panel = await openPanel(site)
  await panel.type('Stars, exactly', '33')
  await page.evaluate(() =>
    Object.defineProperty(window, 'innerWidth', {
      get: () => {
        throw new Error('broken')
      },
    }),
  )
  // The panel reads the window's width when a tab opens.
  await panel.panel.getByRole('radio', { name: 'Moon' }).click({ force: true })
  await expect(panel.panel.getByRole('alert')).toContainText('Your draft is saved')
  await expect(site.heading).toBeVisible()
  await site.expectConsole([/broken/])
  await panel.button('Reload').click()
  await expect(panel.toast).toContainText('Your draft is restored')
  await expect(site.scene).toHaveAttribute('data-stars', '33')
})

test('The page is shown without a gate when a part of its script does not load', async ({ site }) => {
  await site.page.route(HOME_SCRIPT, (route) => route.abort())
  await site.page.goto(site.at('/'))
  await expect(site.heading).toBeVisible()
  await expect(site.gate).toBeHidden()
  await expect.poll(() => site.consoleMessages.length).toBeGreaterThan(1)
  for (const line of site.consoleMessages.splice(0))
    expect(line).toMatch(new RegExp(`${HOME_SCRIPT.source}|prerendered`))
})

test('The gate stays when another site’s script does not load', LONG_RUN, async ({ site }) => {
  needs('gate')
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

test('The back button shows a page when its script is no longer on the server', async ({ site }) => {
  needs('shop')
  const { page, heading } = site
  await site.open(`/shop${STILL_SKY}`)
  await page.getByRole('link', { name: text.shop.back }).click()
  await expect(heading).toHaveText(owner.greeting)
  // A new document has not loaded the shop's script yet.
  await page.reload()
  await page.route(SHOP_SCRIPT, (route) => route.abort())
  await page.goBack()
  await expect(heading).toHaveText(text.shop.heading)
  await expect(heading).toBeVisible()
  await expect.poll(() => site.consoleMessages.length).toBeGreaterThan(0)
  for (const line of site.consoleMessages.splice(0))
    expect(line).toMatch(new RegExp(`${SHOP_SCRIPT.source}|prerendered`))
})

test(
  'The page is shown, without a message, when the script of tonight’s moon does not load',
  LONG_RUN,
  async ({ site }) => {
    needs('moon')
    const moonRequest = site.page.waitForEvent('request', (request) => isMoonScript(request.url()))
    await site.page.route(isMoonScript, (route) => route.abort())
    await site.open(`/${STILL_SKY}`)
    await moonRequest
    await expect(site.heading).toBeVisible()
    // Only the browser reports the missing file. The site itself logs nothing.
    for (const line of site.consoleMessages.splice(0)) expect(line).toContain('Failed to load resource')
  },
)

test('Pictures keep their heights when all their files are missing', LONG_RUN, async ({ site }) => {
  needs('pictures')
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

test('The text is shown when the fonts are missing', LONG_RUN, async ({ site }) => {
  await site.page.route(/\.woff2$/, (route) => route.fulfill({ status: 404, body: '' }))
  await site.open(`/${STILL_SKY}`)
  await expect(site.heading).toBeVisible()
  await expect.poll(() => site.consoleMessages.length).toBeGreaterThan(0)
  for (const line of site.consoleMessages.splice(0)) expect(line).toMatch(/\.woff2/)
})
