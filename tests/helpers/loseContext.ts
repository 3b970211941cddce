import type { Page } from 'playwright/test'

/** Loses the context and gets it back, so many times in a row. */
export function loseAndRestore(page: Page, times: number): Promise<void> {
  return page.evaluate(async (many) => {
    const canvas = document.querySelector('canvas')
    const extension = canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context')
    if (!canvas || !extension) throw new Error('there is no context to lose')
    const happened = (type: string) =>
      new Promise((resolve) => canvas.addEventListener(type, resolve, { once: true }))
    const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    for (let i = 0; i < many; i++) {
      const lost = happened('webglcontextlost')
      extension.loseContext()
      await lost
      // A context may not be restored in the task in which it was lost.
      await new Promise((resolve) => setTimeout(resolve))
      const restored = happened('webglcontextrestored')
      extension.restoreContext()
      await restored
      await drawn()
    }
  }, times)
}
