import type { Route } from '../../src/site/route.ts'
import { expectedPage } from './expectedPage.ts'
import { ANY_NAME } from './expectedParts.ts'
import { readLinks, readPictures, readText, textsOutOfOrder } from './readPage.ts'
import { expect, type Site } from './site.ts'

/** Expects a title and a visible heading. Except on the owner's React pages, also texts, links and pictures, in order. */
export async function expectPage({ page, heading, root }: Site, route: Route): Promise<void> {
  const expected = expectedPage(route, new URL(root).pathname)
  await expect(page).toHaveTitle(route.title)
  await expect(heading).toBeVisible()
  if (!expected) return
  await expect(heading).toHaveText(expected.heading)
  expect(textsOutOfOrder(await readText(page), expected.texts)).toEqual([])
  const links = (await readLinks(page)).map((link, index) =>
    expected.links[index]?.name === ANY_NAME ? { ...link, name: ANY_NAME } : link,
  )
  expect(links).toEqual(expected.links)
  expect(await readPictures(page)).toEqual(expected.pictures)
}
