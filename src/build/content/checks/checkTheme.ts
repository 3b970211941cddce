import type { Theme } from '../../../constants/palette.ts'
import { moonlitBackground, THEME_CONTRAST, THEME_TEXT_COLOURS } from '../../../constants/readableTheme.ts'
import { contrastRatio } from '../../../lib/contrast.ts'
import { parseColor } from '../../../lib/rgb.ts'
import themes from '../../../site/themes.json' with { type: 'json' }

/** The content of `theme.json`: a theme, and colours that replace some of its own. */
export type OwnTheme = Partial<Theme> & { readonly theme?: keyof typeof themes }

/** Finds text colours that are hard to read in the brightest moonlight. @param moonlightOpacity [0, 1] */
export function themeWarnings(
  file: string,
  { theme: name = 'night', ...ownColours }: OwnTheme,
  moonlightOpacity: number,
): string[] {
  const theme = { ...themes[name], ...ownColours }
  const background = parseColor(moonlitBackground(theme, moonlightOpacity))
  return THEME_TEXT_COLOURS.flatMap((name) => {
    const ratio = contrastRatio(parseColor(theme[name]), background)
    if (ratio >= THEME_CONTRAST) return []
    // Rounded down, so that 6.98 is not shown as 7.
    const shownRatio = (Math.floor(ratio * 10) / 10).toFixed(1)
    return [
      `${file}: ${name} is hard to read on the moonlit background, with a contrast of ${shownRatio} to 1; make it lighter, or “dusk” darker, until the contrast is ${THEME_CONTRAST} to 1.`,
    ]
  })
}
