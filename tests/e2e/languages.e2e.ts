import { fileOf, routes } from '../../src/routes.ts'
import { site as owner } from '../../src/site/content.ts'
import { text } from '../../src/site/text.ts'
import { violations } from '../helpers/axe.ts'
import { EditorPage, openEditor } from '../helpers/editor.ts'
import { ADDITIONAL_LANGUAGES, inLanguage } from '../helpers/languages.ts'
import { needs } from '../helpers/needs.ts'
import { SITE_URL } from '../helpers/origin.ts'
import { published } from '../helpers/published.ts'
import { expect, type Site, STILL_SKY, test } from '../helpers/site.ts'
import { FIRST_TEMPLATE } from '../helpers/templates.ts'

const [LANGUAGE = ''] = ADDITIONAL_LANGUAGES
const LANGUAGE_PATH = `/${LANGUAGE}/`

test.skip(LANGUAGE === '', 'The content is in one language')

/** The footer's link to another language. */
const languageLink = ({ page }: Site, language: string) =>
  page.getByRole('contentinfo').locator(`a[hreflang="${language}"]`)

/** The title of the page at a path in the additional language. */
async function titleAt(path: string): Promise<string | undefined> {
  return (await inLanguage(LANGUAGE)).routes.find((route) => route.path === path)?.title
}

test('A page opens in another language, and then in its own again, without a gate when the links of the footer are pressed', async ({
  site,
}) => {
  const other = await inLanguage(LANGUAGE)
  const commonRoutes = routes.filter(
    ({ path, page }) => page !== 'editor' && other.routes.some((route) => route.path === path),
  )
  for (const { path, title } of commonRoutes.slice(0, 3)) {
    await site.open(path + STILL_SKY)
    await expect(languageLink(site, owner.language)).toHaveCount(0)
    await expect(languageLink(site, LANGUAGE)).toHaveAttribute('lang', LANGUAGE)
    await languageLink(site, LANGUAGE).click()
    await expect(site.page).toHaveTitle((await titleAt(path)) ?? '')
    await expect(site.page).toHaveURL(
      SITE_URL + LANGUAGE_PATH.slice(1) + (path === '/' ? '' : `${path.slice(1)}/`),
    )
    await expect(site.page.locator('html')).toHaveAttribute('lang', LANGUAGE)
    await expect(site.page.locator('html')).not.toHaveAttribute('data-gate')
    await expect(site.heading).toBeVisible()
    await languageLink(site, owner.language).click()
    await expect(site.page).toHaveTitle(title)
  }
})

test('The language stays when a link inside the site is pressed', async ({ site }) => {
  needs('shop')
  const other = await inLanguage(LANGUAGE)
  test.skip(
    other.routes.every(({ page }) => page !== 'shop'),
    'The shop is only in the default language',
  )
  await site.open(LANGUAGE_PATH + STILL_SKY)
  await site.page
    .locator(`main a[href="${new URL(SITE_URL).pathname}${LANGUAGE}/shop"]`)
    .last()
    .click()
  await expect(site.page).toHaveTitle((await titleAt('/shop')) ?? '')
  expect(new URL(site.page.url()).pathname).toContain(LANGUAGE_PATH)
  expect(await violations(site.page)).toEqual([])
})

test('A page links to the home page of the other language when that language lacks the page', async ({
  site,
}) => {
  const other = await inLanguage(LANGUAGE)
  const untranslated = routes.find(({ path }) => other.routes.every((route) => route.path !== path))
  test.skip(untranslated === undefined, 'Every page is in every language')
  await site.open((untranslated?.path ?? '/') + STILL_SKY)
  await languageLink(site, LANGUAGE).click()
  await expect(site.page).toHaveTitle((await titleAt('/')) ?? '')
})

test('The 404 page is in the language of its path, and links to the default language, when the path is unknown', async ({
  site,
}) => {
  const { notFound } = await inLanguage(LANGUAGE)
  await site.open(`${LANGUAGE_PATH}nowhere${STILL_SKY}`, { status: 404 })
  await expect(site.page).toHaveTitle(notFound.page.title)
  await languageLink(site, owner.language).click()
  await expect(site.page).toHaveTitle(owner.title)
})

test('The editor opens the same draft when the visitor changes the language', async ({ site }) => {
  needs('editors')
  const other = await inLanguage(LANGUAGE)
  test.skip(
    other.routes.every(({ page }) => page !== 'editor'),
    'The editors are only in the default language',
  )
  const first = await openEditor(site, FIRST_TEMPLATE)
  await first.field('name').fill('From the default language')
  await first.waitUntilSaved()
  await languageLink(site, LANGUAGE).click()
  await expect(site.page.locator('html')).toHaveAttribute('lang', LANGUAGE)
  await expect(new EditorPage(site.page).field('name')).toHaveValue('From the default language')
})

test('Each language version of a page names every version, and each named address exists', async ({
  request,
}) => {
  const { routes: otherRoutes, fileOf: otherFileOf } = await inLanguage(LANGUAGE)
  const files = [...routes.map(fileOf), ...otherRoutes.map((route) => `${LANGUAGE}/${otherFileOf(route)}`)]
  for (const file of files) {
    const html = await (await request.get(file)).text()
    const [, canonical = ''] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? []
    const versions = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/gi)]
    if (versions.length === 0) continue
    const addresses = versions.map(([, , href = '']) => href)
    expect(addresses, file).toContain(canonical)
    expect(versions.map(([, hreflang]) => hreflang)).toEqual(
      expect.arrayContaining([owner.language, LANGUAGE, 'x-default']),
    )
    for (const address of addresses) {
      const served = await request.get(SITE_URL + address.slice(published.href.length))
      expect(served.status(), address).toBe(200)
      // The header rules match the pages of each language.
      expect(served.headers()['content-security-policy'], address).toContain('frame-ancestors')
      const servedHtml = await served.text()
      for (const version of addresses) expect(servedHtml, address).toContain(`href="${version}"`)
    }
  }
})

test.describe('Without a script,', () => {
  test.use({ javaScriptEnabled: false })

  test('the home page of another language opens when its link is pressed', async ({ site }) => {
    await site.open('/')
    await expect(site.page.getByRole('navigation', { name: text.page.languages, exact: true })).toBeVisible()
    await languageLink(site, LANGUAGE).click()
    await expect(site.page).toHaveTitle((await titleAt('/')) ?? '')
  })
})
