import type { View } from '../constants/schema.ts'
import { type ConstantPath, constantPaths } from './constantPaths.ts'

/** The panel's folders, their headings and the constants below each: patterns of paths, which take each path once. */
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

/** Returns true for a constant of one view. The panel shows one view at a time; switches of all views are one list. */
export function isOfView({ keys, range }: ConstantPath): boolean {
  return keys[0] === 'views' && range !== null
}

/** Returns true for a constant of wide or of narrow windows. */
export function isOfScreen({ keys }: ConstantPath): boolean {
  return keys.includes('wide') || keys.includes('narrow')
}

/** A folder's headings with their constants, of one view and one screen where it has them for each. */
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
