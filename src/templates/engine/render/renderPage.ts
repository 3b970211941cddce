import { embeddedPlayer } from '../../../addresses/players.ts'
import { readPageAddress } from '../../../addresses/readAddress.ts'
import { escapeHtml, escapeJson } from '../../../lib/escape.ts'
import { directionOf, isLanguage } from '../../../lib/language.ts'
import { ownDescription } from '../data/ownDescription.ts'
import {
  COLOUR_PARTS,
  type Pictures,
  type SiteData,
  siteDataJson,
  withoutHiddenLinks,
} from '../data/siteData.ts'
import { SHARE_PICTURE } from '../fields/picturePlaces.ts'
import type { Kit } from '../kit/kit.ts'
import { indent, lines } from '../markup/lines.ts'
import { pageParts, pauseButton, unzipFirst } from '../markup/pageParts.ts'
import type { PartAttribute } from '../markup/partAttribute.ts'
import { DATA_ID } from '../zip/pageData.ts'
import { kebabCase } from './renderStyles.ts'

interface PageOptions {
  /** Names the parts of the page in a preview; omitted for an exported page. */
  readonly partAttribute?: PartAttribute
  /** Returns the published address of a file. */
  readonly addressOf?: (file: string) => string
}

export function renderPage(
  kit: Kit,
  data: SiteData,
  pictures: Pictures,
  { partAttribute, addressOf = (file) => file }: PageOptions = {},
): string {
  const language = isLanguage(data.language) ? data.language : 'en'
  return `${lines(
    '<!doctype html>',
    `<html lang="${language}" dir="${directionOf(language)}">`,
    '<head>',
    indent(head(kit, data, pictures, addressOf)),
    '</head>',
    `<body${bodyAttributes(data)}>`,
    // The first stop of the Tab key, so that nobody passes 70 links on the way to it.
    indent(lines(pauseButton(), unzipFirst())),
    indent(kit.layout(pageParts(data, pictures, kit.name, partAttribute))),
    `  <script type="application/json" id="${DATA_ID}">`,
    escapeJson(siteDataJson(withoutHiddenLinks(data))),
    '  </script>',
    '</body>',
    '</html>',
  )}\n`
}

/** For home screens of phones, and for browsers without SVG icons. */
const PNG_ICON = lines(
  '<link rel="icon" href="icon.png" type="image/png" sizes="128x128">',
  '<link rel="apple-touch-icon" href="icon.png">',
)

function head(kit: Kit, data: SiteData, pictures: Pictures, addressOf: (file: string) => string): string {
  const title = escapeHtml(data.title.trim() || data.name.trim() || kit.name)
  const description = escapeHtml(data.description.trim() || ownDescription(data))
  const address = readPageAddress(data.address)
  const pageAddress = address.kind === 'safe' && /^https?:/.test(address.href) ? address.href : ''
  const meta = (name: string, content: string) => content && `<meta name="${name}" content="${content}">`
  const openGraph = (name: string, content: string) =>
    content && `<meta property="og:${name}" content="${content}">`
  const share = sharePicture(kit, data, pictures)
  const shareAddress = addressOf(share.file)
  return lines(
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${sitePolicy(data)}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title>`,
    meta('description', description),
    pageAddress && `<link rel="canonical" href="${escapeHtml(pageAddress)}">`,
    openGraph('type', 'profile'),
    openGraph('title', title),
    openGraph('description', description),
    openGraph('url', escapeHtml(pageAddress)),
    openGraph('image', escapeHtml(pageAddress ? fileAddress(pageAddress, shareAddress) : shareAddress)),
    openGraph('image:width', String(share.width)),
    openGraph('image:height', String(share.height)),
    openGraph('image:alt', escapeHtml(share.alt)),
    meta('twitter:card', 'summary_large_image'),
    meta('theme-color', topColour(kit, data)),
    pictures.has('icon.png') ? PNG_ICON : '',
    '<link rel="icon" href="icon.svg" sizes="any" type="image/svg+xml">',
    '<link rel="stylesheet" href="style.css">',
    '<script src="script.js" defer></script>',
  )
}

/** The colour of the bars of phones. A background picture is under a veil in the colour of the ground. */
function topColour(kit: Kit, { background, colours }: SiteData): string {
  return (background ? undefined : kit.shades(colours).skyTop) ?? colours.ground
}

/** The address of a file. @param pageAddress a folder, with or without a final slash, or an `.html` or `.htm` file */
function fileAddress(pageAddress: string, file: string): string {
  const base = new URL(pageAddress)
  const isFolderWithoutSlash = !/(\/|\.html?)$/i.test(base.pathname)
  if (isFolderWithoutSlash) base.pathname += '/'
  return new URL(file, base).href
}

function sharePicture(kit: Kit, { sharePicture: usersPicture, name }: SiteData, pictures: Pictures) {
  if (usersPicture && pictures.has(usersPicture.file)) return usersPicture
  const { file, alt } = kit.sharePicture
  // The editor's drawing replaces the template's file, and shows the user's name.
  return { file, alt: pictures.has(file) ? name : alt, ...SHARE_PICTURE.box }
}

/** The page may load its own files and its players. */
function sitePolicy({ music }: SiteData): string {
  const players = music.map(({ url }) => embeddedPlayer(url)).filter((player) => player !== null)
  const origins = [...new Set(players.map(({ src }) => new URL(src).origin))]
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    // `'self'` is for tools such as Lighthouse, which fetch robots.txt from inside the page.
    "connect-src 'self'",
    `frame-src ${origins.join(' ') || "'none'"}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
}

function bodyAttributes({ template, effects, cursor, colours }: SiteData): string {
  const onOff = (on: boolean) => (on ? 'on' : 'off')
  const attributes = {
    template,
    effects: onOff(effects.on),
    strength: effects.strength,
    cursor: onOff(cursor),
    ...Object.fromEntries(COLOUR_PARTS.map((part) => [kebabCase(part), colours[part]])),
  }
  return Object.entries(attributes)
    .map(([name, value]) => `\n  data-${name}="${value}"`)
    .join('')
}
