import { type Keys, namesIn } from './constantTree.ts'

const namedGroups: Readonly<Record<'pages' | 'sky' | 'gate', readonly Keys[]>> = {
  pages: (namesIn(['views']) ?? []).map((view) => ['views', view]),
  sky: [['seed'], ['stars'], ['fallingStars'], ['behindWords'], ['moonlight'], ['parallax']],
  gate: [['gate'], ['eclipse']],
}
const shownNames = Object.values(namedGroups).flatMap((groups) => groups.map(([name]) => name))

/** The groups of constants on each tab that has constants. `more` has all groups that no other tab has. */
export const constantGroups = {
  ...namedGroups,
  more: (namesIn([]) ?? []).filter((name) => !shownNames.includes(name)).map((name) => [name]),
}

type ConstantsTab = keyof typeof constantGroups

export const TABS = [...(Object.keys(constantGroups) as ConstantsTab[]), 'colours', 'file'] as const
export type Tab = (typeof TABS)[number]
