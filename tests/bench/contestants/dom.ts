import './dom.css'
import { skyElement, starCount } from './contestant.ts'

const FALLING_EVERY_MS = 300
/** As long as the animation `fall` in `dom.css`. */
const FALLING_FOR_MS = 4000
const GLYPHS = ['⭐', '🌟', '✨', '💫'] as const

const sky = skyElement()
const between = (min: number, max: number) => min + (max - min) * Math.random()

for (let i = 0; i < starCount; i++) {
  const star = document.createElement('div')
  const sizePx = between(1, 4)
  star.className = 'star'
  star.style.cssText = `left:${between(0, 100)}%;top:${between(0, 100)}%;width:${sizePx}px;height:${sizePx}px;
    animation-duration:${between(1, 3)}s`
  sky.append(star)
}

setInterval(() => {
  const falling = document.createElement('span')
  falling.className = 'falling'
  falling.textContent = GLYPHS[Math.floor(between(0, GLYPHS.length))] ?? GLYPHS[0]
  falling.style.cssText = `left:${between(0, 100)}%;top:${between(0, 20)}%;font-size:${between(10, 30)}px`
  sky.append(falling)
  setTimeout(() => falling.remove(), FALLING_FOR_MS)
}, FALLING_EVERY_MS)

// The style sheet animates the stars: there are no draw calls, and no frames to count.
window.contestant = { drawCalls: () => 0, frames: () => null }
