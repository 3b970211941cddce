/** Shapes of a page's buttons. `own` is the template's; of the others it has a style sheet each, as in `variants/leaf.css`. */
export const BUTTON_SHAPES = ['own', 'round', 'straight', 'leaf'] as const
export type ButtonShape = (typeof BUTTON_SHAPES)[number]

/** Where the lines of a page stand. `start` is the side on which reading begins: left, or right in Arabic. */
export const ALIGNMENTS = ['own', 'start'] as const
export type Alignment = (typeof ALIGNMENTS)[number]
