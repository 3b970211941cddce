import { isCard } from './fields/linkFields.ts'
import type { Alignment, ButtonShape } from './fields/lookTypes.ts'
import type { pageFields } from './fields/pageFields.ts'
import { hasCover } from './fields/playerFields.ts'
import type { SiteData } from './siteData.ts'

type Fields = typeof pageFields
type StyleKey = { [K in keyof Fields]: Fields[K]['restyles'] extends 'nothing' ? never : K }[keyof Fields]

/** The data that the style sheet depends on: the fields whose `restyles` is not `nothing`. */
export type StyleData = Pick<SiteData, StyleKey>

/** Returns true if a page with this data uses a style part. */
type Uses<Data> = (data: Data) => boolean
type LookChange = Exclude<ButtonShape | Alignment, 'own'> | 'picture'

/** Style parts for content that most pages lack. */
const CONTENT_USES = {
  cards: ({ links }) => links.some(isCard),
  players: ({ music }) => music.some(hasCover),
  blocks: ({ links }) => links.some(({ kind }) => kind !== 'link' && kind !== 'heading'),
} satisfies Record<string, Uses<SiteData>>

/** Style parts for changes of the look that a person can choose. Their rules come after the look. */
const LOOK_USES: Readonly<Record<LookChange, Uses<StyleData>>> = {
  round: ({ buttonShape }) => buttonShape === 'round',
  straight: ({ buttonShape }) => buttonShape === 'straight',
  leaf: ({ buttonShape }) => buttonShape === 'leaf',
  start: ({ alignment }) => alignment === 'start',
  picture: ({ background }) => background !== null,
}

type ContentPart = keyof typeof CONTENT_USES

/** Rules that a page has only if it uses them: `styles/<part>.css`, here for all templates and in templates' folders. */
export type StylePart = ContentPart | LookChange

const CONTENT_PARTS = Object.keys(CONTENT_USES) as ContentPart[]
const LOOK_CHANGES = Object.keys(LOOK_USES) as LookChange[]
export const STYLE_PARTS: readonly StylePart[] = [...CONTENT_PARTS, ...LOOK_CHANGES]

/** The rules for all templates, by path. Some parts have rules only in the templates' folders. */
const COMMON = import.meta.glob<string>('./styles/*.css', { query: '?raw', import: 'default', eager: true })

export function commonStyles(part: StylePart): string {
  return COMMON[`./styles/${part}.css`] ?? ''
}

export function isLookChange(part: StylePart): boolean {
  return part in LOOK_USES
}

/** The parts that a page uses, in the order of their rules. */
export function usedParts(data: SiteData): readonly StylePart[] {
  return [...CONTENT_PARTS.filter((part) => CONTENT_USES[part](data)), ...usedChanges(data)]
}

/** The parts for the preview. It has the rules for all content, because any letter typed may add content of a new kind. */
export function previewParts(data: StyleData): readonly StylePart[] {
  return [...CONTENT_PARTS, ...usedChanges(data)]
}

function usedChanges(data: StyleData): readonly LookChange[] {
  return LOOK_CHANGES.filter((part) => LOOK_USES[part](data))
}
