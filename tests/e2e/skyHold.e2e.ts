import sharp from 'sharp'
import { findRoute, hasSky } from '../../src/routes.ts'
import { site as owner } from '../../src/site/site.ts'
import { text } from '../../src/site/text.ts'
import { DIMMED, violations } from '../helpers/axe.ts'
import { LONG_RUN, longRunIf } from '../helpers/longRun.ts'
import { expect, type Site, test } from '../helpers/site.ts'
import { moonIn, openSky } from '../helpers/sky.ts'

const WINDOW = { width: 640, height: 480 }
test.use({ viewport: WINDOW })
test.skip(!owner.sky.moon || !hasSky(findRoute('/')), 'The site has no moon')

const moonButton = ({ page }: Site) => page.getByRole('button', { name: text.moon.hold })

/** The mean light of the moon's disc and of a ring around it: the red channel, [0, 255]. */
async function lightOfMoon(site: Site): Promise<{ disc: number; ring: number }> {
  const { x, y, radius } = moonIn('home', WINDOW)
  const { data, info } = await sharp(await site.page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const meanBetween = (innerPx: number, outerPx: number) => {
    let sum = 0
    let count = 0
    for (let row = Math.floor(y - outerPx); row <= y + outerPx; row++)
      for (let column = Math.floor(x - outerPx); column <= x + outerPx; column++) {
        const distance = Math.hypot(column - x, row - y)
        const isInWindow = row >= 0 && row < info.height && column >= 0 && column < info.width
        if (!isInWindow || distance < innerPx || distance > outerPx) continue
        sum += data[(row * info.width + column) * 3] ?? 0
        count++
      }
    return sum / count
  }
  return { disc: meanBetween(0, radius * 0.9), ring: meanBetween(radius * 1.05, radius * 1.2) }
}

/** Expects the moon to be eclipsed: a dark disc in a bright corona. */
async function expectEclipse(site: Site): Promise<void> {
  await expect
    .poll(async () => {
      const { disc, ring } = await lightOfMoon(site)
      return disc < 30 && ring > disc + 60
    })
    .toBe(true)
}

for (const device of ['the mouse', 'the keyboard'] as const)
  test(
    `The moon is eclipsed while it is held with ${device}, and shines again when it is released`,
    longRunIf(device === 'the keyboard'),
    async ({ site }) => {
      const { page } = site
      await openSky(site, '/?quality=low&gate=open&time=20&moon=0.45')
      const before = await lightOfMoon(site)
      if (device === 'the mouse') {
        await moonButton(site).hover()
        await page.mouse.down()
      } else {
        await moonButton(site).focus()
        await page.keyboard.down(' ')
      }
      await expectEclipse(site)
      await expect(page.locator('[data-page]')).toHaveCSS('opacity', '0.7')
      if (device === 'the mouse') await page.mouse.up()
      else await page.keyboard.up(' ')
      await expect.poll(async () => Math.abs((await lightOfMoon(site)).disc - before.disc) < 2).toBe(true)
      await expect(page.locator('[data-page]')).toHaveCSS('opacity', '1')
    },
  )

test('Clicks of assistive technology start and end the eclipse when the sky is live, also after a key press', async ({
  site,
}) => {
  await openSky(site, '/?quality=low&gate=open&time=20&moon=0.45')
  const button = moonButton(site)
  await button.press(' ')
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  for (const pressed of ['true', 'false']) {
    // Assistive technology sends a click without pointer events.
    await button.dispatchEvent('click')
    await expect(button).toHaveAttribute('aria-pressed', pressed)
  }
})

test('A press switches between moon and eclipse when the sky is still', async ({ site }) => {
  await site.open('/?renderer=still&gate=open&moon=0.45')
  const button = moonButton(site)
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expectEclipse(site)
  await expect(site.page.locator('[data-page]')).toHaveCSS('opacity', '0.7')
  expect(await violations(site.page, DIMMED), 'the dim page is readable').toEqual([])
  await site.page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  expect((await lightOfMoon(site)).disc).toBeGreaterThan(60)
})

test('The owner’s text shows when the eclipse lasts ten seconds', LONG_RUN, async ({ site }) => {
  await site.open('/?renderer=still&gate=open')
  await moonButton(site).click()
  await expect(site.page.getByText(text.moon.line)).toBeVisible({ timeout: 15_000 })
  await moonButton(site).click()
  await expect(site.page.getByText(text.moon.line)).toHaveCount(0)
})
