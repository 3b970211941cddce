import type { View } from '../constants/schema.ts'
import { type ConstantPath, constantPaths } from './constantPaths.ts'

/** Folders, their headings and the constants below each, as path patterns. Each path matches one pattern. */
export const folders = {
  Gate: { Timing: /^gate\./, Eclipse: /^eclipse\./ },
  Moon: { Place: /^views\.\w+\.moon\./, Light: /^moonlight\./ },
  Stars: {
    'In this view': /^views\.\w+\.(stars|twinkle\w+|shift\w)$/,
    'In every view': /^(seed$|stars\.)/,
  },
  Falling: {
    'Falling stars': /^(fallingStars|behindWords)\./,
    'Where they fall': /^views\.\w+\.falling$/,
  },
  Motion: {
    Motion: /^(scroll|transition|calm|parallax)\./,
    Quality: /^(idle|quality)\./,
    Page: /^(layout|player)\./,
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, RegExp>>>>

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
  return Object.entries(folders[folder]).map(([name, of]) => ({
    name,
    constants: constantPaths.filter(
      (each) =>
        of.test(each.path) &&
        (!isOfView(each) || each.keys[1] === view) &&
        (!isOfScreen(each) || each.keys.includes(screen)),
    ),
  }))
}
