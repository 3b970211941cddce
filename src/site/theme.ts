import { paletteOf } from '../constants/palette.ts'
import { ownFile } from './ownFile.ts'
import { type OwnTheme, themeOf } from './themes.ts'

/** The owner's `theme.json`. The check of the content validates it. */
export const ownTheme =
  ownFile(import.meta.glob<OwnTheme>('#content/theme.json', { eager: true, import: 'default' })) ?? {}

export const palette = paletteOf(themeOf(ownTheme))
