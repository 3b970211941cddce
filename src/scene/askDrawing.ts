import type { Drawing } from './drawingProbe.ts'

/** A worker that has not answered after this long is not waited for, milliseconds. */
const LONGEST_ANSWER_MS = 2000

let asked: Promise<Drawing> | undefined

/**
 * Asks a worker, once a visit, what draws WebGL on this device. The answer is a hint; the page's own context is the
 * judge. Asked before hydration, the worker answers while the page's thread is busy with that.
 *
 * @returns 'unknown' where the worker fails, cannot tell or does not answer
 */
export function askDrawing(): Promise<Drawing> {
  asked ??= new Promise<Drawing>((resolve) => {
    const probe = new Worker(new URL('./drawingProbe.ts', import.meta.url), { type: 'module' })
    const answer = (drawing: Drawing) => {
      clearTimeout(timer)
      probe.terminate()
      resolve(drawing)
    }
    const timer = setTimeout(answer, LONGEST_ANSWER_MS, 'unknown')
    probe.onmessage = ({ data }: MessageEvent<Drawing>) => answer(data)
    probe.onerror = (event) => {
      event.preventDefault()
      answer('unknown')
    }
  }).catch(() => 'unknown')
  return asked
}
