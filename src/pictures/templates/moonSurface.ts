import { clamp01, fbm, noise, seeded, smoothstep } from './noise.ts'

type Spot = readonly [x: number, y: number, radius: number]

const MARIA: readonly Spot[] = [
  [-0.26, -0.5, 0.3],
  [0.26, -0.43, 0.2],
  [0.47, -0.14, 0.22],
  [0.79, -0.29, 0.11],
  [0.71, 0.09, 0.15],
  [0.51, 0.26, 0.1],
  [-0.66, -0.26, 0.28],
  [-0.63, 0.04, 0.22],
  [-0.57, 0.4, 0.12],
  [-0.24, 0.37, 0.18],
  [-0.37, 0.16, 0.14],
  [0.04, -0.21, 0.09],
  [-0.1, -0.82, 0.08],
  [0.14, -0.82, 0.07],
]

const BRIGHT: readonly Spot[] = [
  [-0.14, 0.68, 0.62],
  [-0.33, -0.17, 0.24],
  [-0.6, -0.14, 0.16],
  [-0.67, -0.4, 0.12],
  [0.69, -0.26, 0.1],
]

function craters(size: number): Float32Array {
  const random = seeded(7)
  const height = new Float32Array(size * size)
  for (let index = 0; index < 640; index += 1) {
    const angle = random() * Math.PI * 2
    const away = Math.sqrt(random()) * 0.94
    const squash = Math.sqrt(1 - away * away)
    const radius = (0.004 + 0.042 * random() ** 9) * size * 0.5
    const cx = (0.5 + 0.5 * away * Math.cos(angle)) * size
    const cy = (0.5 + 0.5 * away * Math.sin(angle)) * size
    const reach = Math.ceil(radius * 1.7)
    for (let dy = -reach; dy <= reach; dy += 1) {
      for (let dx = -reach; dx <= reach; dx += 1) {
        const along = (dx * Math.cos(angle) + dy * Math.sin(angle)) / Math.max(squash, 0.25)
        const across = -dx * Math.sin(angle) + dy * Math.cos(angle)
        const d = Math.hypot(along, across) / radius
        const at = Math.floor(cy + dy) * size + Math.floor(cx + dx)
        if (d > 1.7 || at < 0 || at >= height.length) continue
        const bowl = d < 1 ? (d * d - 1) * 0.9 : 0
        height[at] = (height[at] ?? 0) + (bowl + Math.exp(-(((d - 1) / 0.22) ** 2)) * 0.55) * radius * 0.1
      }
    }
  }
  return height
}

function seas(x: number, y: number): number {
  const wx = x + 0.22 * (fbm(x * 3.1, y * 3.1, 3, 5) - 0.5)
  const wy = y + 0.22 * (fbm(x * 3.1, y * 3.1, 11, 5) - 0.5)
  let depth = 0
  for (const [sx, sy, radius] of MARIA) depth += Math.exp(-1.1 * (Math.hypot(wx - sx, wy - sy) / radius) ** 2)
  return smoothstep(0.28, 0.78, depth + 0.62 * (fbm(x * 5.5, y * 5.5, 21, 5) - 0.5))
}

function rays(x: number, y: number): number {
  let light = 0
  for (const [sx, sy, reach] of BRIGHT) {
    const away = Math.hypot(x - sx, y - sy)
    const angle = Math.atan2(y - sy, x - sx)
    const streak = noise(Math.cos(angle) * 7 + 30, Math.sin(angle) * 7 + 30, sx * 50) ** 2
    light += 1.1 * streak * Math.exp((-3.2 * away) / reach) + Math.exp(-((away / 0.02) ** 2)) * 0.5
  }
  return light
}

/** The brightness, 0 to 1, of every pixel of the moon's near side, lit from the upper left; row by row. */
export function moonSurface(size: number): Float32Array {
  const height = craters(size)
  const surface = new Float32Array(size * size)
  for (let row = 1; row < size - 1; row += 1) {
    for (let column = 1; column < size - 1; column += 1) {
      const x = (column / size) * 2 - 1
      const y = (row / size) * 2 - 1
      const flat = x * x + y * y
      if (flat > 1) continue
      const z = Math.sqrt(1 - flat)
      const at = row * size + column
      const sea = seas(x, y)
      const rough = fbm(x * 9 + 5, y * 9, z * 9, 6)
      const fine = fbm(x * 46, y * 46 + 5, z * 46, 3)
      const albedo = 0.74 + 0.42 * (rough - 0.5) - sea * (0.4 + 0.22 * (rough - 0.5)) + 0.26 * rays(x, y)
      const slope =
        (height[at + 1] ?? 0) - (height[at - 1] ?? 0) + (height[at + size] ?? 0) - (height[at - size] ?? 0)
      surface[at] = clamp01((albedo + 0.2 * (fine - 0.5)) * (1 - slope * 0.2 * (1 - 0.55 * sea)))
    }
  }
  return surface
}
