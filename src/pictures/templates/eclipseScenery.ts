import { seeded } from './noise.ts'

/** Tapered falling streaks over a box, in three depths. */
export function bloodRain(
  width: number,
  height: number,
  count: number,
  seed: number,
  hue = '#e8281c',
): string {
  const random = seeded(seed)
  const id = `fall${seed}${hue.slice(1)}`
  const drops = Array.from({ length: count }, () => {
    const depth = random() ** 2
    const x = random() * width
    const long = 40 + depth * 210 + random() * 60
    const y = random() * (height + 200) - 200
    const thin = 0.7 + depth * 2.4
    const body = `M${x.toFixed(1)} ${y.toFixed(1)}l${thin} ${long.toFixed(1)}a${thin} ${thin * 1.3} 0 1 1
      ${-2 * thin} 0Z`
    return `<path d="${body}" opacity="${(0.16 + depth * 0.5).toFixed(2)}"/>`
  })
  return `<svg class="at" width="${width}" height="${height}" style="left:0;top:0"><defs>
    <linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${hue}" stop-opacity="0"/>
    <stop offset=".9" stop-color="${hue}" stop-opacity=".85"/><stop offset="1"
      stop-color="${hue}"/></linearGradient></defs>
    <g fill="url(#${id})">${drops.join('')}</g></svg>`
}

function spire(x: number, base: number, wide: number, tall: number): string {
  const shoulder = base - tall * 0.5
  const half = wide / 2
  const pinnacle = (at: number) =>
    `M${at - 5} ${shoulder + 6}L${at} ${shoulder - tall * 0.2}L${at + 5} ${shoulder + 6}Z`
  return `M${x - half} ${base}V${shoulder}L${x - half * 0.8} ${shoulder - 8}L${x - 1.5} ${base - tall}
    V${base - tall - 26}h-7v-3h7v-10h3v10h7v3h-7V${base - tall}L${x + half * 0.8} ${shoulder - 8}L${x + half}
      ${shoulder}
    V${base}Z${pinnacle(x - half)}${pinnacle(x + half)}`
}

function window(x: number, y: number, wide: number, tall: number): string {
  return `<path d="M${x - wide / 2} ${y}v${-tall * 0.6}q0 ${-tall * 0.26} ${wide / 2} ${-tall * 0.4}
    q${wide / 2} ${tall * 0.14} ${wide / 2} ${tall * 0.4}v${tall * 0.6}Z"/>`
}

/** A cathedral's outline with a few lit windows, standing on `base`, its nave's middle at `x`. */
export function cathedral(x: number, base: number, scale: number, ink: string, lit: string): string {
  const towers = [
    [-190, 70, 360],
    [190, 70, 360],
    [0, 44, 470],
    [-118, 34, 250],
    [118, 34, 250],
    [-282, 40, 210],
    [282, 40, 210],
    [-350, 26, 150],
    [350, 26, 150],
  ] as const
  const bodies = towers.map(([at, wide, tall]) => spire(at, 0, wide, tall)).join('')
  const panes = [-190, 190].flatMap((at) => [
    window(at, -60, 16, 66),
    window(at - 13, -150, 9, 32),
    window(at + 13, -150, 9, 32),
  ])
  const aisle = [-90, -54, 54, 90, -240, 240].map((at) => window(at, -40, 11, 46))
  return `<g transform="translate(${x} ${base}) scale(${scale})"><path fill="${ink}" d="${bodies}
    M-370 40V-70L-300 -96L-150 -104L0 -196L150 -104L300 -96L370 -70V40Z"/>
    <g fill="${lit}">${panes.join('')}${aisle.join('')}<circle cy="-118" r="20"/></g>
    <g stroke="${ink}" stroke-width="2.5"><path d="M0 -140V-96M-22 -118H22M-15 -133L15 -103M15 -133L-15
      -103"/></g></g>`
}

/** A bat with its wings spread, `span` pixels across. */
export function bat(x: number, y: number, span: number, tilt: number, ink: string): string {
  return `<path transform="translate(${x} ${y}) rotate(${tilt}) scale(${span / 200})" fill="${ink}" d="M0 12
    C-8 12-12 4-16 4-26 2-34 12-38 24-46 12-62 10-70 26-74 10-88 4-100
      8-88-18-60-32-30-20-22-17-16-12-12-14L-10-26-4-18
    H4L10-26 12-14C16-12 22-17 30-20 60-32 88-18 100 8 88 4 74 10 70 26 62 10 46 12 38 24 34 12 26 2 16 4 12 4
      8 12 0 12Z"/>`
}
