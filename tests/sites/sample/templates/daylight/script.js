// Leaves fall where the page is pressed. The style sheet moves the branch.
;(() => {
  const root = document.documentElement
  if (root.dataset.script) return
  root.dataset.script = 'running'

  const MAX_LEAVES_PER_PRESS = 3
  const FALL_PX = 170
  const HALF_LEAF_PX = { width: 12, height: 8 }
  const currentStrength = globalThis.watchEffects()
  const leaves = document.querySelectorAll('.leaf')
  let nextLeaf = 0

  function randomBetween(min, max) {
    return min + Math.random() * (max - min)
  }

  // Lets the next leaf of the page fall from a point. It sways to both sides and fades out.
  function dropLeaf(x, y) {
    const swayPx = randomBetween(20, 50)
    // `side`: from -1, one side, to 1, the other.
    const transformAt = (progress, side) => {
      const left = x - HALF_LEAF_PX.width + swayPx * side
      const top = y - HALF_LEAF_PX.height + FALL_PX * progress
      return `translate(${left}px, ${top}px) rotate(${side * 40 + progress * 160}deg)`
    }
    leaves[nextLeaf].animate(
      [
        { opacity: 0.9, transform: transformAt(0, 0) },
        { opacity: 0.9, transform: transformAt(0.3, 1) },
        { opacity: 0.7, transform: transformAt(0.65, -1) },
        { opacity: 0, transform: transformAt(1, 0.5) },
      ],
      { duration: randomBetween(1800, 2600), easing: 'ease-in-out' },
    )
    nextLeaf = (nextLeaf + 1) % leaves.length
  }

  function press({ clientX, clientY }) {
    const count = MAX_LEAVES_PER_PRESS * currentStrength()
    for (let i = 0; i < count; i++) dropLeaf(clientX + randomBetween(-16, 16), clientY)
  }

  addEventListener('pointerdown', press)
})()
