import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { builtFolder } from '../helpers/fixedSites.ts'
import { expect, test } from '../helpers/site.ts'
import { text } from '../helpers/siteModules.ts'

const assets = pathToFileURL(`${builtFolder('sample')}/assets/`)
/** Texts that only the panel's script or style sheet contains. */
const PANEL_TEXTS = /moongate:tuning|Tune the sky|Before: hold to show the saved sky|panel-rise/
const read = (file: string) => readFileSync(new URL(file, assets), 'utf8')

test('The panel is downloaded only when the address has ?tune', async ({ site }) => {
  const downloadedFiles = async (query: string) => {
    site.requests.length = 0
    await site.open(`/?gate=open&renderer=still${query}`)
    // The lazy parts at the end of the page load too.
    await site.page.mouse.wheel(0, 20_000)
    await expect(site.page.getByRole('button', { name: text.share.share })).toBeVisible()
    await site.settled()
    const files = site.requests.filter((url) => url.startsWith(site.root) && /\.(?:js|css)$/.test(url))
    return files.map((url) => url.replace(site.root, '../'))
  }
  // The word 'fortune' contains 'tune'.
  const withoutTune = await downloadedFiles('&fortune=1')
  expect(withoutTune.length).toBeGreaterThan(3)
  for (const file of withoutTune) expect(read(file), file).not.toMatch(PANEL_TEXTS)
  const withTune = await downloadedFiles('&tune')
  expect(withTune.some((file) => PANEL_TEXTS.test(read(file)))).toBe(true)
})
