// The style sheets of a page, because focus rings, visibility and contrast depend on them.
import 'virtual:constants.css'
import 'virtual:pictures.css'
import '../../src/styles/tokens.css'
import '../../src/styles/fonts.css'
import '../../src/styles/base.css'
import '../../src/styles/motion.css'
import '../../src/styles/print.css'
import { afterEach, beforeAll } from 'vitest'
import { cleanUp } from './cleanUp.ts'

// Also before the first test of a file.
beforeAll(cleanUp)
afterEach(cleanUp)
