import { readLinks, readPictures, readText, textsOutOfOrder } from './readPage.ts'
import type { SamplePage } from './samplePages.ts'
import { expect, type Site } from './site.ts'
import { escapedForPattern } from './textPattern.ts'

/** Expects the title, heading, texts, links and pictures of a page, in order. */
export async function expectPage({ page, heading }: Site, expected: SamplePage): Promise<void> {
  await expect(page).toHaveTitle(expected.title)
  await expect(heading).toBeVisible()
  await expect(heading).toHaveText(expected.heading)
  expect(textsOutOfOrder(await readText(page), expected.texts)).toEqual([])
  const links = await readLinks(page)
  expect(links.map(({ href }) => href)).toEqual(expected.links.map(([, address]) => address))
  for (const [index, [name, address]] of expected.links.entries()) {
    const link = links[index]
    expect(link?.name).toMatch(typeof name === 'string' ? new RegExp(`^${escapedForPattern(name)}$`) : name)
    // Editors and examples open beside the site, as pages of other hosts do.
    expect(link?.opensNewTab, address).toBe(/^(https:|\/editor\/|\/examples\/)/.test(address))
  }
  expect(await readPictures(page)).toEqual(expected.pictures)
}
