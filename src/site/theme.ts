import ownTheme from '#content/theme.json' with { type: 'json' }
import { paletteOf } from '../constants/palette.ts'
import themes from './themes.json' with { type: 'json' }

export type ThemeName = keyof typeof themes

/** The name of a theme, and colours that replace those of the theme. */
const { theme = 'night', ...ownColours }: { readonly theme?: string } = ownTheme

export const palette = paletteOf({ ...themes[theme as ThemeName], ...ownColours })
