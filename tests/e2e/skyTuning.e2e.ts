import sharp from 'sharp'
import type themes from '../../src/site/themes.json'
import { LONG_RUN } from '../helpers/longRun.ts'
import { recordPhases } from '../helpers/recordPhases.ts'
import { expect, type Site, test } from '../helpers/site.ts'
import { DRAW_CALLS, expectFrames, frozenPixels, keepFrames, openSky, SKY, SMALL } from '../helpers/sky.ts'
import { TuningPanel } from '../helpers/tuningPanel.ts'

const FROZEN = '&quality=low&gate=open&seed=20&time=12&motion=full'
/** Allowed rounding error of a channel in [0, 255]. */
const MAX_ROUNDING_ERROR = 3

/** The colour bytes of a picture in a `data:` URL. */
const colourBytes = (url: string) =>
  sharp(Buffer.from(url.split(',')[1] ?? '', 'base64'))
    .raw()
    .toBuffer()

/** If the earlier stars moved, about a third of the changed colours of the sample would be darker. */
const MAX_COVERED_SHARE = 0.15

async function openTuned(site: Site): Promise<TuningPanel> {
  const { page } = site
  await keepFrames(page)
  await page.setViewportSize(SMALL)
  await openSky(site, `/?tune${FROZEN}`)
  return new TuningPanel(page)
}

test(
  'The sky’s pixels change without a remount when values are tuned, and undo restores every pixel',
  LONG_RUN,
  async ({ site }) => {
    // Waits for a final picture after each change.
    test.slow()
    const { page, scene, canvas } = site
    const panel = await openTuned(site)
    await canvas.evaluate((element) => element.setAttribute('data-first', ''))
    const before = await frozenPixels(site)

    await panel.type('Stars, exactly', '300')
    await expect(scene).toHaveAttribute('data-stars', '300')
    const withMoreStars = await frozenPixels(site)
    expect(withMoreStars).not.toBe(before)
    // New stars appear and no earlier star moves, so pixels become darker only where a new star covers an earlier one.
    const [fewerStars, moreStars] = await Promise.all([colourBytes(before), colourBytes(withMoreStars)])
    const changes = [...moreStars].map((byte, index) => byte - (fewerStars[index] ?? 0))
    const darkerCount = changes.filter((change) => change < -MAX_ROUNDING_ERROR).length
    const brighterCount = changes.filter((change) => change > MAX_ROUNDING_ERROR).length
    expect(darkerCount / brighterCount).toBeLessThan(MAX_COVERED_SHARE)

    await panel.panel.getByRole('switch', { name: 'Falling stars' }).setChecked(false)
    await expect(scene).toHaveAttribute('data-falling', 'off')
    const withOtherFalling = await frozenPixels(site)
    expect(withOtherFalling).not.toBe(withMoreStars)

    await panel.openTab('Sky')
    await panel.slider('Largest star').focus()
    await page.keyboard.press('End')
    const withLargerStars = await frozenPixels(site)
    expect(withLargerStars).not.toBe(withOtherFalling)

    await panel.type('Seed', '21')
    const withOtherSeed = await frozenPixels(site)
    expect(withOtherSeed).not.toBe(withLargerStars)

    await panel.slider('Brightness').focus()
    await page.keyboard.press('End')
    expect(await frozenPixels(site)).not.toBe(withOtherSeed)

    while ((await panel.button('Undo').getAttribute('aria-disabled')) === 'false')
      await panel.button('Undo').click()
    await expect(panel.panel).toContainText('no changes')
    await expect(scene).toHaveAttribute('data-stars', '100')
    await expect(scene).toHaveAttribute('data-falling', 'on')
    expect(await frozenPixels(site)).toBe(before)
    await expect(canvas).toHaveAttribute('data-first', '')
  },
)

test(
  'The sky draws the chosen number of stars, the panel shows its frame rate, and the gate opens again on the same canvas',
  LONG_RUN,
  async ({ site }) => {
    const { page, scene, canvas } = site
    const phases = await recordPhases(page)
    await page.setViewportSize(SMALL)
    await openSky(site, `/${SKY}&tune`)
    const panel = new TuningPanel(page)
    await canvas.evaluate((element) => element.setAttribute('data-first', ''))

    await test.step('the panel shows the frame rate', async () => {
      await expect(panel.panel).toContainText(/no changes · [1-9]\d* fps/)
      await expect(scene).toHaveAttribute('data-draw-calls', DRAW_CALLS)
    })

    await test.step('the slider is dragged to its maximum, and no star is chosen', async () => {
      await panel.slider('Stars').evaluate((element: HTMLInputElement) => {
        // Assigning to `value` would call React's own setter, and React would then ignore the event.
        const { set: setValue } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
        for (let place = 0; place <= 1000; place += 20) {
          setValue?.call(element, String(place))
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

    await test.step('the gate is replayed', async () => {
      await panel.openTab('Gate')
      const phaseCount = (await phases()).length
      await panel.button('Replay the gate').click()
      await expect.poll(async () => (await phases()).slice(phaseCount)).toEqual(['gate', 'opening', 'open'])
      await expectFrames(site)
      await expect(canvas).toHaveAttribute('data-first', '')
    })
  },
)

test(
  'The sky’s colours change at once when a theme is chosen, and are restored by undo',
  LONG_RUN,
  async ({ site }) => {
    // Waits for a final picture after each change.
    test.slow()
    const panel = await openTuned(site)
    const before = await frozenPixels(site)
    await panel.openTab('Colours')
    /** Chooses a theme. @returns red minus blue of the picture's mean colour, [-255, 255] */
    const warmth = async (theme: keyof typeof themes) => {
      await panel.panel.getByLabel('Theme').selectOption(theme)
      const picture = await frozenPixels(site)
      const { channels } = await sharp(Buffer.from(picture.split(',')[1] ?? '', 'base64')).stats()
      const [red, , blue] = channels
      return (red?.mean ?? 0) - (blue?.mean ?? 0)
    }
    const sepia = await warmth('sepia')
    const night = await warmth('night')
    expect(sepia).toBeGreaterThan(night)
    for (let step = 0; step < 2; step++) await panel.button('Undo').click()
    expect(await frozenPixels(site)).toBe(before)
  },
)
