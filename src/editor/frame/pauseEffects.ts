/** Whoever waits longer than this for a change, milliseconds, sees it late: two frames. */
const LATE_MS = 34
/** So long after the last change effects go on, milliseconds: more than lies between two letters. */
const GO_ON_AFTER_MS = 700

const PAUSED = new CSSStyleSheet()
PAUSED.replaceSync('*, ::before, ::after { animation-play-state: paused !important; }')

let timer = 0

/**
 * Lets effects wait for whoever types where the device is too slow for both: after a change that was seen late, until
 * changes have ceased for a moment. What is composed for every step of every drop is not there for a letter.
 *
 * @param tookMs milliseconds from being told of a change until it was drawn
 */
export function pauseEffectsIfLate(tookMs: number): void {
  const isPaused = timer !== 0
  if (!isPaused && tookMs <= LATE_MS) return
  clearTimeout(timer)
  timer = window.setTimeout(goOn, GO_ON_AFTER_MS)
  if (!isPaused) document.adoptedStyleSheets.push(PAUSED)
}

function goOn(): void {
  timer = 0
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== PAUSED)
}
