import { editorWords } from '../../site/editorWords.ts'
import type { Unpacked } from './unpackWorker.ts'

const TIMEOUT_MS = 10_000

let waiting: Worker | null = null

/** Fetches the code that unpacks a file, so that an open editor imports offline too. */
export function prefetchUnpacker(): void {
  waiting ??= startWorker(() => {
    waiting = null
  })
}

/** Unpacks an untrusted file in a worker. @returns null when the worker could not be fetched */
export async function unpackFile(file: File): Promise<Unpacked | null> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return new Promise((resolve) => {
    const worker = waiting ?? startWorker(() => {})
    waiting = null
    if (!worker) return resolve(null)
    const end = (answer: Unpacked | null) => {
      clearTimeout(timer)
      worker.terminate()
      prefetchUnpacker()
      resolve(answer)
    }
    const timer = setTimeout(end, TIMEOUT_MS, { refusal: editorWords.import.tooLong })
    worker.onmessage = ({ data }: MessageEvent<Unpacked>) => end(data)
    worker.onerror = (event) => {
      event.preventDefault()
      end(null)
    }
    worker.postMessage(bytes, [bytes.buffer])
  })
}

/** @returns null if the browser or a policy denies workers */
function startWorker(onError: () => void): Worker | null {
  try {
    const worker = new Worker(new URL('./unpackWorker.ts', import.meta.url), { type: 'module' })
    worker.onerror = (event) => {
      // A failure is reported when the visitor imports.
      event.preventDefault()
      onError()
    }
    return worker
  } catch {
    return null
  }
}
