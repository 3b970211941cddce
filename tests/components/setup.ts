// The style sheets of a page, because focus rings, visibility and contrast depend on them.
import 'virtual:constants.css'
import 'virtual:pictures.css'
import '../../src/styles/tokens.css'
import '../../src/styles/fonts.css'
import '../../src/styles/base.css'
import '../../src/styles/motion.css'
import '../../src/styles/print.css'
import { afterEach } from 'vitest'
import { commands, page } from 'vitest/browser'
import { unmountAll } from './render.ts'

document.documentElement.dataset.js = 'ready'
// Nothing moves, so that a test need not wait for transitions.
document.documentElement.dataset.motion = 'still'
document.documentElement.lang = 'en'

afterEach(async () => {
  unmountAll()
  sessionStorage.clear()
  await page.viewport(1280, 800)
  await commands.emulateMedia({ contrast: null, forcedColors: null })
})
