import { paletteOf } from '../constants/palette.ts'
import { ownerFile } from './ownerFile.ts'
import { type OwnerTheme, themeOf } from './themes.ts'

/** The owner's `theme.json`. The check of the content validates it. */
export const ownerTheme =
  ownerFile(import.meta.glob<OwnerTheme>('#content/theme.json', { eager: true, import: 'default' })) ?? {}

export const palette = paletteOf(themeOf(ownerTheme))
