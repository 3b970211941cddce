import { create } from 'zustand'
import { paletteOf, type Theme } from '../constants/palette.ts'
import { attempt } from '../lib/attempt.ts'
import { ownTheme, type ThemeName } from '../site/theme.ts'
import themes from '../site/themes.json' with { type: 'json' }

/** The content of `theme.json`: a built-in theme, and colours that replace those of the theme. */
export type ThemeFile = Partial<Theme> & { readonly theme?: ThemeName }

const STORAGE_KEY = 'moongate:theme'

interface ThemeState {
  readonly source: ThemeFile
  readonly tuned: ThemeFile
}

/** Undefined if this browser has no valid saved colours. */
const savedFile = attempt(() => {
  const file: ThemeFile = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '')
  // Throws at an invalid colour.
  paletteOf(themeOf(file))
  return file
})

/** `source` is the project's `theme.json`, `tuned` its draft in the panel. */
export const useTheme = create<ThemeState>()(() => ({
  source: ownTheme as ThemeFile,
  tuned: savedFile ?? (ownTheme as ThemeFile),
}))

useTheme.subscribe(({ source, tuned }) =>
  attempt(() => {
    if (tuned === source) localStorage.removeItem(STORAGE_KEY)
    else localStorage.setItem(STORAGE_KEY, JSON.stringify(tuned))
  }),
)

export function themeOf({ theme = 'night', ...ownColours }: ThemeFile): Theme {
  return { ...themes[theme], ...ownColours }
}

export const tunedPalette = () => paletteOf(themeOf(useTheme.getState().tuned))

/** Sets a colour of the draft, which omits a colour that equals the theme's. */
export function setColour(token: keyof Theme, hex: string): void {
  const { [token]: _, ...tuned } = useTheme.getState().tuned
  const { [token]: themeColour } = themeOf(tuned)
  useTheme.setState({ tuned: hex === themeColour ? tuned : { ...tuned, [token]: hex } })
}
