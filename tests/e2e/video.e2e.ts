import { fill } from '../../src/lib/fill.ts'
import { videos } from '../../src/site/content.ts'
import { outsideHosts } from '../../src/site/outsideHosts.ts'
import { text } from '../../src/site/text.ts'
import { needs } from '../helpers/needs.ts'
import { expect, test } from '../helpers/sharedPage.ts'
import { QUIET, type Site } from '../helpers/site.ts'

needs('videos')

const figures = ({ page }: Site) => page.locator('#videos [data-video]')
const posterOf = (site: Site, title: string) =>
  site.page.locator('#videos').getByRole('link', { name: fill(text.video.play, { title }) })
const isOutside = (url: URL) => [...outsideHosts.players, ...outsideHosts.media].includes(url.origin)
/** The requests for films. */
const filmRequests = (site: Site) =>
  site.requests.filter((url) => videos.some(({ player }) => url.includes(player.src)))

test.beforeEach(({ site }) =>
  site.page.route(isOutside, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>a film</title>' }),
  ),
)

test('No film is requested before its poster is pressed, and each plays in its place after that', async ({
  site,
}) => {
  await site.open(`/${QUIET}&motion=still#videos`)
  for (const figure of await figures(site).all()) await figure.scrollIntoViewIfNeeded()
  await site.settled()
  expect(filmRequests(site)).toEqual([])
  await expect(site.page.locator('#videos :is(iframe, video)')).toHaveCount(0)
  for (const [index, { video, player }] of videos.entries()) {
    const figure = figures(site).nth(index)
    const sizeOf = () => figure.evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight])
    const before = await sizeOf()
    await posterOf(site, video.title).click()
    const film = figure.locator('iframe, video')
    expect((await film.getAttribute('src'))?.startsWith(site.linkTo(player.src))).toBe(true)
    await expect(posterOf(site, video.title)).toHaveCount(0)
    expect(await sizeOf(), 'nothing below it moves').toEqual(before)
    await expect.poll(() => filmRequests(site).some((url) => url.includes(player.src))).toBe(true)
  }
})

test('The keyboard starts a film, and focus goes to the film', async ({ site }) => {
  const [first] = videos
  await site.open(`/${QUIET}&motion=still#videos`)
  await posterOf(site, first?.video.title ?? '').focus()
  await site.page.keyboard.press('Enter')
  const film = figures(site).first().locator('iframe, video')
  await expect(film).toBeFocused()
  await expect(film).toHaveAccessibleName(first?.video.title ?? '')
})

test('A film that does not load leaves its title and a link to it', async ({ site }) => {
  const [service] = videos.filter(({ player }) => player.service)
  test.skip(!service, 'All films are files')
  await site.page.route(isOutside, (route) => route.abort())
  await site.open(`/${QUIET}&motion=still#videos`)
  await posterOf(site, service?.video.title ?? '').click()
  const figure = figures(site).nth(service ? videos.indexOf(service) : 0)
  await expect(figure).toContainText(service?.video.title ?? '')
  const name = fill(text.video.watch, { service: service?.player.service ?? '' })
  await expect(figure.getByRole('link', { name })).toHaveAttribute('href', service?.player.href ?? '')
})

test.describe('Without a script,', () => {
  test.use({ javaScriptEnabled: false })

  test('a poster leads to its film', async ({ site }) => {
    await site.open('/?gate=open')
    for (const { video, player } of videos)
      await expect(posterOf(site, video.title)).toHaveAttribute('href', site.linkTo(player.href))
    expect(filmRequests(site)).toEqual([])
  })
})
