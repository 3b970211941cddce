import { toHex } from '../lib/rgb.ts'
import { addressOf, type Route, routes } from '../routes.ts'
import { isDefaultLanguage, languages } from '../site/languages.ts'
import { site } from '../site/site.ts'
import { palette } from '../site/theme.ts'
import { escapeHtml } from '../templates/escape.ts'
import { alternatesOf } from './alternatesOf.ts'
import { MANIFEST_FILE, manifestIcons, SVG_ICON_FILE } from './icons.ts'

const SITEMAP_FILE = 'sitemap.xml'

/** The file for home screens. In the default language also those for search engines, for all languages. */
export function siteFiles(homeUrl: URL) {
  const forSearch = [
    { file: 'robots.txt', text: robots(homeUrl) },
    { file: SITEMAP_FILE, text: sitemap(homeUrl) },
  ]
  return [...(isDefaultLanguage ? forSearch : []), { file: MANIFEST_FILE, text: manifest() }]
}

function robots(homeUrl: URL): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${new URL(SITEMAP_FILE, homeUrl).href}\n`
}

/** The sitemap. It has no `lastmod`, because the date of a page's last change is unknown. */
function sitemap(homeUrl: URL): string {
  const pagesInAdditionalLanguages = languages
    .slice(1)
    .flatMap(({ base, paths }) => paths.map((path) => sitemapEntry({ path }, new URL(base, homeUrl))))
  const pages = [...routes.map((route) => sitemapEntry(route, homeUrl)), ...pagesInAdditionalLanguages]
  const namespace = pagesInAdditionalLanguages.length > 0 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespace}>
${pages.join('\n')}
</urlset>
`
}

/** @param homeUrl the address of the home page in the language of the page */
function sitemapEntry(route: Pick<Route, 'path'>, homeUrl: URL): string {
  const versions = alternatesOf(route, homeUrl).map(
    ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`,
  )
  return `  <url><loc>${escapeHtml(addressOf(route, homeUrl))}</loc>${versions.join('')}</url>`
}

/** The web app manifest. Its addresses are relative, so that it works with any base path. */
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
