import type { View } from '../constants/schema.ts'
import { type ConstantPath, constantPaths } from './constantPaths.ts'
import panelText from './panelText.json' with { type: 'json' }

type Heading = keyof typeof panelText.headings

/** Folders, their headings and the constants below each, as path patterns. Each path matches one pattern. */
export const folders = {
  gate: { timing: /^gate\./, eclipse: /^eclipse\./ },
  moon: { place: /^views\.\w+\.moon\./, light: /^moonlight\./ },
  stars: {
    inView: /^views\.\w+\.(stars|twinkle\w+|shift\w)$/,
    inEveryView: /^(seed$|stars\.)/,
  },
  falling: {
    falling: /^(fallingStars|behindWords)\./,
    fallingViews: /^views\.\w+\.falling$/,
  },
  motion: {
    motion: /^(scroll|transition|calm|parallax)\./,
    quality: /^(idle|quality)\./,
    page: /^(layout|player)\./,
  },
} as const satisfies Readonly<Record<string, Readonly<Partial<Record<Heading, RegExp>>>>>

export type FolderName = keyof typeof folders
export type Screen = 'wide' | 'narrow'

/** Returns true for a constant that the panel shows for one view at a time. Switches of all views are one list. */
export function isOfView({ keys, range }: ConstantPath): boolean {
  return keys[0] === 'views' && range !== null
}

export function isOfScreen({ keys }: ConstantPath): boolean {
  return keys.includes('wide') || keys.includes('narrow')
}

/** A folder's headings with their constants. Of those for each view and screen, only the given ones. */
export function sectionsOf(folder: FolderName, view: View, screen: Screen) {
  const patterns = Object.entries(folders[folder]) as [Heading, RegExp][]
  return patterns.map(([heading, of]) => ({
    heading,
    constants: constantPaths.filter(
      (each) =>
        of.test(each.path) &&
        (!isOfView(each) || each.keys[1] === view) &&
        (!isOfScreen(each) || each.keys.includes(screen)),
    ),
  }))
}
