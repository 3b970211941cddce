import type { Font, Kit, Measure } from '../../templates/engine/kit/kit.ts'
import { measureText, SYSTEM_WIDTHS } from './measureText.ts'

/** Decimals of a measure in `fonts.ts`. */
const DIGITS = 3

/** One line for each font of a template that is not a system font: its name, and its `measure` for `fonts.ts`. */
export async function fontMeasures(kit: Kit): Promise<readonly string[]> {
  const fonts = kit.fonts.filter(({ files }) => files.length > 0)
  return Promise.all(
    fonts.map(async (font) => {
      const { width, ascent, descent } = await measureOf(font)
      return `${font.name}: measure: { width: ${width}, ascent: ${ascent}, descent: ${descent} },`
    }),
  )
}

async function measureOf({ fallback, files }: Font): Promise<Measure> {
  const latin = files.find(({ file }) => /-latin-\d/.test(file)) ?? files[0]
  const { width, ascent, descent } = await measureText((await latin?.load()) ?? '')
  const { Arial, 'Times New Roman': Times } = SYSTEM_WIDTHS.upright
  const rounded = (value: number) => Number(value.toFixed(DIGITS))
  return {
    width: rounded(width / (fallback.endsWith('sans-serif') ? Arial : Times)),
    ascent: rounded(ascent),
    descent: rounded(descent),
  }
}
