import type { Theme } from '../constants/palette.ts'
import { moonlitBackground, THEME_CONTRAST, THEME_TEXT_COLOURS } from '../constants/readableTheme.ts'
import { contrastRatio, parseColor } from '../lib/contrast.ts'
import { nearestName } from '../lib/nearestName.ts'
import themes from '../site/themes.json' with { type: 'json' }
import { remedy } from './contentMistakes.ts'

export function themeMistakes(file: string, content: unknown): string[] {
  if (typeof content !== 'object' || content === null || Array.isArray(content))
    return [`${file}: is not a group of colours; write it in curly brackets.`]
  const { theme = 'night', ...colours } = content as Record<string, unknown>
  const names = Object.keys(themes)
  const nearest = nearestName(String(theme), names)
  const unknownTheme = names.includes(String(theme))
    ? []
    : [`${file}: theme is none of ${names.join(', ')}; ${nearest ? `write “${nearest}”` : 'choose one'}.`]
  return [
    ...unknownTheme,
    ...Object.entries(colours).flatMap(([name, color]) => {
      if (!Object.hasOwn(themes.night, name))
        return [
          `${file}: “${name}” is not a colour of the theme; ${remedy([name], Object.keys(themes.night))}, or remove it.`,
        ]
      if (typeof color === 'string' && /^#[0-9a-f]{6}$/i.test(color)) return []
      return [`${file}: ${name} is not a colour; write it as in #f6a6c6.`]
    }),
  ]
}

/** Finds text colours that are hard to read in the brightest moonlight. @param moonlightOpacity [0, 1] */
export function themeWarnings(file: string, theme: Theme, moonlightOpacity: number): string[] {
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
