/** Resolves in a later task, so that the browser can handle input and render first. */
export function yieldToInput(): Promise<void> {
  // Not all browsers have `scheduler.yield`.
  const { scheduler } = globalThis as { scheduler?: Partial<Scheduler> }
  if (scheduler?.yield) return scheduler.yield()
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
