import { routes } from '../routes.ts'
import { site } from '../site/site.ts'
import { addressOf, fileAddress } from './address.ts'
import { MANIFEST_FILE, manifestIcons } from './icons.ts'
import { token } from './token.ts'

/** A file about the whole site. */
export interface SiteFile {
  /** Below the output folder. */
  readonly file: string
  readonly text: string
}

const SITEMAP_FILE = 'sitemap.xml'

/** The files that search engines and home screens read. @param published where the site is published */
export function siteFiles(published: URL): readonly SiteFile[] {
  return [
    { file: 'robots.txt', text: robots(published) },
    { file: SITEMAP_FILE, text: sitemap(published) },
    { file: MANIFEST_FILE, text: manifest() },
  ]
}

function robots(published: URL): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${fileAddress(SITEMAP_FILE, published)}\n`
}

/** Every page. When a page last changed is not known, so there is no `lastmod`. */
function sitemap(published: URL): string {
  const pages = routes.map((route) => `  <url><loc>${escaped(addressOf(route, published))}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.join('\n')}
</urlset>
`
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&apos;').replaceAll('"', '&quot;')

/** Its addresses are relative to itself, so that it holds under any base. */
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
    theme_color: token('void'),
    background_color: token('void'),
    icons: [
      { src: 'icon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
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
