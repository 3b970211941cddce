import type { Palette } from '../../constants/palette.ts'
import type { Constants, View } from '../../constants/schema.ts'
import { easeInOut } from '../../lib/easing.ts'
import { constants as defaults } from '../../site/constants.ts'
import { palette } from '../../site/theme.ts'
import { type MoonFacts, visiblePhase } from '../moonPhase.ts'
import type { SceneState } from '../store.ts'
import { blankLook, type Look, lookBetween, lookOf } from './look.ts'
import { MoonPlace } from './moonPlace.ts'
import { Parallax } from './parallax.ts'
import { PixelSnap } from './pixelSnap.ts'
import { TextAreas } from './textAreas.ts'

/** Longest step of the sky's time in one frame. So the sky does not jump after a pause. */
const MAX_STEP_S = 0.1

/** The state of a frame: the sky's time, and its look, which eases from one view to the next. `step` allocates nothing. */
export class SkyFrame {
  timeS = 0
  widthPx = 1
  heightPx = 1
  pixelRatio = 1
  scrollPx = 0
  constants: Constants = defaults
  palette: Palette = palette
  /** Eased, [0, 1]: 1 when no transition runs. */
  transitionProgress = 1
  readonly look = blankLook()
  readonly moon = new MoonPlace(this)
  readonly starCounts: [before: number, after: number] = [0, 0]
  /** Range of the time between twinkles, before and after the transition. */
  readonly twinkleS: [minBefore: number, maxBefore: number, minAfter: number, maxAfter: number] = [1, 3, 1, 3]
  readonly textAreas = new TextAreas()
  readonly parallax = new Parallax()
  readonly snap = new PixelSnap()
  /** Cache key of `MoonRenderCache`. Changes whenever the cached moon may be stale. */
  revision = 0

  readonly #fromLook: Look = blankLook()
  readonly #toLook: Look = blankLook()
  readonly #transition = { isOpening: false, isCalm: false }
  #lastStepS: number | null = null
  #transitionStartedS = 0
  #transitionDurationS = 0
  /** The moments that the address forces; null if it forces none. The second is also null unless the gate is opening. */
  #frozenTimeS: number | null = null
  #frozenOpeningS: number | null = null
  #targetMoon: MoonFacts = { phase: 0, tilt: 0 }
  #view: View | 'gate' = 'gate'

  /** True if a further frame is needed: false in a frozen sky without a change, and in a frozen opening. */
  get isMoving(): boolean {
    return (this.#frozenTimeS === null || this.transitionProgress < 1) && this.#frozenOpeningS === null
  }

  /** True if moon and stars are on whole pixels, and no transition changes the moon's picture. */
  get isSettled(): boolean {
    return this.transitionProgress >= 1 && this.snap.progress >= 1
  }

  /** False in a calm or frozen sky: pointer and scroll do not shift its stars. */
  get followsInput(): boolean {
    return !this.#transition.isCalm && this.#frozenTimeS === null
  }

  get drawnStarCount(): number {
    const after = this.starCounts[1]
    return this.transitionProgress < 1 ? Math.max(this.starCounts[0], after) : after
  }

  /** Shift of the nearest stars by pointer and scroll, CSS px, downwards. */
  get starShiftY(): number {
    return this.parallax.y - (this.followsInput ? this.scrollPx * this.constants.parallax.scroll : 0)
  }

  /** Follows the pointer: -1 is the window's left or top, 1 its right or bottom. */
  aimAt(x: number, y: number): void {
    const { pointerPx } = this.constants.parallax
    this.parallax.setTarget(-x * pointerPx, -y * pointerPx)
  }

  resize(widthPx: number, heightPx: number, pixelRatio: number): void {
    this.revision++
    this.widthPx = widthPx
    this.heightPx = heightPx
    this.pixelRatio = pixelRatio
    this.#updateTarget()
  }

  /** A new view or an opened gate starts a transition. All other facts apply at once. */
  setFacts(facts: SceneState, nowS: number): void {
    const { constants, phase, openingStartedMs, view, frozenOpeningS } = facts
    const isFirst = this.#lastStepS === null
    this.revision++
    const previousView = this.#view
    this.#frozenOpeningS = phase === 'opening' ? frozenOpeningS : null
    const isFrozenOpening = this.#frozenOpeningS !== null
    this.constants = constants
    this.palette = facts.palette
    this.#transition.isCalm = facts.motion !== 'full'
    this.#frozenTimeS = facts.frozenTimeS
    const moonPhase = facts.hasNewMoon ? 0 : facts.moonPhase
    this.#targetMoon = { phase: visiblePhase(moonPhase), tilt: facts.moonTilt }
    if (isFirst) this.#setTargetStars(view)
    // A frozen opening begins with the look of the gate.
    if (isFirst && isFrozenOpening) this.#updateTarget()
    this.#view = phase === 'gate' ? 'gate' : view
    const changesView = this.#view !== previousView && (!isFirst || isFrozenOpening)
    if (this.#view === 'gate') this.transitionProgress = 1
    else if (changesView) {
      const isOpening = previousView === 'gate'
      this.#transition.isOpening = isOpening
      this.#transitionStartedS = isOpening && openingStartedMs !== null ? openingStartedMs / 1000 : nowS
      const durationMs = isOpening ? constants.gate.fadeOutMs : constants.transition.durationMs
      this.#transitionDurationS = durationMs / 1000
      this.#startTransition()
    }
    this.#setTargetStars(view)
    this.#updateTarget()
  }

  /** Moves to a moment. @param nowS seconds of a monotonic clock */
  step(nowS: number): void {
    const deltaS = this.#lastStepS === null ? 0 : Math.min(MAX_STEP_S, nowS - this.#lastStepS)
    this.#lastStepS = nowS
    const speed = this.#transition.isCalm ? this.constants.calm.speed : 1
    this.timeS = this.#frozenTimeS ?? this.timeS + deltaS * speed
    if (this.followsInput) this.parallax.step(deltaS)
    this.snap.step(deltaS, this)
    if (this.transitionProgress >= 1) return
    const passedS = this.#frozenOpeningS ?? Math.max(0, nowS - this.#transitionStartedS)
    const progress = this.#transitionDurationS > 0 ? Math.min(1, passedS / this.#transitionDurationS) : 1
    if (progress >= 1) this.#applyTarget()
    else {
      lookBetween(this.#fromLook, this.#toLook, progress, this.#transition, this.look)
      // Below 1, because 1 would end the transition.
      this.transitionProgress = Math.min(easeInOut(progress), 1 - Number.EPSILON)
    }
  }

  #startTransition(): void {
    Object.assign(this.#fromLook, this.look)
    this.transitionProgress = 0
    this.starCounts[0] = this.starCounts[1]
    this.twinkleS.copyWithin(0, 2)
  }

  #setTargetStars(view: View): void {
    const { stars, twinkleMinS, twinkleMaxS } = this.constants.views[view]
    this.starCounts[1] = stars
    this.twinkleS[2] = twinkleMinS
    this.twinkleS[3] = twinkleMaxS
  }

  /** Computes the look at the end of the transition. Without a transition it applies at once. */
  #updateTarget(): void {
    const { isCalm } = this.#transition
    lookOf(this.#view, this.constants, this.widthPx, this.heightPx, isCalm, this.#targetMoon, this.#toLook)
    if (this.transitionProgress >= 1) this.#applyTarget()
  }

  /** Shows the target look, and ends a transition. */
  #applyTarget(): void {
    this.transitionProgress = 1
    Object.assign(this.look, this.#toLook)
  }
}
