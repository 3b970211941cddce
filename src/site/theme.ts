import own from '#content/theme.json' with { type: 'json' }
import { paletteOf } from '../constants/palette.ts'
import { type ThemeName, themes } from './themes.ts'

const { theme = 'night', ...changed }: { readonly theme?: string } = own

/** The site's colours: one of its themes, with what the owner has changed of it. */
export const palette = paletteOf({ ...themes[theme as ThemeName], ...changed })
