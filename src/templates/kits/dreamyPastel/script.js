// The hearts of Dreamy and Pastel: they pop out where the page is pressed, and a shine runs over the button. What moves
// by itself, the sky and the hearts behind the portrait, is in style.css. The page is whole without all of it.
;(() => {
  const root = document.documentElement
  if (root.dataset.script) return
  root.dataset.script = 'running'

  const { body } = document
  const HALF_PX = 12
  const calm = matchMedia('(prefers-reduced-motion: reduce)')
  const pause = document.querySelector('.pause')
  const hearts = document.querySelectorAll('.pop')
  let next = 0

  // How much may move, from 0 to 1: nothing for those who asked for rest.
  function strength() {
    const on = body.dataset.effects === 'on' && !calm.matches && !('paused' in root.dataset)
    return on ? Number(body.dataset.strength) : 0
  }

  function between(low, high) {
    return low + Math.random() * (high - low)
  }

  // A heart flies up and away from a point. The hearts take turns, and the oldest gives way.
  function pop(x, y) {
    const size = between(0.5, 1.15)
    const aside = between(-70, 70)
    const rise = between(50, 130)
    const turn = between(-50, 50)
    const step = (share, scale) =>
      `translate(${x - HALF_PX + aside * share}px, ${y - HALF_PX - rise * share}px) ` +
      `rotate(${turn * share}deg) scale(${scale * size})`
    hearts[next].animate(
      [
        { opacity: 1, transform: step(0, 0) },
        { opacity: 1, transform: step(0.55, 1.2), offset: 0.25 },
        { opacity: 1, transform: step(0.8, 0.95), offset: 0.55 },
        { opacity: 0, transform: step(1, 0.7) },
      ],
      { duration: between(800, 1300), easing: 'cubic-bezier(0.2, 0.7, 0.4, 1)' },
    )
    next = (next + 1) % hearts.length
  }

  function shine(link) {
    const across = [{ transform: 'translateX(55%)' }, { transform: 'translateX(-55%)' }]
    link.animate(across, { pseudoElement: '::after', duration: 750, easing: 'ease-in-out' })
  }

  function press({ clientX: x, clientY: y, target }) {
    const much = strength()
    const many = Math.round(9 * much)
    for (let i = 0; i < many; i++) pop(x, y)
    const link = target.closest?.('a.link')
    if (link && much > 0) shine(link)
  }

  // The button is there only while there is something to pause.
  function offerPause() {
    pause.hidden = calm.matches || body.dataset.effects !== 'on' || Number(body.dataset.strength) === 0
  }

  function togglePause() {
    const paused = root.toggleAttribute('data-paused')
    pause.setAttribute('aria-pressed', String(paused))
  }

  addEventListener('pointerdown', press, { passive: true })
  // iPhones show what is pressed only on a page that listens to touches.
  addEventListener('touchstart', () => {}, { passive: true })
  pause.addEventListener('click', togglePause)
  calm.addEventListener('change', offerPause)
  new MutationObserver(offerPause).observe(body, { attributes: true })
  offerPause()
})()
