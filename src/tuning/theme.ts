import { create } from 'zustand'
import own from '#content/theme.json' with { type: 'json' }
import { paletteOf, type Theme } from '../constants/palette.ts'
import { attempt } from '../lib/attempt.ts'
import type { ThemeName } from '../site/theme.ts'
import themes from '../site/themes.json' with { type: 'json' }

/** The content of `theme.json`: a built-in theme, and replacements of its colours. */
export type ThemeFile = Partial<Theme> & { readonly theme?: ThemeName }

/** The `localStorage` key of a theme that is not yet in the source. */
const KEY = 'moongate:theme'

interface ThemeState {
  /** The file as it is in the source, and as it is tuned. */
  readonly source: ThemeFile
  readonly tuned: ThemeFile
}

/** Undefined where nothing was saved, or what no longer is a theme. */
const saved = attempt(() => {
  const file: ThemeFile = JSON.parse(localStorage.getItem(KEY) ?? '')
  paletteOf(themeOf(file))
  return file
})

/** The owner's colours, as the panel tunes them. */
export const useTheme = create<ThemeState>()(() => ({
  source: own as ThemeFile,
  tuned: saved ?? (own as ThemeFile),
}))

useTheme.subscribe(({ source, tuned }) =>
  attempt(() =>
    tuned === source ? localStorage.removeItem(KEY) : localStorage.setItem(KEY, JSON.stringify(tuned)),
  ),
)

/** All colours of a theme's file. */
export function themeOf({ theme = 'night', ...changed }: ThemeFile): Theme {
  return { ...themes[theme], ...changed }
}

/** The site's colours as they are tuned. */
export const tunedPalette = () => paletteOf(themeOf(useTheme.getState().tuned))

/** Gives a colour another value; that of its theme is no change, and is not written. */
export function paint(token: keyof Theme, hex: string): void {
  const { [token]: _, ...tuned } = useTheme.getState().tuned
  const { [token]: plain } = themeOf(tuned)
  useTheme.setState({ tuned: hex === plain ? tuned : { ...tuned, [token]: hex } })
}
