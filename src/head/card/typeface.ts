import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs'
import decompress from 'woff2-encoder/decompress'

const { resolve } = createRequire(import.meta.url)

/** The scripts that a typeface's files are split by, the site's own first. */
const SUBSETS = [
  'latin',
  'latin-ext',
  'vietnamese',
  'cyrillic',
  'cyrillic-ext',
  'greek',
  'greek-ext',
] as const

/** A line of words as outlines, its origin at the left end of its baseline. */
export interface Line {
  /** SVG path data in pixels, y downwards. */
  readonly path: string
  readonly widthPx: number
}

/** Turns words into outlines, so that they look the same on every machine that builds the site. */
export interface Typeface {
  readonly set: (words: string, sizePx: number) => Line
  readonly widthPx: (words: string, sizePx: number) => number
  /** The characters of a text that the typeface cannot draw, and leaves out. */
  readonly lacks: (words: string) => string[]
}

interface Script {
  readonly font: Font
  readonly has: ReadonlySet<number>
  readonly upem: number
}

/**
 * Opens a variable typeface from the files that the site itself is served with.
 *
 * @param family as in the name of its package, for example `source-sans-3`
 * @throws when the package is not installed
 */
export async function openTypeface(
  family: string,
  style: 'normal' | 'italic',
  weight: number,
): Promise<Typeface> {
  const scripts: Script[] = []
  for (const subset of SUBSETS) {
    const name = `@fontsource-variable/${family}/files/${family}-${subset}-wght-${style}.woff2`
    const file = found(name)
    if (file === null) continue
    const face = new Face(new Blob(await decompress(readFileSync(file))))
    const font = new Font(face)
    font.setVariations([new Variation('wght', weight)])
    scripts.push({ font, has: new Set(face.collectUnicodes()), upem: face.upem })
  }
  if (scripts.length === 0) throw new Error(`No files of the typeface ${family}: run npm ci`)

  return {
    set: (words, sizePx) => {
      let [path, widthPx] = ['', 0]
      for (const { font, scale, x, y, glyph, advance } of shaped(words, scripts)) {
        path += placed(
          font.glyphToPath(glyph),
          widthPx + x * scale * sizePx,
          y * scale * sizePx,
          scale * sizePx,
        )
        widthPx += advance * scale * sizePx
      }
      return { path, widthPx }
    },
    widthPx: (words, sizePx) =>
      shaped(words, scripts).reduce((sum, { advance, scale }) => sum + advance * scale * sizePx, 0),
    lacks: (words) => [...words].filter((character) => !scriptOf(character, scripts)),
  }
}

function found(name: string): string | null {
  try {
    return resolve(name)
  } catch {
    // Not every typeface has every script.
    return null
  }
}

function scriptOf(character: string, scripts: readonly Script[]): Script | undefined {
  const code = character.codePointAt(0) ?? 0
  return scripts.find(({ has }) => has.has(code))
}

/** The text cut where another file has to draw it; what none can draw is left out. */
function runs(words: string, scripts: readonly Script[]): { script: Script; text: string }[] {
  const cut: { script: Script; text: string }[] = []
  for (const character of words) {
    const script = scriptOf(character, scripts)
    const last = cut.at(-1)
    if (script && script === last?.script) last.text += character
    else if (script) cut.push({ script, text: character })
  }
  return cut
}

/** A glyph in its line: what it moves the pen by, and where it stands from the pen, in font units. */
interface Glyph {
  readonly font: Font
  /** Ems in a font unit. */
  readonly scale: number
  readonly glyph: number
  readonly advance: number
  readonly x: number
  readonly y: number
}

function shaped(words: string, scripts: readonly Script[]): Glyph[] {
  return runs(words, scripts).flatMap(({ script: { font, upem }, text }) => {
    const buffer = new Buffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    shape(font, buffer)
    return buffer
      .getGlyphInfosAndPositions()
      .map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => ({
        font,
        scale: 1 / upem,
        glyph: codepoint,
        advance: xAdvance,
        x: xOffset,
        y: yOffset,
      }))
  })
}

/** A glyph's outline, in font units with y upwards, scaled and moved to pixels with y downwards. */
function placed(outline: string, xPx: number, yPx: number, scale: number): string {
  return outline.replace(
    /(-?[\d.]+),(-?[\d.]+)/g,
    (_, x, y) => `${(xPx + Number(x) * scale).toFixed(2)},${(-yPx - Number(y) * scale).toFixed(2)}`,
  )
}
