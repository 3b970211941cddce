import type { Sharp } from 'sharp'

/** `tab` is for browsers, `touch` for the home screen of an iPhone. A platform may crop `maskable`, but not `any`. */
export type IconShape = 'tab' | 'any' | 'touch' | 'maskable'

export interface IconDrawing {
  readonly draw: (shape: IconShape, sizePx: number) => Promise<Sharp>
  /** The SVG icon. */
  readonly svg: string
}
