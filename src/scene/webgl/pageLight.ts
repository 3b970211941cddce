import { diamondTurn } from './eclipse/diamondTurn.ts'
import type { Look } from './frame/look.ts'
import type { SkyFrame } from './frame/skyFrame.ts'

/** Opacity of the light at its brightest. */
const MOST_LIGHT = 0.45
/** Light of the diamond from which on the page is lit. */
const LIT_FROM = 0.25
/** The moon's radius in the layer, CSS px, as in `Scene.module.css`. */
const LAYER_RADIUS_PX = 40

/** The opacity of the light on the page, [0, MOST_LIGHT]. */
export function lightOnPage({ diamond }: Pick<Look, 'diamond'>): number {
  return (MOST_LIGHT * Math.max(0, diamond - LIT_FROM)) / (1 - LIT_FROM)
}

/** The light of the diamond ring on the page: a layer in front of it, which only the compositor moves. */
export class PageLight {
  readonly #layer: HTMLElement
  #isLit = false

  constructor(layer: HTMLElement) {
    this.#layer = layer
  }

  /** Lights the page as in this frame. Touches no style while there is no diamond. */
  update({ look, moon }: SkyFrame): void {
    const light = lightOnPage(look)
    if (light === 0) {
      this.turnOff()
      return
    }
    const { style } = this.#layer
    style.visibility = 'visible'
    style.opacity = light.toFixed(3)
    style.transform = `translate(${moon.x}px, ${moon.y}px) rotate(${diamondTurn(look)}rad) scale(${look.radius / LAYER_RADIUS_PX})`
    this.#isLit = true
  }

  turnOff(): void {
    if (!this.#isLit) return
    this.#layer.style.visibility = ''
    this.#isLit = false
  }
}
