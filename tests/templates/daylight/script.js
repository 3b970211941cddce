// A leaf falls where the page is pressed. The branch moves in style.css.
;(() => {
  const root = document.documentElement
  if (root.dataset.script) return
  root.dataset.script = 'running'

  const strength = globalThis.watchEffects()
  const leaves = document.querySelectorAll('.leaf')
  let next = 0

  function between(low, high) {
    return low + Math.random() * (high - low)
  }

  // A leaf sways down from a point and fades. The leaves take turns.
  function fall(x, y) {
    const side = between(20, 50)
    const step = (share, aside) =>
      `translate(${x - 12 + aside * side}px, ${y - 8 + 170 * share}px) rotate(${aside * 40 + 160 * share}deg)`
    leaves[next].animate(
      [
        { opacity: 0.9, transform: step(0, 0) },
        { opacity: 0.9, transform: step(0.3, 1) },
        { opacity: 0.7, transform: step(0.65, -1) },
        { opacity: 0, transform: step(1, 0.5) },
      ],
      { duration: between(1800, 2600), easing: 'ease-in-out' },
    )
    next = (next + 1) % leaves.length
  }

  function press({ clientX, clientY }) {
    for (let i = 0; i < 3 * strength(); i++) fall(clientX + between(-16, 16), clientY)
  }

  addEventListener('pointerdown', press)
})()
