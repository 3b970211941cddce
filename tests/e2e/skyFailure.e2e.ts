import { isSkyScript, MOON_PICTURE } from '../helpers/builtFiles.ts'
import { LONG_RUN } from '../helpers/longRun.ts'
import { expect, type Site, test } from '../helpers/site.ts'
import { SKY, SMALLEST } from '../helpers/sky.ts'

/** For `expectStillAndUsable`, which opens the gate. */
const SKY_WITH_GATE = SKY.replace('&gate=open', '')

test.use({ viewport: SMALLEST })

async function expectStillAndUsable(site: Site): Promise<void> {
  await expect(site.scene).toHaveAttribute('data-renderer', 'still')
  await expect(site.canvas).toHaveCount(0)
  await site.enter()
  await expect(site.heading).toBeFocused()
  await site.goInside('/shop')
  await expect(site.heading).toHaveText('Customizable “link in bio” website editors')
  await expect(site.heading).toBeVisible()
  await expect(site.scene).toHaveAttribute('data-renderer', 'still')
}

/** Expects one warning that the sky stays still, and that all other messages match a pattern. */
function expectLoggedOnce(site: Site, otherMessages: RegExp): void {
  const lines = site.consoleMessages.splice(0)
  expect(lines.filter((line) => /^warning: The sky stays still/.test(line))).toHaveLength(1)
  for (const line of lines.filter((line) => !/The sky stays still/.test(line)))
    expect(line).toMatch(otherMessages)
}

test('The sky stays still and logs it once when its script does not load', async ({ site }) => {
  await site.page.route(isSkyScript, (route) => route.abort())
  await site.open('/')
  await expectStillAndUsable(site)
  expectLoggedOnce(site, /\/assets\//)
})

test('The sky stays still and logs it once when its moon does not load', LONG_RUN, async ({ site }) => {
  await site.page.route(MOON_PICTURE, (route) => route.fulfill({ status: 404, body: '' }))
  await site.open('/')
  await expectStillAndUsable(site)
  expectLoggedOnce(site, MOON_PICTURE)
})

test('The page stays under the still sky when a shader program does not link', async ({ site }) => {
  const { page, scene, canvas } = site
  await page.addInitScript(() => {
    const gl = WebGL2RenderingContext.prototype
    const { getProgramParameter } = gl
    gl.getProgramParameter = function (program, name) {
      return name === gl.LINK_STATUS ? false : getProgramParameter.call(this, program, name)
    }
  })
  await site.open(`/${SKY}`)
  await expect(scene).toHaveAttribute('data-renderer', 'still')
  await expect(canvas).toHaveCount(0)
  await expect(site.heading).toBeVisible()
  const messages = site.consoleMessages.splice(0)
  expect(messages.some((line) => line.includes('The sky stays still'))).toBe(true)
  expect(messages.filter((line) => line.startsWith('error') || line.startsWith('uncaught'))).toEqual([])
})

test('The sky stays still and logs it once when its frames cannot be drawn', LONG_RUN, async ({ site }) => {
  await site.page.addInitScript(() => {
    WebGL2RenderingContext.prototype.drawArrays = () => {
      throw new Error('no frame')
    }
  })
  await site.open(`/${SKY_WITH_GATE}`)
  await expectStillAndUsable(site)
  // Other messages are not checked.
  expectLoggedOnce(site, /./)
})

test(
  'The sky stays still and logs it once when one of its parts throws while React renders it',
  LONG_RUN,
  async ({ site }) => {
    await site.page.addInitScript(() => {
      // The positions of the stars are the sky's first large array.
      window.Float32Array = new Proxy(Float32Array, {
        construct(target, args, newTarget) {
          if (args[0] > 200) throw new RangeError('no memory')
          return Reflect.construct(target, args, newTarget)
        },
      })
    })
    await site.open(`/${SKY_WITH_GATE}`)
    await expectStillAndUsable(site)
    expectLoggedOnce(site, /no memory/)
  },
)
