import { create } from 'zustand'
import { paletteOf, type Theme } from '../constants/palette.ts'
import { attempt } from '../lib/attempt.ts'
import { ownTheme } from '../site/theme.ts'
import { type OwnTheme, themeOf } from '../site/themes.ts'

const STORAGE_KEY = 'moongate:theme'

interface ThemeState {
  readonly source: OwnTheme
  readonly tuned: OwnTheme
}

/** Undefined if this browser has no valid saved colours. */
const savedFile = attempt(() => {
  const file: OwnTheme = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '')
  // Throws at an invalid colour.
  paletteOf(themeOf(file))
  return file
})

/** `source` is the project's `theme.json`, `tuned` its draft in the panel. */
export const useTheme = create<ThemeState>()(() => ({
  source: ownTheme,
  tuned: savedFile ?? ownTheme,
}))

useTheme.subscribe(({ source, tuned }) =>
  attempt(() => {
    if (tuned === source) localStorage.removeItem(STORAGE_KEY)
    else localStorage.setItem(STORAGE_KEY, JSON.stringify(tuned))
  }),
)

export const tunedPalette = () => paletteOf(themeOf(useTheme.getState().tuned))

/** Sets a colour of the draft, which omits a colour that equals the theme's. */
export function setColour(token: keyof Theme, hex: string): void {
  const { [token]: _, ...tuned } = useTheme.getState().tuned
  const { [token]: themeColour } = themeOf(tuned)
  useTheme.setState({ tuned: hex === themeColour ? tuned : { ...tuned, [token]: hex } })
}
