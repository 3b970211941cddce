import { editorWords } from '../../site/editorWords.ts'
import type { Unpacked } from './unpackWorker.ts'

const TIMEOUT_MS = 10_000

let idleWorker: Worker | null = null

/** Starts a worker in advance, so that an open editor can import offline. */
export function prefetchUnpacker(): void {
  idleWorker ??= startWorker(() => {
    idleWorker = null
  })
}

/** Unpacks an untrusted file in a worker. @returns null if the worker fails @throws for an unreadable file */
export async function unpackFile(file: File): Promise<Unpacked | null> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return new Promise((resolve) => {
    const worker = idleWorker ?? startWorker()
    idleWorker = null
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
function startWorker(onError?: () => void): Worker | null {
  try {
    const worker = new Worker(new URL('./unpackWorker.ts', import.meta.url), { type: 'module' })
    worker.onerror = (event) => {
      // The next import starts another worker, and reports its failure.
      event.preventDefault()
      onError?.()
    }
    return worker
  } catch {
    return null
  }
}
