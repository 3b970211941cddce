import { editorWords } from '../site/editorWords.ts'
import base from './base.css?raw'
import { cssString } from './escape.ts'
import { type Cursor, type Font, type FontRole, fontOf, type Kit, type Measure } from './kit.ts'
import { indent, lines } from './lines.ts'
import print from './print.css?raw'
import { rarePath } from './rareLetters.ts'
import { COLOUR_PARTS } from './siteData.ts'
import { isLookChange, type StyleData, type StylePart, sharedStyles } from './styleParts.ts'
import { SANS_SERIFS, SERIFS, type SystemFont } from './systemFonts.ts'
import { veilOpacity } from './veil.ts'

/** Minifies a style sheet to one rule a line. Strings are no exception: their double spaces and CSS-like text change too. */
export function packStyles(css: string): string {
  const withoutComments = css.replace(/\/\*[\s\S]*?\*\//g, '')
  const withoutSpaces = withoutComments
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/([{;][\w-]+): /g, '$1:')
  // `0.5em` becomes `.5em`.
  const withoutZeros = withoutSpaces.replace(/(?<=[ ,(:])0(?=\.\d)/g, '')
  return withoutZeros
    .replace(/;?\}/g, '}\n')
    .replace(/\n(?=\})/g, '')
    .trim()
}

/** `buttonText` becomes `button-text`. */
export function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

const COMMON_LETTERS = 'U+20-7E, U+A0-FF, U+2010-2026'

/** The `style.css` of a site. @param parts the style parts to include */
export function renderStyles(kit: Kit, data: StyleData, parts: readonly StylePart[]): string {
  return [
    `/* ${editorWords.exported.styles.replaceAll('*/', '')} */`,
    customProperties(kit, data),
    ...chosenFonts(kit, data).flatMap(fontFaces),
    `${packStyles([base, ...lookRules(kit, parts), skyPicture(data), print].join('\n'))}\n`,
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
  const veil = `color-mix(in srgb, var(--ground) ${percent(veilOpacity(colours))}, transparent)`
  return `.sky { background: linear-gradient(${veil} 0 0), url("${background.file}") 50% / cover; }`
}

export function chosenFonts(kit: Kit, data: StyleData): readonly Font[] {
  return [...new Set([chosenFont(kit, data, 'heading'), chosenFont(kit, data, 'body')])]
}

/**
 * The font of a role. On a Vietnamese page, the body font or a system font replaces a font without Vietnamese letters, so
 * that no word is shown in two fonts.
 */
export function chosenFont(kit: Kit, data: StyleData, role: FontRole): Font {
  const chosen = fontOf(kit, data[`${role}Font`], role)
  if (!/^vi\b/i.test(data.language) || hasVietnamese(kit, chosen)) return chosen
  const body = fontOf(kit, data.bodyFont, 'body')
  return hasVietnamese(kit, body) ? body : { ...chosen, files: [] }
}

function hasVietnamese(kit: Kit, { files: [file] }: Font): boolean {
  // A font without a file is a system font, which has all letters.
  return !file || rarePath(file.file.replace('.woff2', '-vietnamese.woff2')) in kit.rareFonts
}

function customProperties(kit: Kit, data: StyleData): string {
  const { colours, effects, portraitPlace } = data
  const properties = [
    ...COLOUR_PARTS.map((part) => [kebabCase(part), colours[part]]),
    ['heading-font', family(chosenFont(kit, data, 'heading'))],
    ['body-font', family(chosenFont(kit, data, 'body'))],
    ['portrait-place', `${percent(portraitPlace.x)} ${percent(portraitPlace.y)}`],
    ['portrait-zoom', String(portraitPlace.zoom)],
    ['strength', String(effects.on ? effects.strength : 0)],
    ['cursor', cursorValue(kit.cursor(colours), 'auto')],
    ['cursor-press', cursorValue(kit.pressCursor(colours), 'pointer')],
  ]
  return lines(':root {', indent(lines(...properties.map(([name, value]) => `--${name}: ${value};`))), '}')
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

function fontFaces(font: Font): string[] {
  const { name, files, measure } = font
  return [
    ...files.map(({ file, weight, style, range }) =>
      fontFace(name, `url("${file}") format("woff2")`, {
        'font-weight': weight,
        'font-style': style,
        'font-display': 'swap',
        ...(range && { 'unicode-range': range }),
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

function fontFace(name: string, source: string, descriptors: Readonly<Record<string, string>>): string {
  const declarations = Object.entries({ 'font-family': cssString(name), src: source, ...descriptors })
  return lines(
    '@font-face {',
    indent(lines(...declarations.map(([name, value]) => `${name}: ${value};`))),
    '}',
  )
}

function cursorValue({ svg, hotspot: [x, y] }: Cursor, fallback: string): string {
  const encoded = svg.replace(/"/g, "'").replace(/[#%<>\n]/g, encodeURIComponent)
  return `url("data:image/svg+xml,${encoded}") ${x} ${y}, ${fallback}`
}
