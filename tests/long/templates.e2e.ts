import { sidewaysPx } from '../helpers/layout.ts'
import { expect, test } from '../helpers/site.ts'
import { overhear, renderTemplateSites, unzipped } from '../helpers/templateSites.ts'

const { sites } = await renderTemplateSites()

for (const { kitName, longest } of sites)
  test(`A site of ${kitName} holds ten thousand links and a name of 5,000 characters`, async ({
    page,
  }, testInfo) => {
    const { data, files } = longest()
    const heard = overhear(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(unzipped(files, testInfo.outputPath('site')))
    await expect(page.locator('h1')).toHaveText(data.name)
    await expect(page.locator('a.link')).toHaveCount(data.links.length)
    expect(await sidewaysPx(page)).toBeLessThanOrEqual(0)
    expect(heard.said).toEqual([])
  })
