import { fill } from '../../src/lib/fill.ts'
import { trackPlayer } from '../../src/lib/trackPlayer.ts'
import { constants } from '../../src/site/constants.ts'
import { tracks } from '../../src/site/content.ts'
import { outsideHosts } from '../../src/site/outsideHosts.ts'
import { text } from '../../src/site/text.ts'
import { sectionLink } from '../helpers/content.ts'
import { needs } from '../helpers/needs.ts'
import { expect, test } from '../helpers/sharedPage.ts'
import { QUIET, type Site } from '../helpers/site.ts'

needs('music')

/** The number of players in frames. */
const frames = tracks.filter(({ url }) => trackPlayer(url).kind === 'frame').length

const players = ({ page }: Site) => page.locator('#music [data-playing]')
/** The distance of the first player below the window, CSS px. */
const belowWindowPx = ({ page }: Site) =>
  page.locator('#music').evaluate((section) => section.getBoundingClientRect().top - innerHeight)
const playerRequests = (site: Site) =>
  site.requests.filter((url) => outsideHosts.players.some((host) => url.startsWith(host)))

/** Scrolls past every player, so that each is requested. */
async function seePlayers({ page }: Site): Promise<void> {
  for (const player of await page.locator('#music iframe').all())
    await player.evaluate((frame) => frame.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect(page.locator('#music iframe:not([src])')).toHaveCount(0)
}

/** The tracks whose player posts a message when it works. */
const messaging = tracks
  .map(({ url }) => ({ url, player: trackPlayer(url) }))
  .filter(({ player }) => player.service === 'Spotify')

test('Each track’s player loads lazily, with the height of the constants', async ({ site }) => {
  await site.open(`/${QUIET}&motion=still#music`)
  await seePlayers(site)
  const frames = await site.page
    .locator('#music iframe')
    .evaluateAll((all) =>
      (all as HTMLIFrameElement[]).map(({ src, loading, title }) => ({ src, loading, title })),
    )
  expect(frames).toEqual(
    tracks
      .filter(({ url }) => trackPlayer(url).kind === 'frame')
      .map(({ url, title, artist }) => ({
        src: trackPlayer(url).src,
        loading: 'lazy',
        title: fill(text.music.player, { title: artist ? fill(text.music.by, { title, artist }) : title }),
      })),
  )
  const songs = site.page.locator('#music [data-playing]:not([data-tall]) iframe')
  for (const frame of await songs.all())
    expect((await frame.boundingBox())?.height).toBe(constants.player.heightPx)
})

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
])
  test(`No player is requested at the top of a window ${viewport.width} wide, nor by a short scroll`, async ({
    site,
  }) => {
    await site.page.setViewportSize(viewport)
    await site.open(`/${QUIET}`)
    await site.settled()
    test.skip((await belowWindowPx(site)) < 300, 'The players are near the top of the page')
    expect(playerRequests(site)).toEqual([])
    // On a short page the players are near the window after this scroll.
    if ((await belowWindowPx(site)) < 800) return
    await site.page.mouse.wheel(0, 300)
    await expect.poll(() => site.page.evaluate(() => scrollY)).toBe(300)
    await site.settled()
    expect(playerRequests(site)).toEqual([])
  })

test('The players are requested when a reader scrolls to them', async ({ site }) => {
  await site.open(`/${QUIET}&motion=still`)
  await site.settled()
  test.skip((await belowWindowPx(site)) < 300, 'The players are near the top of the page')
  expect(playerRequests(site)).toEqual([])
  await sectionLink(site.page, 'music').click()
  await seePlayers(site)
  await expect.poll(() => new Set(playerRequests(site)).size).toBe(frames)
})

test('A player that is blocked leaves a box that names its track and links to it', async ({ site }) => {
  test.skip(messaging.length === 0, 'No player posts a message')
  await site.open(`/${QUIET}&motion=still#music`)
  await seePlayers(site)
  await expect.poll(() => new Set(playerRequests(site)).size).toBe(frames)
  for (const [index, { url, player: expected }] of messaging.entries()) {
    const { title, artist = '' } = tracks.find((track) => track.url === url) ?? { title: '' }
    const player = players(site).nth(index)
    await expect(player).toHaveAttribute('data-playing', 'false')
    const link = player.getByRole('link')
    await expect(link).toHaveAttribute('href', site.linkTo(expected.href))
    await expect(link).toContainText(title)
    await expect(link).toContainText(artist)
    await link.scrollIntoViewIfNeeded()
    // A press in the middle of the box reaches the link, not the blocked frame.
    expect(
      await player.evaluate((box) => {
        const { x, y, width, height } = box.getBoundingClientRect()
        return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('a') !== null
      }),
    ).toBe(true)
    await expect(player.locator(':has(> iframe)')).toHaveCSS('opacity', '0')
  }
})

test('A player that sends its message is shown in the same box', async ({ site }) => {
  const last = messaging.at(-1)
  test.skip(!last, 'No player posts a message')
  const playerPage = '<!doctype html><title>player</title><script>parent.postMessage("ready", "*")</script>'
  const playerSrc = last?.player.src ?? ''
  const isPlayer = (url: URL) => outsideHosts.players.includes(url.origin)
  await site.page.route(isPlayer, (route) =>
    route.request().url().startsWith(playerSrc)
      ? route.fulfill({ contentType: 'text/html', body: playerPage })
      : route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>silent</title>' }),
  )
  await site.open(`/${QUIET}&motion=still`)
  const before = await players(site).evaluateAll((all) => all.map((box) => (box as HTMLElement).offsetTop))
  const working = players(site).filter({ has: site.page.locator(`iframe[src="${playerSrc}"]`) })
  await sectionLink(site.page, 'music').click()
  await working.scrollIntoViewIfNeeded()
  await expect(working).toHaveAttribute('data-playing', 'true')
  await expect(working.locator(':has(> iframe)')).toHaveCSS('opacity', '1')
  await expect(site.page.locator('#music [data-playing=true]')).toHaveCount(1)
  const after = await players(site).evaluateAll((all) => all.map((box) => (box as HTMLElement).offsetTop))
  expect(after).toEqual(before)
})

test('A message from another origin shows no player', async ({ site }) => {
  await site.open(`/${QUIET}`)
  await site.page.evaluate(async () => {
    const message = new Promise((resolve) => addEventListener('message', resolve, { once: true }))
    postMessage('ready', '*')
    await message
  })
  for (const player of await players(site).all())
    await expect(player).toHaveAttribute('data-playing', 'false')
})
