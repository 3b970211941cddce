import ownTheme from '#content/theme.json' with { type: 'json' }
import { paletteOf } from '../constants/palette.ts'
import themes from './themes.json' with { type: 'json' }

export type ThemeName = keyof typeof themes

const { theme = 'night', ...ownColours }: { readonly theme?: string } = ownTheme

export const palette = paletteOf({ ...themes[theme as ThemeName], ...ownColours })
