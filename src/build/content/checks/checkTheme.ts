import { moonlitBackground, THEME_CONTRAST, THEME_TEXT_COLOURS } from '../../../constants/readableTheme.ts'
import { contrastRatio, formatRatio } from '../../../lib/contrast.ts'
import { parseColor } from '../../../lib/rgb.ts'
import { type OwnerTheme, themeOf } from '../../../site/themes.ts'

/** Finds text colours that are hard to read in the brightest moonlight. @param moonlightOpacity [0, 1] */
export function themeWarnings(file: string, ownerTheme: OwnerTheme, moonlightOpacity: number): string[] {
  const theme = themeOf(ownerTheme)
  const background = parseColor(moonlitBackground(theme, moonlightOpacity))
  return THEME_TEXT_COLOURS.flatMap((name) => {
    const ratio = contrastRatio(parseColor(theme[name]), background)
    if (ratio >= THEME_CONTRAST) return []
    return [
      `${file}: ${name} is hard to read on the moonlit background, with a contrast of ${formatRatio(ratio)} to 1; make it lighter, or “dusk” darker, until the contrast is ${THEME_CONTRAST} to 1.`,
    ]
  })
}
