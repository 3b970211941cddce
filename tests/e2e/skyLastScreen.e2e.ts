import sharp from 'sharp'
import { scrollTop } from '../helpers/scroll.ts'
import { expect, type Site, test } from '../helpers/site.ts'
import { DRAW_CALLS, openSky, SKY } from '../helpers/sky.ts'

// As small as holds the whole last screen, because the processor draws every pixel.
const WINDOW = { width: 330, height: 560 }
test.use({ viewport: WINDOW })

/** The disc of the eclipse as at the gate: its centre, and its radius, CSS px. */
const DISC = { x: 165, y: 235, radius: 93 }

/** The mean light, [0, 255], inside the disc of the eclipse and in the ring of the corona around it. */
async function discLight({ page }: Site): Promise<{ inside: number; corona: number }> {
  const { data, info } = await sharp(await page.screenshot())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const meanAt = (radius: number) => {
    const lights = Array.from({ length: 72 }, (_, i) => {
      const angle = (i / 72) * 2 * Math.PI
      const x = Math.round(DISC.x + radius * Math.cos(angle))
      const y = Math.round(DISC.y + radius * Math.sin(angle))
      return data[y * info.width + x] ?? 0
    })
    return lights.reduce((sum, light) => sum + light, 0) / lights.length
  }
  return { inside: meanAt(0.85 * DISC.radius), corona: meanAt(1.06 * DISC.radius) }
}

test('The home page ends in the eclipse, which leads back to the beginning', async ({ site }) => {
  const { page, scene, heading } = site
  const navbar = page.getByRole('navigation', { name: 'Sections' })
  const expectEclipse = () =>
    expect(async () => {
      const { inside, corona } = await discLight(site)
      expect(corona).toBeGreaterThan(100)
      expect(inside).toBeLessThan(40)
    }).toPass()
  const expectNoEclipse = () =>
    expect(async () => expect((await discLight(site)).corona).toBeLessThan(80)).toPass()
  await openSky(site, `/${SKY}`)
  await expectNoEclipse()

  await test.step('the key End leads to it, without a further draw', async () => {
    await page.keyboard.press('End')
    await expectEclipse()
    await expect(page.getByText('Good night. The moon has the watch.')).toBeInViewport()
    await expect(navbar).toHaveCSS('opacity', '0')
    await expect(scene).toHaveAttribute('data-draw-calls', DRAW_CALLS)
    await expect(page.getByText('You stayed until it was dark. Thank you.')).toBeVisible()
  })

  await test.step('the sun returns when the page is scrolled up, and leaves again', async () => {
    await page.mouse.move(DISC.x, 280)
    for (let rocked = 0; rocked < 2; rocked++) {
      await page.mouse.wheel(0, -WINDOW.height)
      await expectNoEclipse()
      await expect(navbar).toHaveCSS('opacity', '1')
      await page.mouse.wheel(0, WINDOW.height)
      await expectEclipse()
    }
  })

  await test.step('it stays in the middle when the window changes its size', async () => {
    await page.setViewportSize({ width: 320, height: WINDOW.height })
    await page.setViewportSize(WINDOW)
    await expect.poll(() => page.evaluate(() => innerWidth)).toBe(WINDOW.width)
    // Not by a key, which leads to the end of the narrow page until the wide one is drawn.
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
    await expect(page.getByText('Isolde Wren, made after dark')).toBeInViewport({ ratio: 1 })
    await expectEclipse()
  })

  await test.step('a press on the disc leads to the top, and the eclipse opens', async () => {
    await page.mouse.click(DISC.x, DISC.y)
    await expect(heading).toBeFocused()
    await expect.poll(() => scrollTop(page)).toBe(0)
    await expectNoEclipse()
  })
})
