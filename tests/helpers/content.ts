import type { Locator, Page } from 'playwright/test'
import { alikeCards } from '../../src/build/checkTemplates.ts'
import { fill } from '../../src/lib/fill.ts'
import { sections, templates } from '../../src/site/content.ts'
import type { SectionId } from '../../src/site/homeSections.ts'
import { text } from '../../src/site/text.ts'

/** The name of a home page section in the navbar. */
export function sectionName(id: SectionId): string {
  return sections.find((section) => section.id === id)?.name ?? ''
}

/** The link of the navbar to a section. Other links of the page may have the same name. */
export function sectionLink(page: Page, id: SectionId): Locator {
  return page
    .getByRole('navigation', { name: text.page.sections, exact: true })
    .getByRole('link', { name: sectionName(id), exact: true })
}

/** The template with the most pictures, for tests of a gallery. */
const [largest] = [...templates].sort((one, other) => other.images.length - one.images.length)
export const gallery = {
  path: `/shop/${largest?.id}`,
  title: largest?.title ?? '',
  count: largest?.images.length ?? 0,
  /** The accessible name of a picture. @param number from 1 */
  preview: (number: number) => fill(text.template.preview, { title: largest?.title ?? '', number }),
  /** The original of a picture. @param number from 1 */
  src: (number: number) => largest?.images[number - 1]?.src ?? '',
}

/** True if two cards of the shop share a title or a summary. Their pages then have the same metadata. */
export const hasAlikeCards = alikeCards('', templates).length > 0
export const ALIKE_CARDS = 'Two cards of the shop have the same title or summary, of which the build warns'
