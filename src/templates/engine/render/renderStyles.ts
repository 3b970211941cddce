import { cssString } from '../../../lib/escape.ts'
import { lightness } from '../../../lib/oklab.ts'
import { withAlpha } from '../../../lib/rgb.ts'
import { exportedText } from '../../../site/exportedText.ts'
import { COLOUR_PARTS, type Colours } from '../data/siteData.ts'
import { type Cursor, type Font, type FontFile, fontOf, type Kit, type Measure } from '../kit/kit.ts'
import { indent, lines } from '../markup/lines.ts'
import base from '../styles/base.css?raw'
import { chosenFonts } from '../styles/fontFiles.ts'
import print from '../styles/print.css?raw'
import { isLookChange, type StyleData, type StylePart, sharedStyles } from '../styles/styleParts.ts'
import { SANS_SERIFS, SERIFS, type SystemFont } from '../styles/systemFonts.ts'
import { veilOpacity } from '../styles/veil.ts'

/** `buttonText` becomes `button-text`. */
export function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

type Declarations = Readonly<Record<string, string>>

const PAPER_COLOURS: Colours = {
  ground: '#ffffff',
  glow: '#ffffff',
  text: '#000000',
  accent: '#000000',
  button: '#ffffff',
  buttonText: '#000000',
}

const COMMON_LETTERS = 'U+20-7E, U+A0-FF, U+2010-2026'

/**
 * The `style.css` of a site.
 * @param parts the style parts to include
 * @param fontFiles the files of its fonts; none for the preview, which receives its fonts in messages
 */
export function renderStyles(
  kit: Kit,
  data: StyleData,
  parts: readonly StylePart[],
  fontFiles: readonly FontFile[] = [],
): string {
  return [
    `/* ${exportedText.styles.replaceAll('*/', '')} */`,
    rule(':root', customProperties(kit, data)),
    ...chosenFonts(kit, data).flatMap((font) => fontFaces(font, fontFiles)),
    lines(base, ...lookRules(kit, parts), skyPicture(data), print),
    `@media print {\n${indent(rule(':root', colourProperties(kit, PAPER_COLOURS)))}\n}\n`,
  ].join('\n\n')
}

/** Later rules override earlier ones. */
function lookRules(kit: Kit, parts: readonly StylePart[]): readonly string[] {
  const kitStyles = (part: StylePart) => kit.styles[part] ?? ''
  const contentParts = parts.filter((part) => !isLookChange(part))
  const lookChanges = parts.filter(isLookChange)
  return [
    ...contentParts.map(sharedStyles),
    kit.look,
    ...contentParts.map(kitStyles),
    ...lookChanges.flatMap((part) => [sharedStyles(part), kitStyles(part)]),
  ]
}

/** The background picture in place of the sky, under a veil (see `veil.ts`). */
function skyPicture({ background, colours }: StyleData): string {
  if (!background) return ''
  const veil = withAlpha(colours.ground, veilOpacity(colours))
  return rule('.sky', { background: `linear-gradient(${veil} 0 0), url("${background.file}") 50% / cover` })
}

function customProperties(kit: Kit, data: StyleData): Declarations {
  const { colours, effects, portraitPlace } = data
  return {
    ...colourProperties(kit, colours),
    '--heading-font': family(fontOf(kit, data.headingFont, 'heading')),
    '--body-font': family(fontOf(kit, data.bodyFont, 'body')),
    '--portrait-place': `${percent(portraitPlace.x)} ${percent(portraitPlace.y)}`,
    '--portrait-zoom': String(portraitPlace.zoom),
    '--strength': String(effects.on ? effects.strength : 0),
    '--cursor': cursorValue(kit.cursor(colours), 'auto'),
    '--cursor-press': cursorValue(kit.pressCursor(colours), 'pointer'),
  }
}

/** The user's colours, and all that the style sheets make from them, as custom properties. */
export function colourProperties(kit: Kit, colours: Colours): Declarations {
  const shades = {
    playerGround: withAlpha(colours.ground, 0.7),
    entryGround: withAlpha(colours.ground, 0.82),
    entryLine: withAlpha(colours.text, 0.25),
    colorScheme: lightness(colours.ground) < lightness(colours.text) ? 'dark' : 'light',
    ...kit.shades(colours),
  }
  const values = [...COLOUR_PARTS.map((part) => [part, colours[part]] as const), ...Object.entries(shades)]
  return Object.fromEntries(values.map(([name, value]) => [`--${kebabCase(name)}`, value]))
}

function percent(fraction: number): string {
  return `${Number((fraction * 100).toFixed(1))}%`
}

/** The value of `font-family`: the font, its scaled fallback faces, then its CSS fallback fonts. */
function family(font: Font): string {
  const { name, files, measure, fallback } = font
  if (files.length === 0) return fallback
  const fallbackFaces = measure ? systemFonts(font).map((system) => fallbackName(name, system)) : []
  return [...[name, ...fallbackFaces].map(cssString), fallback].join(', ')
}

function fontFaces(font: Font, siteFiles: readonly FontFile[]): string[] {
  const files = font.files.filter((file) => siteFiles.includes(file))
  const { measure } = font
  return [
    ...files.map(({ file, family, weight, range }) =>
      fontFace(family, `url("${file}") format("woff2")`, {
        'font-weight': weight,
        'font-style': 'normal',
        'font-display': 'swap',
        'unicode-range': range,
      }),
    ),
    ...(files.length > 0 && measure
      ? systemFonts(font).map((system) => fallbackFace(font, measure, system))
      : []),
  ]
}

function systemFonts({ fallback }: Font): readonly SystemFont[] {
  return fallback.endsWith('sans-serif') ? SANS_SERIFS : SERIFS
}

function fallbackName(name: string, { names: [systemName] }: SystemFont): string {
  return `${name} Fallback ${systemName}`
}

/** A face that shows common letters in a system font, scaled to the font that it replaces until that has loaded. */
function fallbackFace({ name }: Font, { width, ascent, descent }: Measure, system: SystemFont): string {
  const scale = width / system.width
  const source = system.names.map((systemName) => `local("${systemName}")`).join(', ')
  return fontFace(fallbackName(name, system), source, {
    'size-adjust': percent(scale),
    'ascent-override': percent(ascent / scale),
    'descent-override': percent(descent / scale),
    'line-gap-override': '0%',
    'unicode-range': COMMON_LETTERS,
  })
}

function fontFace(name: string, source: string, descriptors: Declarations): string {
  return rule('@font-face', { 'font-family': cssString(name), src: source, ...descriptors })
}

function rule(selector: string, declarations: Declarations): string {
  const declarationLines = Object.entries(declarations).map(([name, value]) => `${name}: ${value};`)
  return lines(`${selector} {`, indent(lines(...declarationLines)), '}')
}

function cursorValue({ svg, hotspot: [x, y] }: Cursor, fallback: string): string {
  const encoded = svg.replace(/"/g, "'").replace(/[#%<>\n]/g, encodeURIComponent)
  return `url("data:image/svg+xml,${encoded}") ${x} ${y}, ${fallback}`
}
