import { escapeHtml } from '../lib/escape.ts'
import { toHex } from '../lib/rgb.ts'
import { addressOf, type Route } from '../site/route.ts'
import { site } from '../site/site.ts'
import { palette } from '../site/theme.ts'
import { MANIFEST_FILE, manifestIcons, SVG_ICON_FILE } from './iconFiles.ts'

const SITEMAP_FILE = 'sitemap.xml'

type Names = ReadonlyMap<string, string>

/** The files for search engines and home screens. @param names the published names of the icons, by their files */
export function siteFiles(homeUrl: URL, routes: readonly Route[], names: Names = new Map()) {
  return [
    { file: 'robots.txt', text: robots(homeUrl) },
    { file: SITEMAP_FILE, text: sitemap(homeUrl, routes) },
    { file: MANIFEST_FILE, text: manifest(names) },
  ]
}

function robots(homeUrl: URL): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${new URL(SITEMAP_FILE, homeUrl).href}\n`
}

/** The sitemap. It has no `lastmod`, because the date of a page's last change is unknown. */
function sitemap(homeUrl: URL, routes: readonly Route[]): string {
  const pages = routes.map((route) => `  <url><loc>${escapeHtml(addressOf(route, homeUrl))}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.join('\n')}
</urlset>
`
}

/** The web app manifest. Its addresses are relative, so that it works with any base path. */
function manifest(names: Names): string {
  const src = (file: string) => names.get(file) ?? file
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
      { src: src(SVG_ICON_FILE), type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
      ...manifestIcons.map(({ file, sizePx, purpose }) => ({
        src: src(file),
        type: 'image/png',
        sizes: `${sizePx}x${sizePx}`,
        purpose,
      })),
    ],
  }
  return `${JSON.stringify(content, null, 2)}\n`
}
