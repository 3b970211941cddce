import { attempt } from '../lib/attempt.ts'
import type { Drawing, SkyTextures } from './skyWorker.ts'

/** A worker that has not answered after this long is not waited for, milliseconds. */
const LONGEST_ANSWER_MS = 2000

interface Answers {
  /** What draws WebGL here: a hint, for the page's own context is the judge. 'unknown' where the worker cannot tell. */
  readonly drawing: Promise<Drawing>
  /** Null where the worker fails or does not answer, or the moon does not come. */
  readonly textures: Promise<SkyTextures | null>
}

let asked: Answers | undefined

/** Asks the sky's worker, once a visit: before hydration, so that it answers while the page's thread is busy. */
export function askSkyWorker(): Answers {
  asked ??= ask()
  return asked
}

function ask(): Answers {
  const worker = attempt(() => new Worker(new URL('./skyWorker.ts', import.meta.url), { type: 'module' }))
  /** Resolves with the first answer of a type, or with what stands for none. */
  const answer = <T extends Drawing | SkyTextures | null>(type: 'string' | 'object', none: T) =>
    new Promise<T>((resolve) => {
      if (!worker) resolve(none)
      worker?.addEventListener('message', ({ data }) => typeof data === type && resolve(data as T))
      worker?.addEventListener('error', (event) => {
        event.preventDefault()
        resolve(none)
      })
      setTimeout(resolve, LONGEST_ANSWER_MS, none)
    })
  const textures = answer<SkyTextures | null>('object', null)
  void textures.then(() => worker?.terminate())
  return { drawing: answer<Drawing>('string', 'unknown'), textures }
}
