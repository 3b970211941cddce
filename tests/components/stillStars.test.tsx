import { expect, it, onTestFinished } from 'vitest'
import { dimStillStars } from '../../src/scene/dimStillStars.ts'

/** Shows a page with a text and a field in its second window, in front of stars. @returns which stars are marked */
function showStars(stars: string) {
  document.body.innerHTML = `
    <svg>${stars}</svg>
    <main style="position: absolute; top: 0; height: 300vh">
      <p style="position: absolute; margin: 0; left: 0; top: 100vh; width: 40vw; font: 50vh serif">Stars</p>
      <input style="position: absolute; left: 60vw; top: 180vh; width: 20vw; height: 10vh" />
    </main>`
  const sky = document.querySelector('svg') as SVGElement
  const controller = new AbortController()
  dimStillStars(sky, controller.signal)
  onTestFinished(() => controller.abort())
  return () => [...sky.children].map((star) => star.hasAttribute('data-near-text'))
}

it('marks the still stars near text, and no others, also after the page has scrolled', async () => {
  const marked = showStars(
    '<circle cx="10%" cy="50%" r="1"/><circle cx="95%" cy="50%" r="1"/><svg x="10%" y="10%"></svg>',
  )
  scrollTo(0, innerHeight)
  await expect.poll(marked).toEqual([true, false, true])
  scrollTo(0, innerHeight * 0.7)
  await expect.poll(marked).toEqual([true, false, false])
})

it('marks a star behind a field, and a star with a cross at a greater distance than a plain one', async () => {
  const fieldRightPx = 0.8 * innerWidth
  const beside = `${((fieldRightPx + 40) / innerWidth) * 100}%`
  const marked = showStars(
    `<circle cx="70%" cy="85%" r="1"/><circle cx="${beside}" cy="85%" r="1"/><svg x="${beside}" y="85%"></svg>`,
  )
  scrollTo(0, innerHeight)
  await expect.poll(marked).toEqual([true, false, true])
})
