import { type TrackPlayer, trackPlayer } from '../../src/lib/trackPlayer.ts'
import { sectionLink } from '../helpers/content.ts'
import { needs } from '../helpers/needs.ts'
import { expect, test } from '../helpers/sharedPage.ts'
import { type Site, STILL_SKY } from '../helpers/site.ts'
import { outsideHosts, tracks } from '../helpers/siteModules.ts'

needs('music')

/** At this distance below the window, CSS px, no player may load: it is above `NEAR_PX` of `MusicPlayer.tsx`. */
const FAR_PX = 300

const players = tracks.map(({ url }) => trackPlayer(url))
const isFrame = ({ kind }: TrackPlayer) => kind === 'frame'

const playerRequests = (site: Site) =>
  site.requests.filter((url) => outsideHosts.players.some((host) => url.startsWith(host)))

test('The players are requested when a reader scrolls to them, and are links while they do not load', async ({
  site,
}) => {
  const { page } = site
  await site.open(`/${STILL_SKY}&motion=still`)
  await site.settled()
  const belowWindowPx = await page
    .locator('#music')
    .evaluate((section) => section.getBoundingClientRect().top - innerHeight)
  test.skip(belowWindowPx < FAR_PX, 'The players are near the top of the page')
  expect(playerRequests(site)).toEqual([])
  await sectionLink(page, 'music').click()
  for (const frame of await page.locator('#music iframe').all())
    await frame.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect.poll(() => new Set(playerRequests(site)).size).toBe(players.filter(isFrame).length)
  for (const { href } of players)
    await expect(page.locator(`#music a[href="${site.linkTo(href)}"]`).first()).toBeVisible()
})
