/** Ends the running task; resolves in a later one, so that input and rendering may come between the two. */
export function yieldToInput(): Promise<void> {
  // Not every browser has it, whatever TypeScript's declarations say.
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
