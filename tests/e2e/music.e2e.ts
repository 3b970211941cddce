import { tracks } from '../../src/content/tracks.ts'
import { constants } from '../../src/site/constants.ts'
import { PLAYER_ORIGIN } from '../helpers/origin.ts'
import { expect, test } from '../helpers/sharedPage.ts'
import { QUIET, type Site } from '../helpers/site.ts'

const players = ({ page }: Site) => page.locator('#music [data-playing]')
const asked = (site: Site) => site.requests.filter((url) => url.startsWith(PLAYER_ORIGIN))

test('Three players of the right tracks load lazily, 152 pixels high', async ({ site }) => {
  await site.open(`/${QUIET}`)
  const frames = await site.page.locator('iframe').evaluateAll((all) =>
    (all as HTMLIFrameElement[]).map(({ src, loading, title, height }) => ({
      src,
      loading,
      title,
      height,
    })),
  )
  expect(frames).toEqual(
    tracks.map(({ id, title, composer }) => ({
      src: `${PLAYER_ORIGIN}/embed/track/${id}`,
      loading: 'lazy',
      title: `Player: ${title}, ${composer}`,
      height: '152',
    })),
  )
  expect(tracks.map(({ id }) => id)).toEqual([
    '3DNRdudZ2SstnDCVKFdXxG',
    '5u5aVJKjSMJr4zesMPz7bL',
    '1VNvsvEsUpuUCbHpVop1vo',
  ])
  for (const frame of await players(site).locator('iframe').all())
    expect((await frame.boundingBox())?.height).toBe(constants.player.heightPx)
})

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
])
  test(`No player is asked for at the top of a window ${viewport.width} wide, nor by a first scroll`, async ({
    site,
  }) => {
    await site.page.setViewportSize(viewport)
    await site.open(`/${QUIET}`)
    await site.settled()
    await site.page.mouse.wheel(0, 300)
    await expect.poll(() => site.page.evaluate(() => scrollY)).toBe(300)
    await site.settled()
    expect(asked(site)).toEqual([])
  })

test('The players are asked for once a reader comes to them', async ({ site }) => {
  await site.open(`/${QUIET}&motion=still`)
  await site.settled()
  expect(asked(site)).toEqual([])
  await site.page.getByRole('link', { name: 'Music', exact: true }).click()
  await expect.poll(() => new Set(asked(site)).size).toBe(3)
})

test('A player that is blocked leaves a box that names its track and links to it', async ({ site }) => {
  await site.open(`/${QUIET}&motion=still#music`)
  await expect.poll(() => new Set(asked(site)).size).toBe(3)
  for (const [index, { id, title, composer }] of tracks.entries()) {
    const player = players(site).nth(index)
    await expect(player).toHaveAttribute('data-playing', 'false')
    const link = player.getByRole('link')
    await expect(link).toHaveAttribute('href', `${PLAYER_ORIGIN}/track/${id}`)
    await expect(link).toContainText(title)
    await expect(link).toContainText(composer)
    await expect(link).toBeInViewport()
    // What a press on the box's middle reaches is the link, not the dead frame over it.
    expect(
      await player.evaluate((box) => {
        const { x, y, width, height } = box.getBoundingClientRect()
        return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('a') !== null
      }),
    ).toBe(true)
    await expect(player.locator(':has(> iframe)')).toHaveCSS('opacity', '0')
  }
})

test('A player that speaks is shown, in the same box', async ({ site }) => {
  const speaks = '<!doctype html><title>player</title><script>parent.postMessage("ready", "*")</script>'
  const heard = tracks[1].id
  await site.page.route(`${PLAYER_ORIGIN}/**`, (route) =>
    route.request().url().includes(heard)
      ? route.fulfill({ contentType: 'text/html', body: speaks })
      : route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>silent</title>' }),
  )
  await site.open(`/${QUIET}&motion=still`)
  const before = await players(site).evaluateAll((all) => all.map((box) => (box as HTMLElement).offsetTop))
  await site.page.getByRole('link', { name: 'Music', exact: true }).click()
  await expect(players(site).nth(1)).toHaveAttribute('data-playing', 'true')
  await expect(players(site).nth(1).locator(':has(> iframe)')).toHaveCSS('opacity', '1')
  await expect(players(site).nth(0)).toHaveAttribute('data-playing', 'false')
  await expect(players(site).nth(2)).toHaveAttribute('data-playing', 'false')
  const after = await players(site).evaluateAll((all) => all.map((box) => (box as HTMLElement).offsetTop))
  expect(after).toEqual(before)
  expect((await players(site).nth(1).locator('iframe').boundingBox())?.height).toBe(constants.player.heightPx)
})

test('A message from anyone else shows no player', async ({ site }) => {
  await site.open(`/${QUIET}`)
  await site.page.evaluate(async () => {
    const heard = new Promise((resolve) => addEventListener('message', resolve, { once: true }))
    postMessage('ready', '*')
    await heard
  })
  for (const player of await players(site).all())
    await expect(player).toHaveAttribute('data-playing', 'false')
})
