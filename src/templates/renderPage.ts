import { embeddedPlayer } from '../lib/embeddedPlayer.ts'
import { directionOf, isLanguage } from '../lib/language.ts'
import { escapeHtml, escapeJson } from './escape.ts'
import type { PageFields } from './fields/field.ts'
import type { Kit } from './kit.ts'
import { indent, lines } from './lines.ts'
import type { Mark } from './marks.ts'
import { DATA_ID } from './pageData.ts'
import { pageParts } from './pageParts.ts'
import { kebab } from './renderStyles.ts'
import { readAddress } from './safeAddress.ts'
import { COLOUR_PARTS, type Pictures, SHARE_PICTURE_SIZE, type SiteData, siteDataJson } from './siteData.ts'
import { readCounter } from './visitCounter.ts'

interface PageOptions {
  /** For the editor's preview: marks the elements that show a field. */
  readonly mark?: Mark
  readonly fields?: PageFields
}

export function renderPage(
  kit: Kit,
  data: SiteData,
  pictures: Pictures,
  { mark, fields }: PageOptions = {},
): string {
  const language = isLanguage(data.language) ? data.language : 'en'
  return `${lines(
    '<!doctype html>',
    `<html lang="${language}" dir="${directionOf(language)}">`,
    '<head>',
    indent(head(kit, data, pictures)),
    '</head>',
    `<body${bodyAttributes(data)}>`,
    indent(kit.layout(pageParts(data, pictures, kit.name, mark, fields))),
    `  <script type="application/json" id="${DATA_ID}">`,
    escapeJson(siteDataJson(data, fields)),
    '  </script>',
    '</body>',
    '</html>',
  )}\n`
}

/** For the start screens of phones, and for browsers that show no drawings as icons. */
const PNG_ICON = lines(
  '<link rel="icon" href="icon.png" type="image/png" sizes="128x128">',
  '<link rel="apple-touch-icon" href="icon.png">',
)

function head(kit: Kit, data: SiteData, pictures: Pictures): string {
  const title = escapeHtml(data.title.trim() || data.name.trim() || kit.name)
  const description = escapeHtml(data.description.trim() || data.tagline.trim())
  const address = readAddress(data.address)
  const published = address.kind === 'safe' && /^https?:/.test(address.href) ? address.href : ''
  const named = (name: string, content: string) => content && `<meta name="${name}" content="${content}">`
  const card = (name: string, content: string) =>
    content && `<meta property="og:${name}" content="${content}">`
  const share = sharePicture(kit, data, pictures)
  return lines(
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${sitePolicy(data)}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title>`,
    named('description', description),
    published && `<link rel="canonical" href="${escapeHtml(published)}">`,
    card('type', 'profile'),
    card('title', title),
    card('description', description),
    card('url', escapeHtml(published)),
    card('image', escapeHtml(published ? new URL(share.file, published).href : share.file)),
    card('image:width', String(share.width)),
    card('image:height', String(share.height)),
    card('image:alt', escapeHtml(share.alt)),
    named('twitter:card', 'summary_large_image'),
    named('theme-color', data.colours.ground),
    pictures.has('icon.png') ? PNG_ICON : '',
    '<link rel="icon" href="icon.svg" sizes="any" type="image/svg+xml">',
    '<link rel="stylesheet" href="style.css">',
    '<script src="script.js" defer></script>',
  )
}

function sharePicture(
  { sharePicture: drawn }: Kit,
  { sharePicture: chosen, name }: SiteData,
  pictures: Pictures,
) {
  if (chosen && pictures.has(chosen.file)) return chosen
  return { file: drawn.file, alt: pictures.has(drawn.file) ? name : drawn.alt, ...SHARE_PICTURE_SIZE }
}

/** The page may load its own files and the players that its owner added, and send visits to the owner's counter. */
function sitePolicy({ music, counter }: SiteData): string {
  const players = music.map(({ url }) => embeddedPlayer(url)).filter((player) => player !== null)
  const origins = [...new Set(players.map(({ src }) => new URL(src).origin))]
  const visits = readCounter(counter)
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    // The tools of search engines read robots.txt from inside the page.
    `connect-src 'self'${visits ? ` ${new URL(visits.address).origin}` : ''}`,
    `frame-src ${origins.join(' ') || "'none'"}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
}

function bodyAttributes({ template, effects, cursor, colours, counter }: SiteData): string {
  const visits = readCounter(counter)
  const onOff = (on: boolean) => (on ? 'on' : 'off')
  const attributes = {
    template,
    effects: onOff(effects.on),
    strength: effects.strength,
    cursor: onOff(cursor),
    ...Object.fromEntries(COLOUR_PARTS.map((part) => [kebab(part), colours[part]])),
    ...(visits && {
      counter: escapeHtml(visits.address),
      'counter-kind': visits.kind,
      'counter-site': escapeHtml(visits.site),
    }),
  }
  return Object.entries(attributes)
    .map(([name, value]) => `\n  data-${name}="${value}"`)
    .join('')
}
