/** What the frames of the last moment took. */
export interface FrameCost {
  /** Main-thread milliseconds a frame, from its first callback until it is handed on to be shown; NaN without frames. */
  readonly mainThreadMs: number
}

/**
 * Measures what a frame takes of the main thread. It has to be there before any other callback of the frame, so it
 * stands in for `requestAnimationFrame` until it is ended; a message that is sent from there arrives once script, styles
 * and layout are done. It asks for no frame itself.
 */
export class FrameMeter {
  readonly #request = window.requestAnimationFrame
  readonly #channel = new MessageChannel()
  #startedMs: number | null = null
  #spentMs = 0
  #frames = 0

  constructor() {
    this.#channel.port1.onmessage = this.#ended
    const request = this.#request.bind(window)
    window.requestAnimationFrame = (callback) =>
      request((nowMs) => {
        this.#started()
        callback(nowMs)
      })
  }

  /** What frames have taken since this was asked last. */
  read(): FrameCost {
    const mainThreadMs = this.#spentMs / this.#frames
    this.#spentMs = 0
    this.#frames = 0
    return { mainThreadMs }
  }

  end(): void {
    window.requestAnimationFrame = this.#request
    this.#channel.port1.close()
  }

  #started(): void {
    if (this.#startedMs !== null) return
    this.#startedMs = performance.now()
    this.#channel.port2.postMessage(null)
  }

  readonly #ended = (): void => {
    if (this.#startedMs === null) return
    this.#spentMs += performance.now() - this.#startedMs
    this.#frames++
    this.#startedMs = null
  }
}
