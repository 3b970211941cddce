import { fill } from '../../src/lib/fill.ts'
import { needs } from '../helpers/needs.ts'
import { expect, test } from '../helpers/sharedPage.ts'
import { type Site, STILL_SKY } from '../helpers/site.ts'
import { outsideHosts, text, videos } from '../helpers/siteModules.ts'

needs('videos')

const figures = ({ page }: Site) => page.locator('#videos [data-video]')
const posterOf = (site: Site, title: string) =>
  site.page.locator('#videos').getByRole('link', { name: fill(text.video.play, { title }) })
const isOtherHost = (url: URL) => [...outsideHosts.players, ...outsideHosts.media].includes(url.origin)
const videoRequests = (site: Site) =>
  site.requests.filter((url) => videos.some(({ player }) => url.includes(player.src)))

test.beforeEach(({ site }) =>
  site.page.route(isOtherHost, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>a video</title>' }),
  ),
)

test('A video is requested and shown in the place of its poster when the poster is pressed, and not before', async ({
  site,
}) => {
  await site.open(`/${STILL_SKY}&motion=still#videos`)
  for (const figure of await figures(site).all()) await figure.scrollIntoViewIfNeeded()
  await site.settled()
  expect(videoRequests(site)).toEqual([])
  await expect(site.page.locator('#videos :is(iframe, video)')).toHaveCount(0)
  for (const [index, { video, player }] of videos.entries()) {
    const figure = figures(site).nth(index)
    const figureSize = () => figure.evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight])
    const before = await figureSize()
    await posterOf(site, video.title).click()
    const embed = figure.locator('iframe, video')
    expect((await embed.getAttribute('src'))?.startsWith(site.linkTo(player.src))).toBe(true)
    await expect(posterOf(site, video.title)).toHaveCount(0)
    expect(await figureSize(), 'nothing below the figure moves').toEqual(before)
    await expect.poll(() => videoRequests(site).some((url) => url.includes(player.src))).toBe(true)
  }
})

test('Focus goes to the video when its poster is pressed by keyboard', async ({ site }) => {
  const [firstVideo] = videos
  await site.open(`/${STILL_SKY}&motion=still#videos`)
  await posterOf(site, firstVideo?.video.title ?? '').focus()
  await site.page.keyboard.press('Enter')
  const embed = figures(site).first().locator('iframe, video')
  await expect(embed).toBeFocused()
  await expect(embed).toHaveAccessibleName(firstVideo?.video.title ?? '')
})

test('A video’s title and a link to the video stay when the video does not load', async ({ site }) => {
  const hostedVideo = videos.find(({ player }) => player.service)
  test.skip(!hostedVideo, 'No video is from a service')
  await site.page.route(isOtherHost, (route) => route.abort())
  await site.open(`/${STILL_SKY}&motion=still#videos`)
  await posterOf(site, hostedVideo?.video.title ?? '').click()
  const figure = figures(site).nth(hostedVideo ? videos.indexOf(hostedVideo) : 0)
  await expect(figure).toContainText(hostedVideo?.video.title ?? '')
  const name = fill(text.video.watch, { service: hostedVideo?.player.service ?? '' })
  await expect(figure.getByRole('link', { name })).toHaveAttribute('href', hostedVideo?.player.href ?? '')
})

test.describe('Without a script,', () => {
  test.use({ javaScriptEnabled: false })

  test('a poster links to its video', async ({ site }) => {
    await site.open('/?gate=open')
    for (const { video, player } of videos)
      await expect(posterOf(site, video.title)).toHaveAttribute('href', site.linkTo(player.href))
    expect(videoRequests(site)).toEqual([])
  })
})
