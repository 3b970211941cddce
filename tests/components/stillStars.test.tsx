import { afterEach, expect, it } from 'vitest'
import { dimStillStars } from '../../src/scene/dimStillStars.ts'

afterEach(() => {
  document.body.innerHTML = ''
})

it('marks the still stars behind text, and no others, also after the page has scrolled', async () => {
  document.body.innerHTML = `
    <svg><circle cx="10%" cy="50%" r="1"/><circle cx="90%" cy="50%" r="1"/><svg x="10%" y="10%"></svg></svg>
    <main style="position: absolute; top: 0; height: 300vh">
      <p style="position: absolute; margin: 0; left: 0; top: 100vh; width: 40vw; font: 50vh serif">Stars</p>
    </main>`
  const sky = document.querySelector('svg') as SVGElement
  const marked = () => [...sky.children].map((star) => star.hasAttribute('data-behind-text'))
  const stop = dimStillStars(sky)
  scrollTo(0, innerHeight)
  await expect.poll(marked).toEqual([true, false, true])
  scrollTo(0, innerHeight * 0.7)
  await expect.poll(marked).toEqual([true, false, false])
  stop()
})
