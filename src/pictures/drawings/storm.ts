import { at, box, fillPath, ink, layer, line, type Point, strokePath, taper } from './ink.ts'

/** A brig under reefed sails, thrown up by the swell; the sea hides what is under its waterline. */
export function brig(): string {
  const x = 1180
  const y = 622
  const to = (dx: number, dy: number): Point => [x + dx * 0.82, y + dy * 0.82]
  const mast = (foot: number, tall: number): string =>
    taper(to(foot, -20), to(foot + 4, -tall), 7, 3, ink(0.3))
  const sail = (foot: number, top: number, drop: number, half: number): string =>
    fillPath(
      `M${at(to(foot - half, -top))} L${at(to(foot + half, -top - 3))} ` +
        `Q${at(to(foot + half * 1.25, -top + drop * 0.6))} ` +
        `${at(to(foot + half * 1.05, -top + drop))} Q${at(to(foot, -top + drop * 0.72))} ` +
        `${at(to(foot - half * 1.02, -top + drop))} ` +
        `Q${at(to(foot - half * 0.7, -top + drop * 0.5))} ${at(to(foot - half, -top))} Z`,
      ink(0.42),
    )
  return layer([
    `<g transform="rotate(-12 ${x} ${y})">`,
    fillPath(
      `M${at(to(-128, -46))} L${at(to(-120, -26))} Q${at(to(0, -12))} ${at(to(104, -34))} ` +
        `L${at(to(122, -52))} L${at(to(104, 60))} L${at(to(-98, 60))} Z`,
      ink(0.05),
    ),
    strokePath(`M${at(to(-120, -26))} Q${at(to(0, -12))} ${at(to(104, -34))}`, ink(0.7), 2),
    mast(-48, 218),
    mast(40, 246),
    sail(-46, 176, 56, 42),
    sail(43, 200, 62, 46),
    line(to(-92, -177), to(-2, -178), ink(0.35), 3),
    line(to(-6, -201), to(92, -204), ink(0.35), 3),
    line(to(-88, -112), to(-8, -114), ink(0.3), 3),
    line(to(0, -126), to(88, -128), ink(0.3), 3),
    taper(to(118, -46), to(188, -76), 5, 2, ink(0.3)),
    fillPath(
      `M${at(to(44, -214))} L${at(to(184, -74))} Q${at(to(104, -112))} ${at(to(62, -96))} Z`,
      ink(0.3),
    ),
    ...[-78, -20, 14, 70].map((foot) => line(to(foot < 0 ? -46 : 43, -205), to(foot, -28), ink(0.1), 1.1)),
    line(to(-46, -212), to(40, -120), ink(0.1), 1.1),
    box(...to(-122, -66), 10, 13, ink(0, 1)),
    box(...to(-104, -20), 6, 5, ink(0, 0.7)),
    '</g>',
  ])
}
