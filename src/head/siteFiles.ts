import { toHex } from '../lib/rgb.ts'
import { addressOf, type Route, routes } from '../routes.ts'
import { entries } from '../site/journal.ts'
import { FEED_FILE } from '../site/journalAddress.ts'
import { isFirstLanguage, languages } from '../site/languages.ts'
import { site } from '../site/site.ts'
import { palette } from '../site/theme.ts'
import { escapeHtml } from '../templates/escape.ts'
import { alternatesOf } from './alternatesOf.ts'
import { MANIFEST_FILE, manifestIcons, SVG_ICON_FILE } from './icons.ts'
import { journalFeed } from './journalFeed.tsx'

const SITEMAP_FILE = 'sitemap.xml'

/**
 * The files for search engines and home screens, by their names in the output folder. Those for search engines are of all
 * languages, and stand with the first.
 */
export async function siteFiles(published: URL) {
  const forSearch = [
    { file: 'robots.txt', text: robots(published) },
    { file: SITEMAP_FILE, text: sitemap(published) },
  ]
  const feed = entries.length > 0 ? [{ file: FEED_FILE, text: await journalFeed(published) }] : []
  return [...(isFirstLanguage ? forSearch : []), ...feed, { file: MANIFEST_FILE, text: manifest() }]
}

function robots(published: URL): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${new URL(SITEMAP_FILE, published).href}\n`
}

/** Without `lastmod`, because the date of a page's last change is unknown. */
function sitemap(published: URL): string {
  const further = languages
    .slice(1)
    .flatMap(({ base, paths }) => paths.map((path) => sitemapEntry({ path }, new URL(base, published))))
  const pages = [...routes.map((route) => sitemapEntry(route, published)), ...further]
  const namespace = further.length > 0 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespace}>
${pages.join('\n')}
</urlset>
`
}

/** @param base the address of the home page in the language of the page */
function sitemapEntry(route: Pick<Route, 'path'>, base: URL): string {
  const versions = alternatesOf(route, base).map(
    ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`,
  )
  return `  <url><loc>${escapeHtml(addressOf(route, base))}</loc>${versions.join('')}</url>`
}

/** Addresses are relative to the manifest, so that it works with any base path. */
function manifest(): string {
  const content = {
    name: site.title,
    short_name: site.name,
    description: site.description,
    lang: site.language,
    dir: site.direction,
    start_url: '.',
    scope: '.',
    display: 'minimal-ui',
    theme_color: toHex(palette.void),
    background_color: toHex(palette.void),
    icons: [
      { src: SVG_ICON_FILE, type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
      ...manifestIcons.map(({ file, sizePx, purpose }) => ({
        src: file,
        type: 'image/png',
        sizes: `${sizePx}x${sizePx}`,
        purpose,
      })),
    ],
  }
  return `${JSON.stringify(content, null, 2)}\n`
}
