import { isCard } from './fields/linkFields.ts'
import type { Alignment, ButtonShape } from './fields/lookTypes.ts'
import type { pageFields } from './fields/pageFields.ts'
import { hasFace } from './fields/playerFields.ts'
import type { SiteData } from './siteData.ts'

type Fields = typeof pageFields
type StyleKey = { [K in keyof Fields]: Fields[K]['restyles'] extends 'nothing' ? never : K }[keyof Fields]

/** The part of a person's data that the styles depend on: the fields with `restyles`. */
export type StyledBy = Pick<SiteData, StyleKey>

type UsedWhen<Data> = (data: Data) => boolean
type LookChange = Exclude<ButtonShape | Alignment, 'own'> | 'picture'

/** Content that most pages do not have. All templates have rules for it, and a look adds to them. */
const CONTENT_USES = {
  cards: ({ links }) => links.some(isCard),
  players: ({ music }) => music.some(hasFace),
  blocks: ({ links }) => links.some(({ kind }) => kind !== 'link' && kind !== 'heading'),
} satisfies Record<string, UsedWhen<SiteData>>

/** Changes of the look that an owner can choose. Their rules come after the look. */
const LOOK_USES: Readonly<Record<LookChange, UsedWhen<StyledBy>>> = {
  round: ({ buttonShape }) => buttonShape === 'round',
  straight: ({ buttonShape }) => buttonShape === 'straight',
  leaf: ({ buttonShape }) => buttonShape === 'leaf',
  start: ({ alignment }) => alignment === 'start',
  picture: ({ background }) => background !== null,
}

type ContentPart = keyof typeof CONTENT_USES

/** A part of the style sheet that a page has only where it uses it: `styles/<part>.css`, here and in a template's folder. */
export type StylePart = ContentPart | LookChange

const CONTENT_PARTS = Object.keys(CONTENT_USES) as ContentPart[]
const LOOK_CHANGES = Object.keys(LOOK_USES) as LookChange[]
export const STYLE_PARTS: readonly StylePart[] = [...CONTENT_PARTS, ...LOOK_CHANGES]

/** The rules of all templates, by path. A part without a file has only those of each template. */
const COMMON = import.meta.glob<string>('./styles/*.css', { query: '?raw', import: 'default', eager: true })

export function commonStyles(part: StylePart): string {
  return COMMON[`./styles/${part}.css`] ?? ''
}

export function changesLook(part: StylePart): boolean {
  return part in LOOK_USES
}

/** The parts that a page uses, in the order of their rules. */
export function usedParts(data: SiteData): readonly StylePart[] {
  return [...CONTENT_PARTS.filter((part) => CONTENT_USES[part](data)), ...usedChanges(data)]
}

/** The parts of the preview: content may appear in it with each press of a key, so it has the rules for all content. */
export function previewParts(data: StyledBy): readonly StylePart[] {
  return [...CONTENT_PARTS, ...usedChanges(data)]
}

function usedChanges(data: StyledBy): readonly LookChange[] {
  return LOOK_CHANGES.filter((part) => LOOK_USES[part](data))
}
