import { readFile } from 'node:fs/promises'
import { convert } from 'fontverter'
import { Blob, Face, Font, Buffer as ShapedText, shape } from 'harfbuzzjs'
import { bytesOf } from '../../templates/engine/kit/kit.ts'

/** An English text with usual letter frequencies. */
const ENGLISH =
  'When the moon rises over the quiet harbour, people gather to tell stories about the sea. Some of them are true, ' +
  'and a few were written down. The Northern Lights follow, just before Sunday morning: bring a warm coat, something ' +
  'to drink, and very little else. Questions? Send a message, or visit the shop.'

/** Widths of `ENGLISH` in system fonts, em. Measured once with `measureText`. */
export const SYSTEM_WIDTHS = {
  upright: {
    'Times New Roman': 121.37,
    'Liberation Serif': 121.37,
    'Noto Serif': 144.05,
    'DejaVu Serif': 155.12,
    Arial: 134.05,
    'Liberation Sans': 134.05,
    Roboto: 133.22,
    'Noto Sans': 142.42,
    'DejaVu Sans': 153.19,
  },
  italic: {
    'Times New Roman': 121.44,
    'Liberation Serif': 121.44,
    'Noto Serif': 140.01,
    'DejaVu Serif': 155.12,
  },
} as const

export interface TextMeasures {
  /** The width of `ENGLISH`, em. The other measures are also in em. */
  readonly width: number
  readonly ascent: number
  readonly descent: number
}

/** Measures `ENGLISH` in a font, with kerning as in a browser. @param file the font's path or data URL */
export async function measureText(file: string): Promise<TextMeasures> {
  const bytes = await convert(
    file.startsWith('data:') ? Buffer.from(bytesOf(file)) : await readFile(file),
    'sfnt',
  )
  const face = new Face(new Blob(new Uint8Array(bytes).buffer))
  const font = new Font(face)
  const text = new ShapedText()
  text.addText(ENGLISH)
  text.guessSegmentProperties()
  shape(font, text)
  const width = text.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0)
  const { ascender, descender } = font.hExtents()
  return { width: width / face.upem, ascent: ascender / face.upem, descent: -descender / face.upem }
}
