/**
 * Measures the time that a frame takes on the main thread, from its first animation callback. That callback posts a message,
 * which arrives when the scripts, styles and layout of the frame are done.
 */
export function startFrameMeter() {
  const originalRequest = window.requestAnimationFrame
  const channel = new MessageChannel()
  // NaN between frames.
  let startedMs = Number.NaN
  let spentMs = 0
  let frames = 0
  window.requestAnimationFrame = (callback) =>
    originalRequest.call(window, (nowMs) => {
      if (Number.isNaN(startedMs)) {
        startedMs = performance.now()
        channel.port2.postMessage(null)
      }
      callback(nowMs)
    })
  channel.port1.onmessage = () => {
    spentMs += performance.now() - startedMs
    frames++
    startedMs = Number.NaN
  }
  return {
    /** The mean time of the frames since the last call, ms. NaN without frames. */
    read: () => {
      const frameMs = spentMs / frames
      spentMs = 0
      frames = 0
      return frameMs
    },
    end: () => {
      window.requestAnimationFrame = originalRequest
      channel.port1.close()
    },
  }
}
