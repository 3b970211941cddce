/** What a tunable number may be, for the check at build time and for a panel: unit, least, most, step. */
export interface Range {
  readonly unit:
    | 'ms'
    | 's'
    | 'px'
    | 'stars'
    | 'of the width'
    | 'of the height'
    | 'of the shorter side'
    | 'of the scroll'
    | 'frames a second'
    | 'of full speed'
    | 'of full light'
    | 'device px a px'
    /** A name, not a quantity. */
    | ''
  readonly min: number
  readonly max: number
  readonly step: number
  /** Whether only whole numbers mean something. */
  readonly whole: boolean
}

/** The constants that a description describes: a number for a range, true or false for a switch. */
type Described<T> = T extends Range
  ? number
  : T extends 'switch'
    ? boolean
    : { -readonly [K in keyof T]: Described<T[K]> }

const range = (unit: Range['unit'], min: number, max: number, step: number): Range => ({
  unit,
  min,
  max,
  step,
  whole: unit === 'stars' || unit === '',
})

const pose = {
  x: range('of the width', -1, 2, 0.005),
  y: range('of the height', -1, 2, 0.005),
  radius: range('of the shorter side', 0.02, 0.5, 0.005),
  minPx: range('px', 1, 400, 1),
  maxPx: range('px', 1, 800, 1),
  follow: range('of the scroll', 0, 1, 0.05),
}
const poses = { wide: pose, narrow: pose }

const view = {
  stars: range('stars', 0, 200_000, 1),
  twinkleMinS: range('s', 0.2, 60, 0.1),
  twinkleMaxS: range('s', 0.2, 60, 0.1),
  falling: 'switch',
  shiftX: range('of the width', -1, 1, 0.01),
  shiftY: range('of the height', -1, 1, 0.01),
  moon: poses,
} as const

/** A description of each constant: its unit, range and step. The values are the owner's. */
export const constantsSchema = {
  seed: range('', 0, 2 ** 32 - 1, 1),
  gate: {
    fadeOutMs: range('ms', 0, 5000, 50),
    fadeInDelayMs: range('ms', 0, 2000, 10),
    fadeInMs: range('ms', 0, 5000, 50),
  },
  scroll: { durationMs: range('ms', 0, 5000, 50), initialHashDelayMs: range('ms', 0, 2000, 10) },
  player: { heightPx: range('px', 80, 400, 1) },
  stars: { sizeMinPx: range('px', 0.5, 10, 0.1), sizeMaxPx: range('px', 0.5, 20, 0.1) },
  fallingStars: {
    intervalMs: range('ms', 30, 10_000, 10),
    lifetimeMs: range('ms', 100, 20_000, 100),
    sizeMinPx: range('px', 4, 60, 1),
    sizeMaxPx: range('px', 4, 60, 1),
  },
  behindWords: { fallingStarLight: range('of full light', 0, 1, 0.01) },
  transition: { durationMs: range('ms', 0, 5000, 50) },
  idle: { afterS: range('s', 5, 600, 5), framesPerS: range('frames a second', 1, 60, 1) },
  calm: { speed: range('of full speed', 0.05, 1, 0.05) },
  quality: { mostPixelRatio: range('device px a px', 0.5, 3, 0.25) },
  moonlight: {
    opacity: range('of full light', 0, 0.5, 0.01),
    reach: range('of the shorter side', 0.1, 2, 0.05),
  },
  parallax: { pointerPx: range('px', 0, 60, 1), scroll: range('of the scroll', 0, 0.3, 0.01) },
  layout: { wideMinPx: range('px', 320, 3000, 10), columnPx: range('px', 320, 1200, 4) },
  views: { home: view, media: view, shop: view, template: view, none: view },
  eclipse: poses,
} as const

/** Every number of the sky and of its timings. Units are in the names: Ms, S, Px; without one, a fraction. */
export type Constants = Described<typeof constantsSchema>
export type View = keyof Constants['views']
export type ViewConstants = Constants['views'][View]
/** Where a round body stands: fractions of the viewport, and a radius between two pixel limits. */
export type Pose = Constants['eclipse']['wide']

/** The views' names, as `data-view` shows them. */
export const VIEWS = Object.keys(constantsSchema.views) as readonly View[]

/** Finds what is wrong in anything that a file or a link gives: a sentence a mistake, each with the constant's path. */
export function constantsMistakes(
  values: unknown,
  schema: unknown = constantsSchema,
  path = 'constants',
): string[] {
  if (schema === 'switch') return typeof values === 'boolean' ? [] : [`${path} is not true or false`]
  if (isRange(schema)) return numberMistakes(values, schema, path)
  if (typeof values !== 'object' || values === null || Array.isArray(values))
    return [`${path} is not a group of constants`]
  const given = values as Record<string, unknown>
  const described = schema as Record<string, unknown>
  const unknown = Object.keys(given).filter((key) => !Object.hasOwn(described, key))
  return [
    ...unknown.map((key) => `${path}.${short(key)} is not a constant of the site; remove it`),
    ...Object.keys(described).flatMap((key) =>
      constantsMistakes(Object.hasOwn(given, key) ? given[key] : undefined, described[key], `${path}.${key}`),
    ),
    ...pairMistakes(given, path),
  ]
}

/** Whether a part of the schema describes a number. */
export function isRange(schema: unknown): schema is Range {
  return typeof schema === 'object' && schema !== null && 'unit' in schema
}

/** The name of the larger one, where a constant is the smaller of a pair: of `sizeMinPx`, `sizeMaxPx`. */
export function largerOf(name: string): string | undefined {
  const larger = name.replace(/Min(?=[A-Z])/, 'Max').replace(/^min(?=[A-Z])/, 'max')
  return larger === name ? undefined : larger
}

function numberMistakes(value: unknown, { unit, min, max, whole }: Range, path: string): string[] {
  if (typeof value !== 'number' || !Number.isFinite(value)) return [`${path} is not a number`]
  if (value < min || value > max)
    return [`${path} is ${`${value} ${unit}`.trim()}; choose a value from ${min} to ${max}`]
  return whole && !Number.isInteger(value) ? [`${path} is ${value}; choose a whole number`] : []
}

function pairMistakes(values: Record<string, unknown>, path: string): string[] {
  return Object.keys(values).flatMap((low) => {
    const high = largerOf(low)
    const [lower, larger] = [values[low], high !== undefined && values[high]]
    return typeof lower === 'number' && typeof larger === 'number' && lower > larger
      ? [`${path}.${low} is larger than ${high}; make it the smaller of the two`]
      : []
  })
}

/** A name from outside, cut so that it fits in a sentence. */
function short(name: string): string {
  return name.length > 40 ? `${name.slice(0, 40)}…` : name
}
