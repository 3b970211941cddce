/** The templates, as in their addresses: `/examples/1/`, `/editor/1`. */
export const TEMPLATE_IDS = ['1', '2', '3'] as const
export type TemplateId = (typeof TEMPLATE_IDS)[number]

/** The parts of a page that have a colour. */
export const COLOUR_PARTS = ['ground', 'glow', 'text', 'accent', 'button', 'buttonText'] as const
export type ColourPart = (typeof COLOUR_PARTS)[number]
