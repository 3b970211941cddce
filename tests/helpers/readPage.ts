import type { Page } from 'playwright/test'
import { pictureIn } from './pictureFiles.ts'

interface PageLink {
  /** The accessible name. */
  readonly name: string
  /** The address. For the file of a picture: `picture of ` and the slug of its original. */
  readonly href: string
  readonly opensNewTab: boolean
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The visible text of a page's main part, with single spaces. */
export async function readText(page: Page): Promise<string> {
  return plain((await page.locator('main').allInnerTexts()).join(' '))
}

export async function readLinks(page: Page): Promise<PageLink[]> {
  const links = page.locator('main a')
  const texts = await links.allInnerTexts()
  const attributes = await links.evaluateAll((all) =>
    all.map((link) => ({
      label: link.getAttribute('aria-label'),
      alt: link.querySelector('img')?.alt ?? '',
      href: link.getAttribute('href') ?? '',
      // False without `noopener noreferrer`, so that a link without it fails the test.
      opensNewTab:
        link.getAttribute('target') === '_blank' &&
        /\bnoopener noreferrer\b/.test(link.getAttribute('rel') ?? ''),
    })),
  )
  return attributes.map(({ label, alt, href, opensNewTab }, index) => ({
    name: label ?? (plain(texts[index] ?? '') || alt),
    href: pictureIn(href) ? `picture of ${pictureIn(href)}` : href,
    opensNewTab,
  }))
}

/** The alternative texts of the pictures in a page's main part. */
export function readPictures(page: Page): Promise<(string | null)[]> {
  return page.locator('main img').evaluateAll((images) => images.map((image) => image.getAttribute('alt')))
}

/** The expected texts that are missing or out of order. */
export function textsOutOfOrder(text: string, expected: readonly string[]): string[] {
  let from = 0
  return expected.filter((part) => {
    const index = text.indexOf(plain(part), from)
    if (index < 0) return true
    from = index + plain(part).length
    return false
  })
}
