// The effects of Blood Moon: blood rain, and the pool that it falls into. They are decoration: the page is whole
// without them. Where every drop is follows from the time alone, so nothing is kept and nothing piles up.
;(() => {
  const root = document.documentElement
  const canvas = document.querySelector('canvas.rain')
  const pause = document.querySelector('button.pause')
  const pen = canvas?.getContext('2d')
  if (!pen || !pause || root.dataset.motion) return

  const POOL = 0.15 // of the height, as in the style sheet
  const DROPS_PER_PIXEL = 1 / 6500
  const RIPPLE_S = 1.8
  const calm = matchMedia('(prefers-reduced-motion: reduce)')
  let width = 0
  let height = 0
  let look = readLook()
  let time = 20
  let last = 0
  let asked = 0

  // A number in [0, 1) that is always the same for the same two numbers.
  function chance(one, other) {
    const n = Math.sin(one * 127.1 + other * 311.7) * 43758.5453
    return n - Math.floor(n)
  }

  function readLook() {
    const { effects, strength, glow, accent } = document.body.dataset
    return { on: effects === 'on', strength: Number(strength), glow, accent }
  }

  function drawDrop(index) {
    const depth = chance(index, 1) ** 1.6
    const fall = 1.5 - 0.8 * depth
    const cycle = fall + RIPPLE_S + chance(index, 2) * 2
    const turns = time / cycle + chance(index, 3)
    const turn = Math.floor(turns)
    const age = (turns - turn) * cycle
    const x = chance(index, turn + 4) * width
    const y = height * (1 - POOL * (0.94 - 0.86 * depth))
    if (age < fall) drawStreak(x, y, (age / fall) ** 1.15, depth)
    else if (age < fall + RIPPLE_S) drawRipple(x, y, (age - fall) / RIPPLE_S, depth)
  }

  function drawStreak(x, floor, share, depth) {
    const length = 36 + 110 * depth
    const half = 0.5 + 1.1 * depth
    const tip = -length + (floor + length) * share
    pen.globalAlpha = 0.22 + 0.5 * depth
    pen.fillStyle = look.glow
    pen.beginPath()
    pen.moveTo(x, tip - length)
    pen.lineTo(x + half, tip)
    pen.arc(x, tip, half, 0, Math.PI)
    pen.fill()
  }

  function drawRipple(x, y, share, depth) {
    pen.strokeStyle = look.accent
    for (const late of [0, 0.22]) {
      const grown = (share - late) / (1 - late)
      if (grown <= 0) continue
      const radius = (10 + 46 * depth) * grown ** 0.6
      pen.globalAlpha = (0.15 + 0.4 * depth) * (1 - grown) ** 1.5
      pen.lineWidth = 0.6 + depth
      pen.beginPath()
      pen.ellipse(x, y, radius, radius * (0.14 + 0.12 * depth), 0, 0, 2 * Math.PI)
      pen.stroke()
    }
  }

  // The moon in the pool, broken into bands by the waves.
  function drawReflection() {
    const bands = 9
    pen.fillStyle = look.accent
    for (let band = 0; band < bands; band++) {
      const down = (band + 0.5) / bands
      const sway = Math.sin(time * (0.9 + 0.1 * band) + band * 1.7)
      const half = Math.min(width * 0.3, 170) * (0.55 + 0.35 * down + 0.14 * sway)
      pen.globalAlpha = 0.13 * (1 - down) * (0.8 + 0.2 * sway)
      pen.beginPath()
      pen.ellipse(
        width / 2 + sway * 6,
        height * (1 - POOL * (1 - down)),
        half,
        1.5 + 3.5 * down,
        0,
        0,
        2 * Math.PI,
      )
      pen.fill()
    }
  }

  function draw() {
    pen.clearRect(0, 0, width, height)
    drawReflection()
    const drops = Math.min(width * height * DROPS_PER_PIXEL, 220) * look.strength
    for (let index = 0; index < drops; index++) drawDrop(index)
    pen.globalAlpha = 1
  }

  function frame(now) {
    time += Math.min((now - last) / 1000, 0.05)
    last = now
    draw()
    asked = requestAnimationFrame(frame)
  }

  // Begins anew from what the page says now: moving, or still.
  function start() {
    cancelAnimationFrame(asked)
    look = readLook()
    const moving = look.on && !calm.matches && pause.getAttribute('aria-pressed') !== 'true'
    root.dataset.motion = moving ? 'moving' : 'still'
    pause.hidden = !look.on || calm.matches
    const sharpness = Math.min(devicePixelRatio, 1.5)
    width = innerWidth
    height = innerHeight
    canvas.width = width * sharpness
    canvas.height = height * sharpness
    pen.scale(sharpness, sharpness)
    draw()
    if (!moving) return
    last = performance.now()
    asked = requestAnimationFrame(frame)
  }

  pause.addEventListener('click', () => {
    pause.setAttribute('aria-pressed', String(pause.getAttribute('aria-pressed') !== 'true'))
    start()
  })
  calm.addEventListener('change', start)
  addEventListener('resize', start)
  new MutationObserver(start).observe(document.body, { attributes: true })
  start()
})()
