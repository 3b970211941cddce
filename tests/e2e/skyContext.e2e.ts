import type { Page } from 'playwright/test'
import { LONG_RUN } from '../helpers/longRun.ts'
import { needs } from '../helpers/needs.ts'
import { expect, test } from '../helpers/site.ts'
import { text } from '../helpers/siteModules.ts'
import { countDraws, expectFrames, openSky, SKY, SMALL } from '../helpers/sky.ts'

test.use({ viewport: SMALL })

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

test('The still sky shows when the context is lost, and the live sky continues when it is restored', async ({
  site,
}) => {
  needs('shop')
  const { page, scene, canvas } = site
  const draws = await countDraws(page)
  await openSky(site, `/${SKY}`)
  for (let loss = 0; loss < 2; loss++) {
    await loseContext(page)
    await expect(scene).toHaveAttribute('data-renderer', 'still')
    await expect(canvas).toHaveCount(0)
    await expect(page.locator('[data-still-sky]')).toBeAttached()
    await expect(site.heading).toBeVisible()
    const before = await draws()
    await restoreContext(page)
    await expect(scene).toHaveAttribute('data-renderer', 'webgl')
    await expect(canvas).toHaveCount(1)
    await expect(page.locator('[data-still-sky]')).toHaveCount(0)
    await expect.poll(draws).toBeGreaterThan(before)
    await expectFrames(site)
  }
  await loseContext(page)
  await page.getByRole('link', { name: text.home.visitShop }).click()
  await expect(scene).toHaveAttribute('data-view', 'shop')
  await expect(scene).toHaveAttribute('data-renderer', 'still')
  await restoreContext(page)
  await expect(scene).toHaveAttribute('data-renderer', 'webgl')
  await expectFrames(site)
})

test('The gate opens while the context is lost', LONG_RUN, async ({ site }) => {
  needs('gate')
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
    await expect.poll(async () => (await areContextsLost()).length, { timeout: 30_000 }).toBe(5)
    await expect(scene).toHaveAttribute('data-renderer', 'webgl')
    await expect(canvas).toHaveCount(1)
    await expectFrames(site)
    expect(await areContextsLost()).toEqual([true, true, true, true, false])
  },
)
