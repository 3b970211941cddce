import { readdirSync, readFileSync } from 'node:fs'
import { routes } from '../../src/routes.ts'
import { expect, test } from '../helpers/site.ts'

const assets = new URL('../../dist/assets/', import.meta.url)
/** Words that only the panel has. */
const OF_THE_PANEL = /moongate:tuning|Tune the sky|tuning-row|nearest to what was typed/

test('The panel is in one file, which no page and no other file but the first script knows of', async () => {
  const files = readdirSync(assets).filter((file) => /\.(js|css)$/.test(file))
  const withPanel = files.filter((file) => OF_THE_PANEL.test(readFileSync(new URL(file, assets), 'utf8')))
  expect(withPanel).toHaveLength(1)
  const [panel = ''] = withPanel
  const knowing = files.filter((file) => readFileSync(new URL(file, assets), 'utf8').includes(panel))
  expect(knowing).toEqual([expect.stringMatching(/^index-/)])
  for (const { file } of routes) {
    const page = readFileSync(new URL(`../${file}`, assets), 'utf8')
    expect(page).not.toMatch(OF_THE_PANEL)
    expect(page).not.toContain(panel)
  }
})

for (const { path } of routes) {
  test(`A visitor of ${path} downloads nothing of the panel`, async ({ site }) => {
    await site.open(`${path}?gate=open&renderer=still&fortune=1`)
    await site.page.mouse.wheel(0, 20_000)
    await expect(site.page.getByRole('button', { name: 'QR code' })).toBeVisible()
    await site.settled()
    const scripts = site.requests.filter((url) => url.startsWith(site.root) && /\.(?:js|css)$/.test(url))
    expect(scripts.length).toBeGreaterThan(3)
    for (const script of scripts)
      expect(readFileSync(new URL(script.replace(site.root, '../'), assets), 'utf8'), script).not.toMatch(
        OF_THE_PANEL,
      )
  })
}

test('Who asks for the panel downloads that one file more, and no other of its own', async ({ site }) => {
  const downloaded = async (query: string) => {
    site.requests.length = 0
    await site.open(`/?gate=open&renderer=still${query}`)
    await site.settled()
    const { origin } = new URL(site.root)
    return new Set(site.requests.filter((url) => url.startsWith(origin) && url.endsWith('.js')))
  }
  const without = await downloaded('')
  const more = [...(await downloaded('&tune'))].filter((url) => !without.has(url))
  expect(more).toEqual([expect.stringMatching(/\/assets\/open-[^/]+\.js$/)])
})
