import type { Palette } from '../../constants/palette.ts'
import type { Constants, View } from '../../constants/schema.ts'
import { easeInOut } from '../../lib/easing.ts'
import { constants as defaults } from '../../site/constants.ts'
import { palette } from '../../site/theme.ts'
import { visiblePhase } from '../moonPhase.ts'
import { domeHalfAxes, type MoonFacts } from '../night/night.ts'
import { type SceneState, shownMoon } from '../store.ts'
import { Gaze } from './gaze.ts'
import { blankLook, type Look, lookAt, lookBetween } from './look.ts'
import { MoonHold } from './moonHold.ts'
import { MoonPlace } from './moonPlace.ts'
import { NightGlide } from './nightGlide.ts'
import { Parallax } from './parallax.ts'
import { PixelSnap } from './pixelSnap.ts'
import { TextAreas } from './textAreas.ts'

/** Longest step of the sky's time in one frame, s. After a pause the sky continues from the same state. */
const LONGEST_STEP_S = 0.1

/**
 * The state of a frame: the sky's time, and the look, which eases from one view to the next. `setFacts` takes the store's
 * discrete facts. `step` moves to a moment. The drawing parts only read. A step allocates nothing.
 */
export class SkyFrame {
  timeS = 0
  widthPx = 1
  heightPx = 1
  pixelRatio = 1
  scrollPx = 0
  constants: Constants = defaults
  palette: Palette = palette
  /** Progress of the running transition, eased, [0, 1]: 1 when there is none. */
  mix = 1
  readonly look = blankLook()
  readonly moon = new MoonPlace(this)
  /** Number of stars before and after the running transition. */
  readonly count: [number, number] = [0, 0]
  /** Least and most time between twinkles before the running transition, then after it, s. */
  readonly twinkleS: [number, number, number, number] = [1, 3, 1, 3]
  readonly text = new TextAreas()
  /** Parallax of the nearest stars, CSS px. */
  readonly parallax = new Parallax()
  readonly snap = new PixelSnap()
  /** Cache key of the moon's picture. Changes when the picture is stale. */
  revision = 0
  readonly night = new NightGlide()
  readonly gaze = new Gaze()
  /** Half the width and half the height of a night's dome, CSS px. */
  dome = domeHalfAxes(1, 1)

  readonly #from: Look = blankLook()
  readonly #to: Look = blankLook()
  readonly #hold = new MoonHold()
  readonly #transition = { opening: false, calm: false }
  #lastS: number | null = null
  #startedS = 0
  #durationS = 0
  #frozenS: number | null = null
  #frozenOpeningS: number | null = null
  #targetMoon: MoonFacts = { phase: 0, tilt: 0 }
  #view: View | 'gate' = 'gate'

  get isMoving(): boolean {
    const isChanging = this.mix < 1 || this.#hold.isChanging || this.gaze.isChanging
    return (this.#frozenS === null || isChanging) && this.#frozenOpeningS === null
  }

  /** True if only light changes: moon and stars are on whole pixels. */
  get isSettled(): boolean {
    return this.mix >= 1 && this.snap.progress >= 1 && !this.#hold.isChanging
  }

  /** True if the sky follows pointer and scroll. */
  get followsInput(): boolean {
    return !this.#transition.calm && this.#frozenS === null
  }

  /** Number of stars that can have a place in the shown night. */
  get nightStars(): number {
    return this.count[this.mix < 0.5 ? 0 : 1]
  }

  /** Number of stars to draw. */
  get stars(): number {
    return this.mix < 1 ? Math.max(this.count[0], this.count[1]) : this.count[1]
  }

  /** Shift of the nearest stars by the page's scroll, CSS px, downwards. */
  get starsY(): number {
    return this.parallax.y - (this.followsInput ? this.scrollPx * this.constants.parallax.scroll : 0)
  }

  /** Follows the pointer: from -1 at the window's left and top to 1 at its right and bottom. */
  aimAt(x: number, y: number): void {
    const { pointerPx } = this.constants.parallax
    this.parallax.aim(-x * pointerPx, -y * pointerPx)
  }

  resize(widthPx: number, heightPx: number, pixelRatio: number): void {
    this.revision++
    this.widthPx = widthPx
    this.heightPx = heightPx
    this.pixelRatio = pixelRatio
    this.dome = domeHalfAxes(widthPx, heightPx)
    this.#aimOrArrive()
  }

  /** Sets the store's facts. A new view or an opened gate starts a transition; any other change applies at once. */
  setFacts(facts: SceneState, nowS: number): void {
    const { constants, phase, openingStartedMs, view, frozenOpeningS } = facts
    const isFirst = this.#lastS === null
    this.revision++
    const before = this.#view
    this.#frozenOpeningS = phase === 'opening' ? frozenOpeningS : null
    const isFrozenOpening = this.#frozenOpeningS !== null
    this.constants = constants
    this.palette = facts.palette
    this.#transition.calm = facts.motion !== 'full'
    this.#frozenS = facts.frozenTimeS
    this.gaze.setGazing(facts.isStargazing)
    const { phase: moonPhase, tilt } = shownMoon(facts)
    this.#targetMoon = { phase: visiblePhase(moonPhase), tilt }
    this.#hold.setHeld(facts.isMoonHeld)
    if (isFirst) this.#setCounts(view)
    if (isFirst && isFrozenOpening) this.#aimOrArrive()
    this.#view = phase === 'gate' ? 'gate' : view
    const moves = this.#view !== before && (!isFirst || isFrozenOpening)
    const changesNight = facts.night !== this.night.target
    if (this.#view === 'gate') this.mix = 1
    else if (moves || (changesNight && !isFirst)) {
      Object.assign(this.#from, this.look)
      this.#transition.opening = moves && before === 'gate'
      const { opening } = this.#transition
      this.#startedS = opening && openingStartedMs !== null ? openingStartedMs / 1000 : nowS
      const viewMs = opening ? constants.gate.fadeOutMs : constants.transition.durationMs
      this.#durationS = (moves ? viewMs : this.night.durationMs(facts.night)) / 1000
      this.mix = 0
      this.count[0] = this.count[1]
      this.twinkleS.copyWithin(0, 2)
    }
    if (changesNight || moves) this.night.begin(facts.night)
    if (isFirst) this.gaze.step(Number.POSITIVE_INFINITY)
    this.#setCounts(view)
    this.#aimOrArrive()
  }

  /** Moves to a moment. @param nowS seconds of a monotonic clock */
  step(nowS: number): void {
    const deltaS = this.#lastS === null ? 0 : Math.min(LONGEST_STEP_S, nowS - this.#lastS)
    this.#lastS = nowS
    this.timeS =
      this.#frozenS ?? this.timeS + deltaS * (this.#transition.calm ? this.constants.calm.speed : 1)
    if (this.followsInput) this.parallax.step(deltaS)
    this.snap.step(deltaS, this)
    this.gaze.step(deltaS)
    const holdChanges = this.#hold.isChanging
    if (holdChanges) this.#hold.step(deltaS)
    if (this.mix >= 1) {
      if (holdChanges) this.#arrive()
      return
    }
    const passedS = this.#frozenOpeningS ?? Math.max(0, nowS - this.#startedS)
    const progress = this.#durationS > 0 ? Math.min(1, passedS / this.#durationS) : 1
    if (progress >= 1) this.#arrive()
    else {
      lookBetween(this.#from, this.#to, progress, this.#transition, this.look)
      this.#hold.applyTo(this.look)
      this.night.step(progress, this.#transition.calm)
      this.mix = Math.min(easeInOut(progress), 1 - Number.EPSILON)
    }
  }

  #setCounts(view: View): void {
    const { stars, twinkleMinS, twinkleMaxS } = this.constants.views[view]
    this.count[1] = stars
    this.twinkleS[2] = twinkleMinS
    this.twinkleS[3] = twinkleMaxS
  }

  /** Computes the look at the end of the running transition. Without a transition it applies at once. */
  #aimOrArrive(): void {
    const { calm } = this.#transition
    lookAt(this.#view, this.constants, this.widthPx, this.heightPx, calm, this.#targetMoon, this.#to)
    if (this.mix >= 1) this.#arrive()
  }

  #arrive(): void {
    this.mix = 1
    this.night.step(1, this.#transition.calm)
    Object.assign(this.look, this.#to)
    if (this.#hold.isChanging || this.#hold.progress > 0) this.revision++
    this.#hold.applyTo(this.look)
  }
}
