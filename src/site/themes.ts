import type { Theme } from '../constants/palette.ts'
import themes from './themes.json' with { type: 'json' }

type ThemeName = keyof typeof themes

export const THEME_NAMES = Object.keys(themes) as readonly ThemeName[]

/** The content of `theme.json`: the name of a theme, by default `night`, and colours that replace some of its own. */
export type OwnerTheme = Partial<Theme> & { readonly theme?: ThemeName }

export function themeOf({ theme = 'night', ...ownerColours }: OwnerTheme): Theme {
  return { ...themes[theme], ...ownerColours }
}
