import { editorWords } from '../site/editorWords.ts'
import base from './base.css?raw'
import { cssString } from './escape.ts'
import { type Cursor, type Font, type FontRole, fontOf, type Kit, type Measure } from './kit.ts'
import { indent, lines } from './lines.ts'
import print from './print.css?raw'
import { rarePath } from './rareLetters.ts'
import { COLOUR_PARTS } from './siteData.ts'
import { changesLook, commonStyles, type StyledBy, type StylePart } from './styleParts.ts'
import { SANS_SERIFS, SERIFS, type SystemFont } from './systemFonts.ts'
import { veilOpacity } from './veil.ts'

/** Minifies a style sheet by a fifth: no comments, one rule per line. Its strings must not contain comments or double spaces. */
export function packStyles(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/([{;][\w-]+): /g, '$1:')
    .replace(/(?<=[ ,(:])0(?=\.\d)/g, '')
    .replace(/;?\}/g, '}\n')
    .replace(/\n(?=\})/g, '')
    .trim()
}

/** `buttonText` as `button-text`, the way that attributes and custom properties are named. */
export function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** Western European Latin, with punctuation. */
const COMMON_LETTERS = 'U+20-7E, U+A0-FF, U+2010-2026'

/**
 * A person's `style.css`: their choices on top, then the rules of all templates around the template's look.
 *
 * @param parts the parts of the style sheet that it has
 */
export function renderStyles(kit: Kit, data: StyledBy, parts: readonly StylePart[]): string {
  return [
    `/* ${editorWords.exported.styles.replaceAll('*/', '')} */`,
    choices(kit, data),
    ...chosenFonts(kit, data).flatMap(fontFaces),
    `${packStyles([base, ...look(kit, parts), skyPicture(data), print].join('\n'))}\n`,
  ].join('\n\n')
}

/** The template's look among the rules of the parts: it can override what all templates do for content, but no change. */
function look(kit: Kit, parts: readonly StylePart[]): readonly string[] {
  const kitStyles = (part: StylePart) => kit.styles[part] ?? ''
  const content = parts.filter((part) => !changesLook(part))
  const changes = parts.filter(changesLook)
  return [
    ...content.map(commonStyles),
    kit.look,
    ...content.map(kitStyles),
    ...changes.flatMap((part) => [commonStyles(part), kitStyles(part)]),
  ]
}

/** The owner's picture replaces the sky. A veil over it is as opaque as its text needs. */
function skyPicture({ background, colours }: StyledBy): string {
  if (!background) return ''
  const ground = `color-mix(in srgb, var(--ground) ${percent(veilOpacity(colours))}, transparent)`
  return `.sky { background: linear-gradient(${ground} 0 0), url("${background.file}") 50% / cover; }`
}

export function chosenFonts(kit: Kit, data: StyledBy): readonly Font[] {
  return [...new Set([chosenFont(kit, data, 'heading'), chosenFont(kit, data, 'body')])]
}

/**
 * The chosen font of a role. A font without some Vietnamese letters would show a word in two typefaces. For such a
 * text, the text font or the system's font replaces it.
 */
export function chosenFont(kit: Kit, data: StyledBy, role: FontRole): Font {
  const chosen = fontOf(kit, data[`${role}Font`], role)
  if (!/^vi\b/i.test(data.language) || spellsVietnamese(kit, chosen)) return chosen
  const body = fontOf(kit, data.bodyFont, 'body')
  return spellsVietnamese(kit, body) ? body : { ...chosen, files: [] }
}

function spellsVietnamese(kit: Kit, { files: [latin] }: Font): boolean {
  return !latin || rarePath(latin.file.replace('.woff2', '-vietnamese.woff2')) in kit.rareFonts
}

function choices(kit: Kit, data: StyledBy): string {
  const { colours, effects, portraitPlace } = data
  const properties = [
    ...COLOUR_PARTS.map((part) => [kebab(part), colours[part]]),
    ['heading-font', family(chosenFont(kit, data, 'heading'))],
    ['body-font', family(chosenFont(kit, data, 'body'))],
    ['portrait-place', `${percent(portraitPlace.x)} ${percent(portraitPlace.y)}`],
    ['portrait-zoom', String(portraitPlace.zoom)],
    ['strength', String(effects.on ? effects.strength : 0)],
    ['cursor', cursor(kit.cursor(colours), 'auto')],
    ['cursor-press', cursor(kit.pressCursor(colours), 'pointer')],
  ]
  return lines(':root {', indent(lines(...properties.map(([name, value]) => `--${name}: ${value};`))), '}')
}

function percent(fraction: number): string {
  return `${Number((fraction * 100).toFixed(1))}%`
}

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

/** For the letters that every font of a template has. If a font lacks one, its own fallback looks more similar. */
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

function cursor({ svg, hotspot: [x, y] }: Cursor, otherwise: string): string {
  const written = svg.replace(/"/g, "'").replace(/[#%<>\n]/g, encodeURIComponent)
  return `url("data:image/svg+xml,${written}") ${x} ${y}, ${otherwise}`
}
