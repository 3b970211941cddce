import { beforeEach, expect, it } from 'vitest'
import { commands } from 'vitest/browser'
import { render } from './render.ts'

const root = document.documentElement
const sheet = new CSSStyleSheet()
// More specific than any selector in the site's style sheets.
const parts = ['', '::before', '::after'].map((part) => `:root #moving#moving#moving${part}`).join()
sheet.replaceSync(`
  @keyframes turn { to { rotate: 1turn } }
  ${parts} { content: ""; animation: turn 1s infinite; transition: opacity 1s }
`)

/** The animation and the transition of an element and of its two pseudo-elements. */
function motions(): string[] {
  const element = document.getElementById('moving') ?? root
  return [null, '::before', '::after'].map((part) => {
    const { animationName, transitionDuration } = getComputedStyle(element, part)
    return `${animationName} ${transitionDuration}`
  })
}
const MOVING = ['turn 1s', 'turn 1s', 'turn 1s']
const STILL = ['none 0s', 'none 0s', 'none 0s']

beforeEach(() => {
  document.adoptedStyleSheets.push(sheet)
  render(<div id="moving" />)
})

it('stops every animation when motion is still, even if a component’s selector is more specific', () => {
  root.dataset.motion = 'full'
  expect(motions()).toEqual(MOVING)
  root.dataset.motion = 'still'
  expect(motions()).toEqual(STILL)
})

it('follows the system’s setting until the script has chosen the motion', async () => {
  delete root.dataset.motion
  await commands.emulateMedia({ reducedMotion: 'no-preference' })
  expect(motions()).toEqual(MOVING)
  await commands.emulateMedia({ reducedMotion: 'reduce' })
  expect(motions()).toEqual(STILL)
  root.dataset.motion = 'full'
  expect(motions()).toEqual(MOVING)
})
