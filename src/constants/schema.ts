import { nearestName } from '../lib/nearestName.ts'
import { z } from '../lib/zod.ts'

export interface Range {
  readonly unit:
    | 'ms'
    | 's'
    | 'px'
    | 'stars'
    | 'frames a second'
    | 'device px a px'
    | 'of the width'
    | 'of the height'
    | 'of the shorter side'
    | 'of the scroll'
    | 'of full speed'
    | 'of full light'
    | ''
  readonly min: number
  readonly max: number
  readonly step: number
  readonly isInteger: boolean
}

const ranges = z.registry<Range>()

/** The range of a number; undefined for a switch or a group. */
export function rangeOf(schema: z.core.$ZodType): Range | undefined {
  return ranges.get(schema)
}

function range(unit: Range['unit'], min: number, max: number, step: number) {
  const isInteger = unit === 'stars' || unit === ''
  const outOfRange = ({ input }: { input?: unknown }) =>
    `is ${`${input} ${unit}`.trim()}; choose a value from ${min} to ${max}`
  const schema = z.number('is not a number').check(
    z.gte(min, { error: outOfRange, abort: true }),
    z.lte(max, { error: outOfRange, abort: true }),
    z.refine((value) => !isInteger || Number.isInteger(value), {
      error: ({ input }) => `is ${input}; choose a whole number`,
    }),
  )
  ranges.add(schema, { unit, min, max, step, isInteger })
  return schema
}

type GroupValues = Readonly<Record<string, unknown>>

/** The schema of a group. In a pair such as `sizeMinPx` and `sizeMaxPx`, the minimum must not exceed the maximum. */
function group<const Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  const isAboveMax = (values: GroupValues, name: string) => {
    const maxName = maxNameOf(name)
    const min = values[name]
    const max = maxName !== undefined && values[maxName]
    return typeof min === 'number' && typeof max === 'number' && min > max
  }
  return z.strictObject(shape, 'is not a group of constants').check(({ value, issues }) => {
    for (const name of Object.keys(shape).filter((key) => isAboveMax(value as GroupValues, key)))
      issues.push({
        code: 'custom',
        input: value,
        path: [name],
        message: `is larger than ${maxNameOf(name)}; make it the smaller of the two`,
      })
  })
}

const pose = group({
  x: range('of the width', -1, 2, 0.005),
  y: range('of the height', -1, 2, 0.005),
  radius: range('of the shorter side', 0.02, 0.5, 0.005),
  // Limits of the radius.
  minPx: range('px', 1, 400, 1),
  maxPx: range('px', 1, 800, 1),
  follow: range('of the scroll', 0, 1, 0.01),
})
const poses = group({ wide: pose, narrow: pose })

const view = group({
  stars: range('stars', 0, 200_000, 1),
  twinkleMinS: range('s', 0.2, 60, 0.1),
  twinkleMaxS: range('s', 0.2, 60, 0.1),
  falling: z.boolean('is not true or false'),
  // Shift of the stars.
  shiftX: range('of the width', -1, 1, 0.01),
  shiftY: range('of the height', -1, 1, 0.01),
  moon: poses,
})

export const constantsSchema = group({
  seed: range('', 0, 2 ** 32 - 1, 1),
  gate: group({
    fadeOutMs: range('ms', 0, 5000, 50),
    fadeInDelayMs: range('ms', 0, 2000, 10),
    fadeInMs: range('ms', 0, 5000, 50),
  }),
  scroll: group({
    durationMs: range('ms', 0, 5000, 50),
    initialHashDelayMs: range('ms', 0, 2000, 10),
  }),
  player: group({ heightPx: range('px', 80, 400, 1) }),
  stars: group({ sizeMinPx: range('px', 0.5, 10, 0.1), sizeMaxPx: range('px', 0.5, 20, 0.1) }),
  fallingStars: group({
    intervalMs: range('ms', 30, 10_000, 10),
    lifetimeMs: range('ms', 100, 20_000, 100),
    sizeMinPx: range('px', 4, 60, 1),
    sizeMaxPx: range('px', 4, 60, 1),
  }),
  behindWords: group({ fallingStarLight: range('of full light', 0, 1, 0.01) }),
  transition: group({ durationMs: range('ms', 0, 5000, 50) }),
  idle: group({ afterS: range('s', 5, 600, 5), framesPerS: range('frames a second', 1, 60, 1) }),
  calm: group({ speed: range('of full speed', 0.05, 1, 0.05) }),
  // The canvas has at most this many device px per CSS px.
  quality: group({ mostPixelRatio: range('device px a px', 0.5, 3, 0.25) }),
  moonlight: group({
    opacity: range('of full light', 0, 0.5, 0.01),
    reach: range('of the shorter side', 0.1, 2, 0.05),
  }),
  parallax: group({ pointerPx: range('px', 0, 60, 1), scroll: range('of the scroll', 0, 0.3, 0.01) }),
  layout: group({ wideMinPx: range('px', 320, 3000, 10), columnPx: range('px', 320, 1200, 4) }),
  views: group({ home: view, media: view, shop: view, template: view, none: view }),
  eclipse: poses,
})

export type Constants = z.infer<typeof constantsSchema>
/** The kind of a page's sky. 'none': no sky. */
export type View = keyof Constants['views']
export type ViewConstants = Constants['views'][View]
/** The place of the moon or the eclipse. @property follow share of the page's scroll that moves it, [0, 1] */
export type Pose = Constants['eclipse']['wide']

export const VIEWS = Object.keys(constantsSchema.shape.views.shape) as readonly View[]

/** Constants of earlier versions, which change nothing any more. An owner's file may still have them. */
const RETIRED = ['constants.moonlight.afterLeaving']

/** A message shows at most this many characters of an unknown name. */
const MAX_SHOWN_CHARACTERS = 40

/** Validates constants. @returns one message per mistake, which begins with the constant's path */
export function constantsMistakes(values: unknown): string[] {
  const { error } = constantsSchema.safeParse(values)
  return (error?.issues ?? []).flatMap((issue) => {
    const path = ['constants', ...issue.path].join('.')
    if (issue.code !== 'unrecognized_keys') return [`${path} ${issue.message}`]
    const unknown = issue.keys.filter((key) => !RETIRED.includes(`${path}.${key}`))
    return unknown.map((key) => {
      const nearest = nearestName(key, namesAt(issue.path))
      return `${path}.${truncated(key)} is not a constant of the site; ${nearest ? `write “${nearest}”, or ` : ''}remove it`
    })
  })
}

function namesAt(path: readonly PropertyKey[]): string[] {
  let shape: Readonly<Record<PropertyKey, unknown>> = constantsSchema.shape
  for (const key of path) shape = (shape[key] as { shape: typeof shape }).shape
  return Object.keys(shape)
}

/**
 * The name of the maximum that belongs to a minimum: `sizeMaxPx` for `sizeMinPx`. There may be no constant with this name.
 * Undefined if the name is not of a minimum.
 */
export function maxNameOf(name: string): string | undefined {
  const maxName = name.replace(/Min(?=[A-Z])/, 'Max').replace(/^min(?=[A-Z])/, 'max')
  return maxName === name ? undefined : maxName
}

function truncated(name: string): string {
  return name.length > MAX_SHOWN_CHARACTERS ? `${name.slice(0, MAX_SHOWN_CHARACTERS)}…` : name
}
