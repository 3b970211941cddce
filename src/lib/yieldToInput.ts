/** Ends the running task and resolves in a later one. The browser can handle input and render between the two. */
export function yieldToInput(): Promise<void> {
  // TypeScript declares `scheduler`, but some browsers do not have it.
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
