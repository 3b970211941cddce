import { fill } from '../../src/lib/fill.ts'
import { type TrackPlayer, trackPlayer } from '../../src/lib/trackPlayer.ts'
import { sectionLink } from '../helpers/content.ts'
import { longRunIf } from '../helpers/longRun.ts'
import { needs } from '../helpers/needs.ts'
import { expect, test } from '../helpers/sharedPage.ts'
import { type Site, STILL_SKY } from '../helpers/site.ts'
import { constants, outsideHosts, text, tracks } from '../helpers/siteModules.ts'

needs('music')

/** At this distance below the window, CSS px, no player may load: it is above `NEAR_PX` of `MusicPlayer.tsx`. */
const FAR_PX = 300
/** CSS px. After this scroll a player that was `FAR_BEFORE_SCROLL_PX` below the window is still far. */
const SCROLL_PX = 300
const FAR_BEFORE_SCROLL_PX = 800

const framePlayerCount = tracks.filter(({ url }) => trackPlayer(url).kind === 'frame').length

/** The boxes of the players that post a message when they work. */
const messagingPlayers = ({ page }: Site) => page.locator('#music [data-ready]')
/** The distance of the music section below the window, CSS px. */
const belowWindowPx = ({ page }: Site) =>
  page.locator('#music').evaluate((section) => section.getBoundingClientRect().top - innerHeight)
const playerRequests = (site: Site) =>
  site.requests.filter((url) => outsideHosts.players.some((host) => url.startsWith(host)))

/** Scrolls to each player, so that each is requested. */
async function scrollToPlayers({ page }: Site): Promise<void> {
  for (const player of await page.locator('#music iframe').all())
    await player.evaluate((frame) => frame.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect(page.locator('#music iframe:not([src])')).toHaveCount(0)
}

const isSilentPlayer = ({ kind, service }: TrackPlayer) => kind === 'frame' && service !== 'Spotify'

/** The tracks whose player posts a message when it works. */
const messagingTracks = tracks
  .map(({ url }) => ({ url, player: trackPlayer(url) }))
  .filter(({ player }) => player.service === 'Spotify')

test('Each player has its title and address and loads lazily, and Spotify’s player of one song has the height of the constants', async ({
  site,
}) => {
  await site.open(`/${STILL_SKY}&motion=still#music`)
  await scrollToPlayers(site)
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
  const songFrames = site.page.locator('#music [data-ready]:not([data-tall]) iframe')
  for (const frame of await songFrames.all())
    expect((await frame.boundingBox())?.height).toBe(constants.player.heightPx)
})

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
])
  test(
    `No player is requested when the page is at its top or scrolled a little in a window ${viewport.width} px wide`,
    longRunIf(viewport.width > 390),
    async ({ site }) => {
      await site.page.setViewportSize(viewport)
      await site.open(`/${STILL_SKY}`)
      await site.settled()
      test.skip((await belowWindowPx(site)) < FAR_PX, 'The players are near the top of the page')
      expect(playerRequests(site)).toEqual([])
      if ((await belowWindowPx(site)) < FAR_BEFORE_SCROLL_PX) return
      await site.page.mouse.wheel(0, SCROLL_PX)
      await expect.poll(() => site.page.evaluate(() => scrollY)).toBe(SCROLL_PX)
      await site.settled()
      expect(playerRequests(site)).toEqual([])
    },
  )

test('The players are requested when a reader scrolls to them', async ({ site }) => {
  await site.open(`/${STILL_SKY}&motion=still`)
  await site.settled()
  test.skip((await belowWindowPx(site)) < FAR_PX, 'The players are near the top of the page')
  expect(playerRequests(site)).toEqual([])
  await sectionLink(site.page, 'music').click()
  await scrollToPlayers(site)
  await expect.poll(() => new Set(playerRequests(site)).size).toBe(framePlayerCount)
})

test('A player’s box shows a link to its track when the player is blocked', async ({ site }) => {
  test.skip(messagingTracks.length === 0, 'No player posts a message')
  await site.open(`/${STILL_SKY}&motion=still#music`)
  await scrollToPlayers(site)
  await expect.poll(() => new Set(playerRequests(site)).size).toBe(framePlayerCount)
  for (const [index, { url, player: expectedPlayer }] of messagingTracks.entries()) {
    const { title, artist = '' } = tracks.find((track) => track.url === url) ?? { title: '' }
    const player = messagingPlayers(site).nth(index)
    await expect(player).toHaveAttribute('data-ready', 'false')
    const link = player.getByRole('link')
    await expect(link).toHaveAttribute('href', site.linkTo(expectedPlayer.href))
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

test('A player is shown when it posts a message, and no box moves', async ({ site }) => {
  const last = messagingTracks.at(-1)
  test.skip(!last, 'No player posts a message')
  const playerPage = '<!doctype html><title>player</title><script>parent.postMessage("ready", "*")</script>'
  const playerSrc = last?.player.src ?? ''
  const isPlayer = (url: URL) => outsideHosts.players.includes(url.origin)
  await site.page.route(isPlayer, (route) =>
    route.request().url().startsWith(playerSrc)
      ? route.fulfill({ contentType: 'text/html', body: playerPage })
      : route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>silent</title>' }),
  )
  await site.open(`/${STILL_SKY}&motion=still`)
  const boxTops = () =>
    messagingPlayers(site).evaluateAll((all) => all.map((box) => (box as HTMLElement).offsetTop))
  const before = await boxTops()
  const workingPlayer = messagingPlayers(site).filter({
    has: site.page.locator(`iframe[src="${playerSrc}"]`),
  })
  await sectionLink(site.page, 'music').click()
  await workingPlayer.scrollIntoViewIfNeeded()
  await expect(workingPlayer).toHaveAttribute('data-ready', 'true')
  await expect(workingPlayer.locator(':has(> iframe)')).toHaveCSS('opacity', '1')
  await expect(site.page.locator('#music [data-ready=true]')).toHaveCount(1)
  expect(await boxTops()).toEqual(before)
})

test('A player is a tab stop only after it has loaded', async ({ site }) => {
  const loading = tracks.map(({ url }) => trackPlayer(url)).find(isSilentPlayer)
  test.skip(!loading, 'Each player is a file or posts a message')
  const src = loading?.src ?? ''
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await site.page.route(src, async (route) => {
    await released
    await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>player</title>' })
  })
  await site.open(`/${STILL_SKY}&motion=still#music`)
  const frame = site.page.locator(`#music iframe[src="${src}"]`)
  await scrollToPlayers(site)
  await expect(frame).toHaveAttribute('tabindex', '-1')
  release()
  await expect(frame).not.toHaveAttribute('tabindex')
})

test('No player is shown when a message comes from the page itself', async ({ site }) => {
  await site.open(`/${STILL_SKY}`)
  await site.page.evaluate(async () => {
    const message = new Promise((resolve) => addEventListener('message', resolve, { once: true }))
    postMessage('ready', '*')
    await message
  })
  for (const player of await messagingPlayers(site).all())
    await expect(player).toHaveAttribute('data-ready', 'false')
})
