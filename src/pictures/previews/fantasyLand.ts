import { fbm } from './noise.ts'

/** A range of hills as a path that closes at the sheet's foot. */
export function hills(base: number, rise: number, seed: number, across: number): string {
  let path = 'M0 1080'
  for (let x = 0; x <= 1920; x += 12) {
    path += `L${x} ${(base - rise * fbm((x / 1920) * across, seed, 2, 5)).toFixed(1)}`
  }
  return `${path}L1920 1080Z`
}

/** A castle with pointed roofs and lit windows, its foot's middle at a point. */
export function castle(x: number, y: number, scale: number, ink: string, lit: string): string {
  const towers = [
    [0, 54, 300, 110],
    [-62, 36, 210, 80],
    [66, 40, 230, 86],
    [-126, 46, 170, 92],
    [132, 44, 150, 84],
    [-184, 26, 110, 58],
    [188, 28, 96, 54],
    [28, 20, 290, 60],
  ] as const
  const walls = towers
    .map(([at, wide, tall, roof]) => {
      const half = wide / 2
      return `M${at - half} 40V${-tall}H${at - half - 7}L${at} ${-tall - roof}L${at + half + 7}
        ${-tall}H${at + half}V40Z
        M${at - 1} ${-tall - roof}v-26l20 7-18 7v12Z`
    })
    .join('')
  const panes = towers
    .map(([at, , tall]) => `<path d="M${at - 5} ${-tall + 46}v-16q0-9 5-14 5 5 5 14v16Z"/>`)
    .join('')
  return `<g transform="translate(${x} ${y}) scale(${scale})"><path d="${walls}M-200 40V-60H200V40Z"
    fill="${ink}"/>
    <g fill="${lit}">${panes}</g></g>`
}
