import type { View } from '../constants/schema.ts'
import { type ConstantPath, constantPaths } from './constantPaths.ts'

/** Which part of the panel. */
export type FolderName = 'gate' | 'moon' | 'stars' | 'falling' | 'motion'
export type Screen = 'wide' | 'narrow'

/** A heading and what stands below it. */
export interface Section {
  readonly name: string
  readonly constants: readonly ConstantPath[]
}

interface Folder {
  readonly name: string
  /** The moon's phase that marks it, [0, 0.5]: 0 new, 0.5 full. */
  readonly phase: number
  /** Whether what it shows depends on a choice of view, or of screen. */
  readonly byView: boolean
  readonly byScreen: boolean
  readonly sections: readonly { readonly name: string; readonly of: RegExp }[]
}

/** The panel's folders. The patterns are tried on a constant's path; together they take each once. */
export const folders: Readonly<Record<FolderName, Folder>> = {
  gate: {
    name: 'Gate',
    phase: 0,
    byView: false,
    byScreen: true,
    sections: [
      { name: 'Timing', of: /^gate\./ },
      { name: 'Eclipse', of: /^eclipse\./ },
    ],
  },
  moon: {
    name: 'Moon',
    phase: 0.12,
    byView: true,
    byScreen: true,
    sections: [
      { name: 'Place', of: /^views\.\w+\.moon\./ },
      { name: 'Light', of: /^moonlight\./ },
    ],
  },
  stars: {
    name: 'Stars',
    phase: 0.2,
    byView: true,
    byScreen: false,
    sections: [
      { name: 'In this view', of: /^views\.\w+\.(stars|twinkle\w+|shift\w)$/ },
      { name: 'In every view', of: /^(seed$|stars\.)/ },
    ],
  },
  falling: {
    name: 'Falling',
    phase: 0.28,
    byView: false,
    byScreen: false,
    sections: [
      { name: 'Falling stars', of: /^(fallingStars|behindWords)\./ },
      { name: 'Where they fall', of: /^views\.\w+\.falling$/ },
    ],
  },
  motion: {
    name: 'Motion',
    phase: 0.37,
    byView: false,
    byScreen: false,
    sections: [
      { name: 'Motion', of: /^(scroll|transition|calm|parallax)\./ },
      { name: 'Quality', of: /^(idle|quality)\./ },
      { name: 'Page', of: /^(layout|player)\./ },
    ],
  },
}

export const FOLDER_NAMES = Object.keys(folders) as readonly FolderName[]

/** What a folder shows for a choice of view and screen. */
export function sectionsOf(folder: FolderName, view: View, screen: Screen): readonly Section[] {
  const { byView, byScreen, sections } = folders[folder]
  return sections.map(({ name, of }) => ({
    name,
    constants: constantPaths.filter(
      ({ path, keys }) =>
        of.test(path) &&
        (!byView || keys[0] !== 'views' || keys[1] === view) &&
        (!byScreen || !isOfScreen(keys) || keys.includes(screen)),
    ),
  }))
}

function isOfScreen(keys: readonly string[]): boolean {
  return keys.includes('wide') || keys.includes('narrow')
}
