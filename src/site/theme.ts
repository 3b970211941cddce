import own from '#content/theme.json' with { type: 'json' }
import { paletteOf } from '../constants/palette.ts'
import themes from './themes.json' with { type: 'json' }

/** The themes that the site comes with, by the name that `theme.json` gives. */
export type ThemeName = keyof typeof themes

const { theme = 'night', ...changed }: { readonly theme?: string } = own

/** The site's colours: one of its themes, with what the owner has changed of it. */
export const palette = paletteOf({ ...themes[theme as ThemeName], ...changed })
