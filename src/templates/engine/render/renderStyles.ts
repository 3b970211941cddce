import { cssString } from '../../../lib/escape.ts'
import { editorWords } from '../../../site/editorWords.ts'
import { COLOUR_PARTS } from '../data/siteData.ts'
import { type Cursor, type Font, type FontFile, fontOf, type Kit, type Measure } from '../kit/kit.ts'
import { indent, lines } from '../markup/lines.ts'
import base from '../styles/base.css?raw'
import { chosenFonts } from '../styles/fontFiles.ts'
import print from '../styles/print.css?raw'
import { isLookChange, type StyleData, type StylePart, sharedStyles } from '../styles/styleParts.ts'
import { SANS_SERIFS, SERIFS, type SystemFont } from '../styles/systemFonts.ts'
import { veilOpacity } from '../styles/veil.ts'

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
    `/* ${editorWords.exported.styles.replaceAll('*/', '')} */`,
    customProperties(kit, data),
    ...chosenFonts(kit, data).flatMap((font) => fontFaces(font, fontFiles)),
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

function customProperties(kit: Kit, data: StyleData): string {
  const { colours, effects, portraitPlace } = data
  const properties = [
    ...COLOUR_PARTS.map((part) => [kebabCase(part), colours[part]]),
    ['heading-font', family(fontOf(kit, data.headingFont, 'heading'))],
    ['body-font', family(fontOf(kit, data.bodyFont, 'body'))],
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
