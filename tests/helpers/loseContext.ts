import type { Page } from 'playwright/test'

/** Loses and restores the sky's WebGL context a number of times. Waits until a new canvas replaces the last one. */
export function loseAndRestore(page: Page, times: number): Promise<void> {
  return page.evaluate(async (count) => {
    const twoFrames = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const liveCanvas = async () => {
      for (;;) {
        const canvas = document.querySelector<HTMLCanvasElement>('[data-renderer="webgl"] canvas')
        if (canvas) return canvas
        await twoFrames()
      }
    }
    for (let i = 0; i < count; i++) {
      const canvas = await liveCanvas()
      const extension = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')
      if (!extension) throw new Error('there is no context to lose')
      const lost = new Promise((resolve) =>
        canvas.addEventListener('webglcontextlost', resolve, { once: true }),
      )
      extension.loseContext()
      await lost
      // A context can be restored only after the task of its `webglcontextlost` event.
      await new Promise((resolve) => setTimeout(resolve))
      extension.restoreContext()
      while (document.contains(canvas)) await twoFrames()
    }
    await liveCanvas()
    await twoFrames()
  }, times)
}
