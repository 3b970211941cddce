/** Shapes of a page's buttons. `own` is the template's. Every other shape has a style sheet, as in `variants/leaf.css`. */
export const BUTTON_SHAPES = ['own', 'round', 'straight', 'leaf'] as const
export type ButtonShape = (typeof BUTTON_SHAPES)[number]

/** The alignment of a page's text. `own` is the template's. `start` is where reading begins: left, or right in Arabic. */
export const ALIGNMENTS = ['own', 'start'] as const
export type Alignment = (typeof ALIGNMENTS)[number]
