import type { Drawing } from './drawingProbe.ts'

/** Asks a worker what draws WebGL on this device, and calls back with its answer. @returns what takes the question back */
export function askDrawing(callback: (drawing: Drawing) => void): () => void {
  const probe = new Worker(new URL('./drawingProbe.ts', import.meta.url), { type: 'module' })
  const end = () => {
    probe.onmessage = null
    probe.onerror = null
    probe.terminate()
  }
  const answer = (drawing: Drawing) => {
    end()
    callback(drawing)
  }
  probe.onmessage = ({ data }: MessageEvent<Drawing>) => answer(data)
  probe.onerror = (event) => {
    event.preventDefault()
    answer('unknown')
  }
  return end
}
