import { create } from 'zustand'
import ownTheme from '#content/theme.json' with { type: 'json' }
import { paletteOf, type Theme } from '../constants/palette.ts'
import { attempt } from '../lib/attempt.ts'
import type { ThemeName } from '../site/theme.ts'
import themes from '../site/themes.json' with { type: 'json' }

/** The content of `theme.json`: a built-in theme, and replacements of its colours. */
export type ThemeFile = Partial<Theme> & { readonly theme?: ThemeName }

const KEY = 'moongate:theme'

interface ThemeState {
  readonly source: ThemeFile
  readonly tuned: ThemeFile
}

/** The colours that were saved in this browser; undefined without valid ones. */
const saved = attempt(() => {
  const file: ThemeFile = JSON.parse(localStorage.getItem(KEY) ?? '')
  paletteOf(themeOf(file))
  return file
})

/** The colours in the panel: the theme's file, and its tuned version. */
export const useTheme = create<ThemeState>()(() => ({
  source: ownTheme as ThemeFile,
  tuned: saved ?? (ownTheme as ThemeFile),
}))

useTheme.subscribe(({ source, tuned }) =>
  attempt(() =>
    tuned === source ? localStorage.removeItem(KEY) : localStorage.setItem(KEY, JSON.stringify(tuned)),
  ),
)

/** A built-in theme with the file's own colours. */
export function themeOf({ theme = 'night', ...changed }: ThemeFile): Theme {
  return { ...themes[theme], ...changed }
}

export const tunedPalette = () => paletteOf(themeOf(useTheme.getState().tuned))

/** Sets a colour. The saved file omits a colour that equals the theme's. */
export function setColour(token: keyof Theme, hex: string): void {
  const { [token]: _, ...tuned } = useTheme.getState().tuned
  const { [token]: themeColour } = themeOf(tuned)
  useTheme.setState({ tuned: hex === themeColour ? tuned : { ...tuned, [token]: hex } })
}
