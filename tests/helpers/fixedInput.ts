import fc from 'fast-check'
import { inject } from 'vitest'

// A setup file: the random input is the same in each run, unless MOONGATE_SEED chooses another.
fc.configureGlobal({ seed: inject('seed') })

declare module 'vitest' {
  interface ProvidedContext {
    seed: number
  }
}
