import type { Constants, View } from '../../constants/schema.ts'
import { easeInOut, smoothstep } from '../../lib/easing.ts'
import { constants as defaults } from '../../site/constants.ts'
import { visiblePhase } from '../moonPhase.ts'
import { poseFor, resolvePose } from '../pose.ts'
import type { SceneState } from '../store.ts'
import { blankLook, mixLook } from './look.ts'
import { Parallax } from './parallax.ts'

type Facts = Pick<
  SceneState,
  'phase' | 'view' | 'motion' | 'constants' | 'moonPhase' | 'hemisphere' | 'frozenTimeS' | 'frozenOpeningS'
>

/** The longest step the sky's time takes in one frame, seconds: after a pause it goes on where it was. */
const LONGEST_STEP_S = 0.1
/** How long moon and stars take to settle on whole pixels once nothing moves, and to leave them again, seconds. */
const SETTLE_S = 0.5
const UNSETTLE_S = 0.1
/** How much the moon takes part in the parallax of the nearest stars. */
const MOON_DEPTH = 0.25
/** Shares of the opening between which totality ends, and at which the diamond ring is brightest. */
const TOTALITY_ENDS = { from: 0.1, to: 0.62 } as const
const DIAMOND = { peak: 0.2, width: 0.13 } as const
/** A diamond fainter than this is not worth a draw call. */
const FAINTEST_DIAMOND = 0.01

/**
 * What a frame shows: the sky's time, and the look easing from one view to the next. Discrete facts come in by
 * `face`, moments by `step`; the drawing parts only read. It allocates nothing after it is made.
 */
export class SkyFrame {
  timeS = 0
  widthPx = 1
  heightPx = 1
  pixelRatio = 1
  scrollPx = 0
  /** How far the running transition is, eased, [0, 1]. */
  mix = 1
  readonly look = blankLook()
  /** Before and after the running transition. */
  readonly count: [number, number] = [0, 0]
  readonly twinkleS: [number, number, number, number] = [1, 3, 1, 3]
  /** How far the nearest stars have moved aside, CSS pixels. */
  readonly parallax = new Parallax()
  /** How far moon and stars have settled on whole pixels: 1 while nothing but light changes. */
  snap = 1
  /** How often the context has been made: what was drawn in the last one is gone. */
  contexts = 1
  /** 1, or -1 where the moon is seen the other way up. */
  upright = 1
  /** The moon as shown: it waxes or wanes out of the eclipse while the gate opens. */
  phase = 0
  diamond = 0
  /** The moon's and corona's opacity: a calm transition goes dark instead of travelling. */
  shown = 1

  readonly #from = blankLook()
  readonly #to = blankLook()
  #lastS: number | null = null
  #startedS = 0
  #durationS = 0
  #opening = false
  #calm = false
  #frozenS: number | null = null
  #frozenOpeningS: number | null = null
  #catchingUp = false
  #scrolledToPx = 0
  #phaseTo = 0
  #constants: Constants = defaults
  #where: View | 'gate' = 'gate'

  get constants(): Constants {
    return this.#constants
  }

  /** Whether the next step changes anything that is drawn. */
  get moving(): boolean {
    return (this.#frozenS === null || this.mix < 1) && this.#frozenOpeningS === null
  }

  /** Whether the sky gives way to pointer and scroll. */
  get yields(): boolean {
    return !this.#calm && this.#frozenS === null
  }

  /** How many stars there are, those of both skies while one becomes the other. */
  get stars(): number {
    return this.mix < 1 ? Math.max(this.count[0], this.count[1]) : this.count[1]
  }

  /** Whether anything of the eclipse is to be seen. */
  get eclipsed(): boolean {
    return this.look.totality > 0 || this.diamond > FAINTEST_DIAMOND
  }

  /** How far the stars have been left behind by the page's scroll, CSS pixels. */
  get scrolledAwayPx(): number {
    return this.yields ? this.scrollPx * this.#constants.parallax.scroll : 0
  }

  /** How far moonlight reaches, disc radii. */
  get moonlightReach(): number {
    const { reach } = this.#constants.moonlight
    return (reach * Math.min(this.widthPx, this.heightPx)) / this.look.radius
  }

  /** How bright moonlight is at its source, [0, 1]. */
  get moonlight(): number {
    return this.#constants.moonlight.opacity
  }

  /** The disc's centre, CSS pixels: it is farther than any star, and so moves least. */
  get moonX(): number {
    return this.#settled(this.look.x + this.parallax.x * MOON_DEPTH)
  }

  get moonY(): number {
    return this.#settled(this.look.y + this.parallax.y * MOON_DEPTH - this.look.follow * this.scrollPx)
  }

  /** Where the pointer is: fractions from the middle of the viewport, [-1, 1]. */
  point(x: number, y: number): void {
    const { pointerPx } = this.#constants.parallax
    this.parallax.aim(-x * pointerPx, -y * pointerPx)
  }

  /** The context is a new one. The next step takes as long as it took: time has gone on although nothing was drawn. */
  restored(): void {
    this.contexts++
    this.#catchingUp = true
  }

  resize(widthPx: number, heightPx: number, pixelRatio: number): void {
    this.widthPx = widthPx
    this.heightPx = heightPx
    this.pixelRatio = pixelRatio
    this.#aim()
    if (this.mix >= 1) this.#arrive()
  }

  /**
   * Takes the store's facts; a new view or an opened gate starts a transition, anything else holds at once: also a gate
   * that is closed again, which only the owner's panel does, to show its opening once more.
   */
  face(facts: Facts, nowS: number): void {
    const where = facts.phase === 'gate' ? 'gate' : facts.view
    const left = this.#where
    const frozenOpening = facts.phase === 'opening' && facts.frozenOpeningS !== null
    if (frozenOpening && this.#lastS === null) this.#arriveAt('gate')
    if (this.#lastS === null) this.#recount(facts)
    const moved = where !== left && where !== 'gate' && (this.#lastS !== null || frozenOpening)
    if (where === 'gate') this.mix = 1
    this.#constants = facts.constants
    this.#calm = facts.motion !== 'full'
    this.#frozenS = facts.frozenTimeS
    this.#frozenOpeningS = facts.phase === 'opening' ? facts.frozenOpeningS : null
    this.upright = facts.hemisphere === 'south' ? -1 : 1
    this.#phaseTo = visiblePhase(facts.moonPhase)
    this.#where = where
    if (moved) {
      Object.assign(this.#from, this.look)
      this.#opening = left === 'gate'
      this.#startedS = nowS
      const { gate, transition } = facts.constants
      this.#durationS = (this.#opening ? gate.fadeOutMs : transition.durationMs) / 1000
      this.mix = 0
      this.count[0] = this.count[1]
      this.twinkleS[0] = this.twinkleS[2]
      this.twinkleS[1] = this.twinkleS[3]
    }
    this.#recount(facts)
    this.#aim()
    if (!moved && this.mix >= 1) this.#arrive()
  }

  /** Moves to a moment. @param nowS a steady clock's seconds */
  step(nowS: number): void {
    const longestS = this.#catchingUp ? Number.POSITIVE_INFINITY : LONGEST_STEP_S
    const deltaS = this.#lastS === null ? 0 : Math.min(longestS, nowS - this.#lastS)
    this.#catchingUp = false
    this.#lastS = nowS
    this.timeS = this.#frozenS ?? this.timeS + deltaS * (this.#calm ? this.#constants.calm.speed : 1)
    if (this.yields) this.parallax.step(deltaS)
    this.#settle(deltaS)
    if (this.mix >= 1) return
    const passedS = this.#frozenOpeningS ?? nowS - this.#startedS
    const share = this.#durationS > 0 ? Math.min(1, passedS / this.#durationS) : 1
    if (share >= 1) {
      this.#arrive()
      return
    }
    const eased = easeInOut(share)
    this.mix = Math.min(eased, 0.999999)
    mixLook(this.#from, this.#to, this.#calm ? Number(share > 0.5) : eased, this.look)
    this.look.falling = this.#from.falling + (this.#to.falling - this.#from.falling) * eased
    this.shown = this.#calm ? Math.abs(1 - 2 * share) : 1
    if (this.#opening) {
      this.look.totality = 1 - smoothstep(TOTALITY_ENDS.from, TOTALITY_ENDS.to, share)
      this.diamond = this.#calm ? 0 : Math.exp(-(((share - DIAMOND.peak) / DIAMOND.width) ** 2))
      const dawn = this.#phaseTo < 0.5 ? 0 : 1
      this.phase = dawn + (this.#phaseTo - dawn) * smoothstep(DIAMOND.peak, 1, share)
    }
  }

  #settled(px: number): number {
    return px + (Math.round(px * this.pixelRatio) / this.pixelRatio - px) * this.snap
  }

  #settle(deltaS: number): void {
    const still = this.mix >= 1 && this.parallax.arrived && this.scrollPx === this.#scrolledToPx
    this.#scrolledToPx = this.scrollPx
    if (!this.yields) this.snap = this.mix < 1 ? 0 : 1
    else if (still) this.snap = Math.min(1, this.snap + deltaS / SETTLE_S)
    else this.snap = Math.max(0, this.snap - deltaS / UNSETTLE_S)
  }

  #recount({ constants, view }: Facts): void {
    const { stars, twinkleMinS, twinkleMaxS } = constants.views[view]
    this.count[1] = stars
    this.twinkleS[2] = twinkleMinS
    this.twinkleS[3] = twinkleMaxS
  }

  #arriveAt(where: View | 'gate'): void {
    this.#where = where
    this.#aim()
    this.#arrive()
  }

  #aim(): void {
    const view = this.#where === 'gate' ? 'home' : this.#where
    const pose = poseFor(this.#constants, this.#where, this.widthPx)
    resolvePose(pose, this.widthPx, this.heightPx, this.#to)
    const { falling, shiftX, shiftY } = this.#constants.views[view]
    this.#to.falling = falling && this.#where !== 'gate' && !this.#calm ? 1 : 0
    this.#to.shiftX = shiftX
    this.#to.shiftY = shiftY
    this.#to.totality = this.#where === 'gate' ? 1 : 0
  }

  #arrive(): void {
    this.mix = 1
    this.shown = 1
    this.diamond = 0
    this.#opening = false
    Object.assign(this.look, this.#to)
    this.phase = this.#where === 'gate' ? 0 : this.#phaseTo
  }
}
