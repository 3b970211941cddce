import type { View } from '../constants/schema.ts'
import { type ConstantPath, constantPaths } from './constantPaths.ts'
import panelText from './panelText.json' with { type: 'json' }

type Heading = keyof typeof panelText.headings

/** The headings of each tab. Below a heading are the constants whose paths match its pattern. A path matches one pattern. */
export const constantsTabs = {
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

export type ConstantsTabName = keyof typeof constantsTabs
export type WindowWidth = 'wide' | 'narrow'

/** True for a constant that is shown for one view at a time. Switches, which have no range, are shown for all views. */
export function isShownPerView({ keys, range }: ConstantPath): boolean {
  return keys[0] === 'views' && range !== null
}

/** True for a constant that is only for wide or only for narrow windows. */
export function isShownPerWidth({ keys }: ConstantPath): boolean {
  return keys.includes('wide') || keys.includes('narrow')
}

/** The headings of a tab, with their constants for a view and a width of the window. */
export function sectionsOf(tab: ConstantsTabName, view: View, width: WindowWidth) {
  const patterns = Object.entries(constantsTabs[tab]) as [Heading, RegExp][]
  return patterns.map(([heading, pattern]) => ({
    heading,
    constants: constantPaths.filter(
      (each) =>
        pattern.test(each.path) &&
        (!isShownPerView(each) || each.keys[1] === view) &&
        (!isShownPerWidth(each) || each.keys.includes(width)),
    ),
  }))
}
