import { colour, object, type ValueOf } from './valueTypes.ts'

export const COLOUR_PARTS = ['ground', 'glow', 'text', 'accent', 'button', 'buttonText'] as const
export type ColourPart = (typeof COLOUR_PARTS)[number]

export function colourOfEach<T>(value: T): Readonly<Record<ColourPart, T>> {
  return Object.fromEntries(COLOUR_PARTS.map((part) => [part, value])) as Record<ColourPart, T>
}

export const coloursType = object(colourOfEach(colour))
export type Colours = ValueOf<typeof coloursType>

/** `own` is the shape of the template. */
export const BUTTON_SHAPES = ['own', 'round', 'straight', 'leaf'] as const
export type ButtonShape = (typeof BUTTON_SHAPES)[number]

/** `own` is the alignment of the template: centred. `start` is where reading begins: left, or right in Arabic. */
export const ALIGNMENTS = ['own', 'start'] as const
export type Alignment = (typeof ALIGNMENTS)[number]
