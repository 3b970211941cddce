import sharp from 'sharp'
import { findRoute, hasSky } from '../../src/routes.ts'
import { poseFor, resolvePose } from '../../src/scene/pose.ts'
import { constants } from '../../src/site/constants.ts'
import { site as content } from '../../src/site/site.ts'
import { text } from '../../src/site/text.ts'
import { DIMMED, violations } from '../helpers/axe.ts'
import { LONG_RUN } from '../helpers/longRun.ts'
import { expect, type Site, test } from '../helpers/site.ts'
import { openSky } from '../helpers/sky.ts'

const WINDOW = { width: 1280, height: 800 }
test.use({ viewport: WINDOW })
test.skip(!content.sky.moon || !hasSky(findRoute('/')), 'The site has no moon')

const moonButton = ({ page }: Site) => page.getByRole('button', { name: text.moon.hold })

/** Mean light of the disc and of a ring around it, levels of a byte. */
async function lightOfMoon(site: Site): Promise<{ disc: number; ring: number }> {
  const { x, y, radius } = resolvePose(
    poseFor(constants, 'home', WINDOW.width),
    WINDOW.width,
    WINDOW.height,
    {
      x: 0,
      y: 0,
      radius: 0,
      follow: 0,
    },
  )
  const { data, info } = await sharp(await site.page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const mean = (from: number, to: number) => {
    let sum = 0
    let count = 0
    for (let row = Math.floor(y - to); row <= y + to; row++)
      for (let column = Math.floor(x - to); column <= x + to; column++) {
        const away = Math.hypot(column - x, row - y)
        if (away < from || away > to || row < 0 || column >= info.width) continue
        sum += data[(row * info.width + column) * 3] ?? 0
        count++
      }
    return sum / count
  }
  return { disc: mean(0, radius * 0.9), ring: mean(radius * 1.05, radius * 1.2) }
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

/**
 * Expects that a press of assistive technology, which is a click alone, eclipses the moon, and that the next one ends
 * the eclipse.
 */
async function expectSwitch(site: Site): Promise<void> {
  for (const pressed of ['true', 'false']) {
    await moonButton(site).dispatchEvent('click')
    await expect(moonButton(site)).toHaveAttribute('aria-pressed', pressed)
  }
}

for (const way of ['the mouse', 'the keyboard'] as const)
  test(`The moon is eclipsed while it is held with ${way}, and shines again when it is released`, async ({
    site,
  }) => {
    const { page } = site
    await openSky(site, '/?quality=high&gate=open&time=20&moon=0.45')
    const before = await lightOfMoon(site)
    if (way === 'the mouse') {
      await moonButton(site).hover()
      await page.mouse.down()
    } else {
      await moonButton(site).focus()
      await page.keyboard.down(' ')
    }
    await expectEclipse(site)
    await expect(page.locator('[data-page]')).toHaveCSS('opacity', '0.7')
    if (way === 'the mouse') await page.mouse.up()
    else await page.keyboard.up(' ')
    await expect.poll(async () => Math.abs((await lightOfMoon(site)).disc - before.disc) < 2).toBe(true)
    await expect(page.locator('[data-page]')).toHaveCSS('opacity', '1')
    if (way === 'the mouse') return
    await expectSwitch(site)
  })

test('Under a still sky a press switches between moon and eclipse', async ({ site }) => {
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

test('A moon that is held for ten seconds shows the owner’s text', LONG_RUN, async ({ site }) => {
  await site.open('/?renderer=still&gate=open')
  await moonButton(site).click()
  await expect(site.page.getByText(text.moon.line)).toBeVisible({ timeout: 15_000 })
  await moonButton(site).click()
  await expect(site.page.getByText(text.moon.line)).toHaveCount(0)
})
