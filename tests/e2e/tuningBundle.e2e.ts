import { readdirSync, readFileSync } from 'node:fs'
import { fileOf, routes } from '../../src/routes.ts'
import { text } from '../../src/site/text.ts'
import { MAIN_SCRIPT } from '../helpers/builtFiles.ts'
import { expect, test } from '../helpers/site.ts'

const assets = new URL('../../dist/assets/', import.meta.url)
/** Texts that only the panel's script or style sheet contains. */
const PANEL_TEXTS = /moongate:tuning|Tune the sky|nearest to what was typed|panel-rise/
const read = (file: string) => readFileSync(new URL(file, assets), 'utf8')

test('Pages reference only the first script, and no file of the panel', () => {
  const files = readdirSync(assets).filter((file) => /\.(js|css)$/.test(file))
  const withPanel = files.filter((file) => PANEL_TEXTS.test(read(file)))
  expect(withPanel.map((file) => file.replace(/.*\./, '')).toSorted()).toEqual(['css', 'js'])
  const others = files.filter((file) => !withPanel.includes(file))
  const referring = others.filter((file) => withPanel.some((panel) => read(file).includes(panel)))
  expect(referring.map((file) => `/assets/${file}`)).toEqual([expect.stringMatching(MAIN_SCRIPT)])
  for (const route of routes) {
    const page = read(`../${fileOf(route)}`)
    expect(page).not.toMatch(PANEL_TEXTS)
    for (const panel of withPanel) expect(page).not.toContain(panel)
  }
})

test('The panel is downloaded only when the address has ?tune', async ({ site }) => {
  const downloaded = async (query: string) => {
    site.requests.length = 0
    await site.open(`/?gate=open&renderer=still${query}`)
    await site.page.mouse.wheel(0, 20_000)
    await expect(site.page.getByRole('button', { name: text.share.code })).toBeVisible()
    await site.settled()
    const files = site.requests.filter((url) => url.startsWith(site.root) && /\.(?:js|css)$/.test(url))
    return files.map((url) => url.replace(site.root, '../'))
  }
  const without = await downloaded('&fortune=1')
  expect(without.length).toBeGreaterThan(3)
  for (const file of without) expect(read(file), file).not.toMatch(PANEL_TEXTS)
  const withPanel = await downloaded('&tune')
  expect(withPanel.some((file) => PANEL_TEXTS.test(read(file)))).toBe(true)
})
