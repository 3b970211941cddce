import sharp from 'sharp'
import { constants } from '../../src/site/constants.ts'
import { site as owner } from '../../src/site/content.ts'
import type themes from '../../src/site/themes.json'
import { MIN_CONTRAST } from '../../src/tuning/starContrast.ts'
import { LONG_RUN } from '../helpers/longRun.ts'
import { expect, type Site, test } from '../helpers/site.ts'
import { expectFrames, keepFrames, openSky, frozenPixels, SKY, SMALL } from '../helpers/sky.ts'
import { TuningPanel } from '../helpers/tuningPanel.ts'

const { stars: HOME_STARS, falling: HAS_FALLING } = constants.views.home
const FROZEN = `&quality=low&gate=open&seed=${constants.seed}&time=12&motion=full`
/** Allowed rounding error, levels of a byte. */
const ROUNDING = 3

const pixels = (url: string) =>
  sharp(Buffer.from(url.split(',')[1] ?? '', 'base64'))
    .raw()
    .toBuffer()

async function openTuned(site: Site, path = '/'): Promise<TuningPanel> {
  await keepFrames(site.page)
  await site.page.setViewportSize(SMALL)
  await openSky(site, `${path}?tune${FROZEN}`)
  return new TuningPanel(site)
}

test('A tuned value changes the pixels and [data-scene] without a remount, and undo restores every pixel', async ({
  site,
}) => {
  test.slow()
  const { page, scene, canvas } = site
  const panel = await openTuned(site)
  await canvas.evaluate((element) => element.setAttribute('data-first', ''))
  const before = await frozenPixels(site)

  await panel.type('Stars, exactly', String(HOME_STARS + 200))
  await expect(scene).toHaveAttribute('data-stars', String(HOME_STARS + 200))
  const more = await frozenPixels(site)
  expect(more).not.toBe(before)
  // Stars were added, and no earlier star has moved: no pixel is darker than before.
  const [few, many] = await Promise.all([pixels(before), pixels(more)])
  expect(many.findIndex((byte, index) => byte < (few[index] ?? 0) - ROUNDING)).toBe(-1)

  await panel.slider('Largest star').focus()
  await page.keyboard.press('End')
  const larger = await frozenPixels(site)
  expect(larger).not.toBe(more)

  await panel.type('Seed', String(constants.seed + 1))
  const other = await frozenPixels(site)
  expect(other).not.toBe(larger)

  await panel.openFolder('Falling')
  const falling = panel.panel.getByRole('switch', { name: 'Home' })
  await falling.setChecked(!HAS_FALLING)
  await expect(scene).toHaveAttribute('data-falling', HAS_FALLING ? 'off' : 'on')
  const still = await frozenPixels(site)
  expect(still).not.toBe(other)

  await panel.openFolder('Moon')
  await panel.slider('Brightness').focus()
  await page.keyboard.press('End')
  if (owner.sky.moon) expect(await frozenPixels(site)).not.toBe(still)

  while ((await panel.button('Undo').getAttribute('aria-disabled')) === 'false')
    await panel.button('Undo').click()
  await expect(panel.panel).toContainText('as in the source')
  await expect(scene).toHaveAttribute('data-stars', String(HOME_STARS))
  await expect(scene).toHaveAttribute('data-falling', HAS_FALLING ? 'on' : 'off')
  expect(await frozenPixels(site)).toBe(before)
  await expect(canvas).toHaveAttribute('data-first', '')
})

test('The sky follows a star count while it is dragged, up to the maximum', LONG_RUN, async ({ site }) => {
  const { page, scene } = site
  await page.setViewportSize(SMALL)
  await openSky(site, `/${SKY}&tune`)
  const panel = new TuningPanel(site)
  await panel.slider('Stars').evaluate((element: HTMLInputElement) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
    for (let place = 0; place <= 1000; place += 20) {
      set?.call(element, String(place))
      element.dispatchEvent(new Event('input', { bubbles: true }))
    }
  })
  await expect(scene).toHaveAttribute('data-stars', '200000')
  await expectFrames(site)
  await panel.type('Stars, exactly', '0')
  await expect(scene).toHaveAttribute('data-stars', '0')
  await expectFrames(site)
  await expect(scene).toHaveAttribute('data-renderer', 'webgl')
})

test('The meters show the cost of the sky, and mark a contrast that is too low', async ({ site }) => {
  await site.page.setViewportSize(SMALL)
  await openSky(site, `/${SKY}&tune`)
  const panel = new TuningPanel(site)
  const meter = (name: RegExp) => panel.panel.locator('dl > div').filter({ hasText: name }).locator('dd')
  await expect(meter(/Frames of the sky/)).toHaveText(/^[1-9]\d*$/)
  await expect(meter(/main thread/)).toHaveText(/^\d+\.\d$/)
  await expect(meter(/Draw calls/)).toHaveText(/^[1-4]$/)
  await expect(meter(/Stars drawn/)).toHaveText(String(HOME_STARS))
  // The owner's own sky may be too bright. Then the contrast is marked.
  const contrast = Number(await meter(/Least contrast/).innerText())
  await expect(panel.panel.locator('[data-too-faint]')).toHaveCount(contrast < MIN_CONTRAST ? 1 : 0)
  await panel.openFolder('Stars')
  await panel.type('Stars, exactly', '300')
  await panel.type('Largest star, exactly', '12')
  await expect(panel.panel.locator('[data-too-faint]')).toContainText(`under ${MIN_CONTRAST}`)
  await expect(panel.panel).toContainText('lower “Largest star”')
})

test('The gate is replayed under the live sky, on the same canvas', async ({ site }) => {
  const { page, scene, canvas } = site
  await page.setViewportSize(SMALL)
  await openSky(site, `/${SKY}&tune`)
  const panel = new TuningPanel(site)
  await canvas.evaluate((element) => element.setAttribute('data-first', ''))
  await panel.openFolder('Gate')
  await panel.button('Replay the gate').click()
  await expect(scene).toHaveAttribute('data-phase', 'gate')
  await expect(scene).toHaveAttribute('data-phase', 'open')
  await expectFrames(site)
  await expect(canvas).toHaveAttribute('data-first', '')
})

test('Background, moon and stars take a tuned theme at once, and are as before when it is reset', async ({
  site,
}) => {
  test.slow()
  const panel = await openTuned(site)
  const before = await frozenPixels(site)
  await panel.openFolder('Colours')
  /** How much brighter red is than blue under a theme, in the whole picture and in its brightest places. */
  const warmth = async (theme: keyof typeof themes) => {
    await panel.panel.getByLabel('Theme').selectOption(theme)
    const picture = await frozenPixels(site)
    const { channels } = await sharp(Buffer.from(picture.split(',')[1] ?? '', 'base64')).stats()
    const [red, , blue] = channels
    return { mean: (red?.mean ?? 0) - (blue?.mean ?? 0), brightest: (red?.max ?? 0) - (blue?.max ?? 0) }
  }
  const sepia = await warmth('sepia')
  const night = await warmth('night')
  expect(sepia.mean).toBeGreaterThan(night.mean)
  expect(sepia.brightest).toBeGreaterThan(night.brightest)
  await panel.button('Reset the colours').click()
  expect(await frozenPixels(site)).toBe(before)
})
