/** Calls back once the next frame is painted, or soon on a hidden page, which has no frames. @returns a function that cancels */
export function afterFrame(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  // The frame is painted after its callbacks.
  const callLater = () => {
    timer = setTimeout(callback)
  }
  if (document.hidden) callLater()
  const frame = document.hidden ? 0 : requestAnimationFrame(callLater)
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
