import type { Page } from 'playwright/test'
import { isSkyScript } from '../helpers/builtFiles.ts'
import { LONG_RUN } from '../helpers/longRun.ts'
import { expect, test } from '../helpers/site.ts'
import { countDraws, expectFrames, expectStillSky, openSky, SKY, SMALLEST } from '../helpers/sky.ts'

test.use({ viewport: SMALLEST })

function loseContext(page: Page): Promise<void> {
  return page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const extension = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')
    Object.assign(window, { extension })
    extension?.loseContext()
  })
}

function restoreContext(page: Page): Promise<void> {
  return page.evaluate(() =>
    (window as unknown as { extension: WEBGL_lose_context }).extension.restoreContext(),
  )
}

/** Presses a choice of motion with the mouse. The control opens when it is hovered. */
async function chooseMotion(page: Page, name: string): Promise<void> {
  const control = page.getByRole('group', { name: 'Motion' })
  await control.hover()
  await control.getByRole('radio', { name, exact: true }).click()
}

test('The still sky replaces the live one, and the live one the still one, when the context, the system or the chosen motion changes', async ({
  site,
}) => {
  const { page, scene, canvas } = site
  const draws = await countDraws(page)

  await test.step('a page without its gate shows the live sky', async () => {
    await openSky(site, `/${SKY}`)
    await expect.soft(scene).toHaveAttribute('data-view', 'home')
    await expect.soft(scene).toHaveAttribute('data-motion', 'full')
    await expect.soft(scene).toHaveAttribute('data-phase', 'open')
    await expectFrames(site)
  })

  for (const loss of ['first', 'second'])
    await test.step(`the context is lost for the ${loss} time, and restored`, async () => {
      await loseContext(page)
      await expectStillSky(site, 100)
      await expect.soft(site.heading).toBeVisible()
      const before = await draws()
      await restoreContext(page)
      await expect(scene).toHaveAttribute('data-renderer', 'webgl')
      await expect(canvas).toHaveCount(1)
      await expect(page.locator('[data-still-sky]')).toHaveCount(0)
      await expect.poll(draws).toBeGreaterThan(before)
    })

  await test.step('the system asks for reduced motion, and then for forced colours', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expectStillSky(site, 100)
    await expect.soft(scene).toHaveAttribute('data-motion', 'still')
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await expect(scene).toHaveAttribute('data-renderer', 'webgl')
    await expect(canvas).toHaveCount(1)
    await page.emulateMedia({ forcedColors: 'active' })
    await expectStillSky(site, 100)
    await page.emulateMedia({ forcedColors: 'none' })
    await expect(scene).toHaveAttribute('data-renderer', 'webgl')
  })

  await test.step('a context that never returns is replaced when the present motion is chosen again', async () => {
    await loseContext(page)
    await expectStillSky(site, 100)
    await chooseMotion(page, 'Full')
    await expect(scene).toHaveAttribute('data-renderer', 'webgl')
    await expectFrames(site)
  })

  await test.step('another is replaced on the next page, and its late return changes nothing', async () => {
    await loseContext(page)
    await expectStillSky(site, 100)
    await page.getByRole('link', { name: 'Visit My Template Shop' }).click()
    await expect(scene).toHaveAttribute('data-view', 'shop')
    await expect(scene).toHaveAttribute('data-renderer', 'webgl')
    await restoreContext(page)
    await expectFrames(site)
    await expect(canvas).toHaveCount(1)
  })

  await test.step('the visitor chooses calm motion, and then none', async () => {
    await site.goInside('/')
    await expect(scene).toHaveAttribute('data-falling', 'on')
    await chooseMotion(page, 'Calm')
    await expect.soft(scene).toHaveAttribute('data-motion', 'calm')
    await expect.soft(scene).toHaveAttribute('data-falling', 'off')
    await expect.soft(scene).toHaveAttribute('data-renderer', 'webgl')
    await chooseMotion(page, 'Still')
    await expectStillSky(site, 100)
  })

  await test.step('the choice stays when the next page loads, until another is made', async () => {
    await site.open('/media?gate=open')
    await expectStillSky(site, 100)
    await expect.soft(scene).toHaveAttribute('data-motion', 'still')
    expect.soft(await draws()).toBe(0)
    await chooseMotion(page, 'Full')
    await expect(scene).toHaveAttribute('data-renderer', 'webgl')
  })
})

test('The live sky’s script is never fetched on an editor’s page, or when the system reduces motion', async ({
  site,
}) => {
  await site.open('/editor/1')
  await expectStillSky(site, 0)
  await site.page.emulateMedia({ reducedMotion: 'reduce' })
  for (const [path, stars] of [
    ['/', 100],
    ['/media', 100],
    ['/shop', 50],
    ['/shop/1', 50],
    ['/nowhere', 50],
  ] as const) {
    await site.goInside(path)
    await expectStillSky(site, stars)
    await expect(site.heading).toBeVisible()
  }
  await site.settled()
  expect(site.requests.filter(isSkyScript)).toEqual([])
})

test(
  'The live sky’s script is never fetched when the address or forced colours ask for a still sky',
  LONG_RUN,
  async ({ site }) => {
    for (const query of ['motion=still', 'renderer=still']) {
      await site.open(`/?gate=open&${query}`)
      await expectStillSky(site, 100)
    }
    await site.page.emulateMedia({ forcedColors: 'active' })
    await site.open('/?gate=open')
    await expectStillSky(site, 100)
    await site.settled()
    expect(site.requests.filter(isSkyScript)).toEqual([])
  },
)

test('The gate opens while the context is lost', LONG_RUN, async ({ site }) => {
  await openSky(site, '/?quality=low')
  await loseContext(site.page)
  await expect(site.scene).toHaveAttribute('data-renderer', 'still')
  await site.enter()
  await expect(site.heading).toBeFocused()
})

test(
  'The sky releases its context when it is stopped at different moments of its start',
  LONG_RUN,
  async ({ site }) => {
    const { page, scene, canvas } = site
    // Restarts the sky with the motion control 0, 2, 8 and 32 tasks after its first, second, third and fourth context.
    await page.addInitScript(() => {
      const contexts: WebGL2RenderingContext[] = []
      const chooseMotion = (motion: string) =>
        document.querySelector<HTMLInputElement>(`[data-motion-control] input[value="${motion}"]`)?.click()
      const waitTasks = async (count: number) => {
        for (let task = 0; task < count; task++) await new Promise((resolve) => setTimeout(resolve))
      }
      const { getContext } = HTMLCanvasElement.prototype as { getContext: (...args: unknown[]) => unknown }
      Object.assign(window, { contexts })
      Object.assign(HTMLCanvasElement.prototype, {
        getContext(this: HTMLCanvasElement, ...args: unknown[]) {
          const context = getContext.apply(this, args)
          if (args[0] !== 'webgl2' || !context || contexts.includes(context as WebGL2RenderingContext))
            return context
          contexts.push(context as WebGL2RenderingContext)
          const tasksBeforeStop = [0, 2, 8, 32][contexts.length - 1]
          if (tasksBeforeStop !== undefined)
            waitTasks(tasksBeforeStop).then(async () => {
              chooseMotion('still')
              await waitTasks(1)
              chooseMotion('full')
            })
          return context
        },
      })
    })
    const areContextsLost = () =>
      page.evaluate(() =>
        (window as unknown as { contexts: WebGL2RenderingContext[] }).contexts.map((context) =>
          context.isContextLost(),
        ),
      )
    await site.open(`/${SKY}`)
    await expect.poll(async () => (await areContextsLost()).length).toBe(5)
    await expect(scene).toHaveAttribute('data-renderer', 'webgl')
    await expect(canvas).toHaveCount(1)
    await expectFrames(site)
    expect(await areContextsLost()).toEqual([true, true, true, true, false])
  },
)
