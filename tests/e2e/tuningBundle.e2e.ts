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
    const bodies: Promise<string>[] = []
    site.page.on('response', (response) => {
      if (/\.(js|css)$|\/$/.test(new URL(response.url()).pathname)) bodies.push(response.text())
    })
    await site.open(`${path}?gate=open&renderer=still&fortune=1`)
    await site.page.mouse.wheel(0, 20_000)
    await site.page.waitForLoadState('networkidle')
    expect(bodies.length).toBeGreaterThan(3)
    for (const body of await Promise.all(bodies)) expect(body).not.toMatch(OF_THE_PANEL)
  })
}
