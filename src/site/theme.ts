import { paletteOf } from '../constants/palette.ts'
import { ownFile } from './ownFile.ts'
import themes from './themes.json' with { type: 'json' }

export type ThemeName = keyof typeof themes

/** The owner's `theme.json`: the name of a theme, and colours that replace some of its own. */
export const ownTheme: { readonly theme?: string } =
  ownFile(import.meta.glob<object>('#content/theme.json', { eager: true, import: 'default' })) ?? {}

const { theme = 'night', ...ownColours } = ownTheme

export const palette = paletteOf({ ...themes[theme as ThemeName], ...ownColours })
