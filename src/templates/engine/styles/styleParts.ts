import { hasCover, isCard, type SiteData } from '../data/siteData.ts'
import type { Alignment, ButtonShape } from '../fields/lookTypes.ts'

/** The fields that the style sheet depends on, apart from its content parts. */
export const STYLE_FIELDS = [
  'colours',
  'headingFont',
  'bodyFont',
  'portraitPlace',
  'buttonShape',
  'alignment',
  'background',
  'effects',
] as const satisfies readonly (keyof SiteData)[]
export type StyleData = Pick<SiteData, (typeof STYLE_FIELDS)[number]>

type Predicate<Data> = (data: Data) => boolean
/** A choice in the editor that changes the template's look. `own` changes nothing. */
type LookChange = Exclude<ButtonShape | Alignment, 'own'> | 'picture'

/** For each content part, a function that returns true if the data has content for the part, even hidden content. */
const CONTENT_USES = {
  cards: ({ links }) => links.some(isCard),
  players: ({ music }) => music.some(hasCover),
  blocks: ({ links }) => links.some(({ kind }) => kind !== 'link' && kind !== 'heading'),
} satisfies Record<string, Predicate<SiteData>>

/** For each change, a function that returns true if the editor's user has made the change. */
const LOOK_USES: Readonly<Record<LookChange, Predicate<StyleData>>> = {
  round: ({ buttonShape }) => buttonShape === 'round',
  straight: ({ buttonShape }) => buttonShape === 'straight',
  leaf: ({ buttonShape }) => buttonShape === 'leaf',
  start: ({ alignment }) => alignment === 'start',
  picture: ({ background }) => background !== null,
}

type ContentPart = keyof typeof CONTENT_USES

/** The name of an optional style sheet, `styles/<part>.css`. An exported page has only the parts that it uses. */
export type StylePart = ContentPart | LookChange

const CONTENT_PARTS = Object.keys(CONTENT_USES) as ContentPart[]
const LOOK_CHANGES = Object.keys(LOOK_USES) as LookChange[]
export const STYLE_PARTS: readonly StylePart[] = [...CONTENT_PARTS, ...LOOK_CHANGES]

/** The style parts that all templates share, by path. */
const SHARED_PARTS = import.meta.glob<string>('./parts/*.css', {
  query: '?raw',
  import: 'default',
  eager: true,
})

export function sharedStyles(part: StylePart): string {
  return SHARED_PARTS[`./parts/${part}.css`] ?? ''
}

export function isLookChange(part: StylePart): boolean {
  return part in LOOK_USES
}

export function usedParts(data: SiteData): readonly StylePart[] {
  return [...CONTENT_PARTS.filter((part) => CONTENT_USES[part](data)), ...usedChanges(data)]
}

/** As `usedParts`, but with all content parts, because an edit may add content of a new kind. */
export function previewParts(data: StyleData): readonly StylePart[] {
  return [...CONTENT_PARTS, ...usedChanges(data)]
}

function usedChanges(data: StyleData): readonly LookChange[] {
  return LOOK_CHANGES.filter((part) => LOOK_USES[part](data))
}
