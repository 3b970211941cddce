import { yieldToInput } from '../lib/yieldToInput.ts'
import { afterOpening } from './afterOpening.ts'

/** Ends a step of the sky's start; resolves when the next one may begin. Rejects when the start is abandoned. */
export type NextStep = () => Promise<void>

/** Steps that let input come between them, pause while the gate opens, and end with a signal. */
export function stepsUntil(signal: AbortSignal): NextStep {
  return async () => {
    await yieldToInput()
    await afterOpening()
    signal.throwIfAborted()
  }
}
