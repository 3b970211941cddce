import type { Locator, Page } from 'playwright/test'
import { fill } from '../../src/lib/fill.ts'
import { sections, templates, text } from './siteModules.ts'

export function sectionName(id: string): string {
  return sections.find((section) => section.id === id)?.name ?? ''
}

/** The navbar's link to a section. Another link of the page may have the same name. */
export function sectionLink(page: Page, id: string): Locator {
  return page
    .getByRole('navigation', { name: text.page.sections, exact: true })
    .getByRole('link', { name: sectionName(id), exact: true })
}

const [card] = [...templates].sort((one, other) => other.images.length - one.images.length)
/** The shop's card with the most pictures. Tests open the pictures of its page. */
export const largestCard = {
  path: `/shop/${card?.id}`,
  title: card?.title ?? '',
  pictureCount: card?.images.length ?? 0,
  /** The accessible name of a picture. @param number counts from 1 */
  pictureName: (number: number) => fill(text.template.preview, { title: card?.title ?? '', number }),
  /** The path of a picture's original. @param number counts from 1 */
  pictureSrc: (number: number) => card?.images[number - 1]?.src ?? '',
}
