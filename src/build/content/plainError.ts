import { inspect } from 'node:util'

/** An error without a stack, which an owner does not need. */
export function plainError(message: string): Error {
  return Object.assign(new Error(message), { stack: '', [inspect.custom]: () => message })
}
