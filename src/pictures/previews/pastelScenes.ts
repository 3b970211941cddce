import { type Bar, desk, type Finish, FRAME_STYLES, phone } from './frames.ts'
import { CANDIES, type Candy, candySky, pastelDesk, pastelPhone, shiny } from './pastelPages.ts'
import { cloud, confetti, heart, SWEETS, star } from './pastelShapes.ts'
import { glow, sheet } from './sheet.ts'

const { pink, butter, mint, sky, lilac, peach } = SWEETS

const PEARL: Finish = {
  metal: 'linear-gradient(135deg,#ffffff,#f3c3dc 26%,#d9b8f5 58%,#ffffff 88%,#e2b3d6)',
  bezel: '#fff7fb',
  shadow: '0 50px 90px #a45ca870,0 10px 30px #a45ca84d',
}

const BAR: Bar = {
  bar: 'linear-gradient(#ffffff,#fdeef6)',
  field: '#f7e3f1',
  ink: '#7a4a8a',
  edge: '#ffffff',
  dots: ['#ff9cc7', '#ffe08a', '#9fead0'],
  shadow: '0 50px 100px #a45ca86b,0 10px 30px #a45ca840',
}

const PLUM = '#5b2f70'
const STYLES = `${FRAME_STYLES}body{background:#f3dcff}`

function cloudbank(candy: Candy, y: number): string {
  const back = [60, 480, 900, 1330, 1780].map((x, index) =>
    cloud(x, y + (index % 2) * 40, 640, candy.tint, 0.85),
  )
  const front = [-40, 360, 1560, 1960].map((x, index) =>
    cloud(x, y + 110 - (index % 2) * 24, 700, candy.tint),
  )
  return back.join('') + front.join('')
}

/** The cover: a phone among clouds, glossy hearts and stars. */
export async function pastelCover(): Promise<string> {
  return sheet(
    STYLES,
    `${candySky(CANDIES.dream)}${glow('#ffffffd0', 960, 480, 1500)}${confetti(1920, 1080, 100, 3)}
    ${cloud(240, 250, 460, '#ffc9e2', 0.9)}${cloud(1700, 190, 500, '#ffc9e2', 0.9)}
    ${heart(1250, 130, 92, lilac, 18, 3)}${heart(640, 110, 80, peach, -20, 3)}
      ${star(90, 520, 110, sky, 14, 3)}
    ${star(1840, 470, 110, mint, -14, 3)}${cloudbank(CANDIES.dream, 960)}
    ${phone(pastelPhone(CANDIES.dream), PLUM, PEARL, { x: 960, y: 540, scale: 1.09 })}
    ${heart(420, 520, 330, pink, -16)}${star(560, 800, 220, butter, 12, 0, true)}
      ${heart(250, 800, 150, lilac, 14)}
    ${star(1480, 400, 290, lilac, 12, 0, true)}${heart(1420, 760, 250, peach, 14)}
      ${star(1690, 690, 170, sky, -12)}
    ${heart(610, 290, 110, sky, 12)}${heart(1660, 930, 110, pink, -10)}`,
  )
}

/** The wide page and the phone's page in one sky. */
export async function pastelPair(): Promise<string> {
  return sheet(
    STYLES,
    `${candySky({ ...CANDIES.dream, sky: ['#ffd9ea', '#e3d6ff', '#cfe6ff'] })}${confetti(1920, 1080, 90, 5)}
    ${cloudbank({ ...CANDIES.dream, tint: '#d9ccff' }, 950)}
    ${desk(pastelDesk(CANDIES.dream), 'mimi-cloud.example', BAR, { x: 786, y: 500, scale: 0.94 })}
    ${phone(pastelPhone(CANDIES.dream), PLUM, PEARL, { x: 1612, y: 570, scale: 0.98 })}
    ${heart(1846, 176, 116, pink, 14)}${star(1560, 76, 84, butter, -12)}
      ${star(116, 950, 150, lilac, -12, 0, true)}`,
  )
}

/** A close view of the shining buttons. */
export async function pastelButtons(): Promise<string> {
  const rows = [
    ['My newest song', 'music', pink, 110],
    ['Commissions', 'heart', lilac, 400],
    ['Sticker shop', 'bag', sky, 690],
  ] as const
  const buttons = rows.map(([label, sign, sweet, y], index) => {
    const shade = `filter:drop-shadow(0 26px 34px ${sweet[2]}80)`
    return `<div class="at" style="left:${330 + index * 60}px;
      top:${y}px;${shade}">${shiny(label, sign, 1180, 232, sweet)}</div>`
  })
  return sheet(
    STYLES,
    `${candySky({ ...CANDIES.dream, sky: ['#ffe3ef', '#efdcff', '#d4e9ff'] })}
      ${glow('#ffffffc0', 960, 500, 1700)}
    ${confetti(1920, 1080, 80, 9)}${cloudbank(CANDIES.dream, 1010)}
    <div class="fill" style="transform:rotate(-6deg)">${buttons.join('')}</div>
    ${heart(190, 330, 230, peach, -18)}${star(1740, 170, 230, butter, 14, 0, true)}
      ${heart(1780, 640, 190, pink, 14)}
    ${star(170, 850, 170, mint, -12)}${heart(1310, 470, 150, pink, -22)}`,
  )
}

/** Three colourings side by side. */
export async function pastelCandies(): Promise<string> {
  const row = [CANDIES.mint, CANDIES.dream, CANDIES.peach] as const
  const trims = [
    [mint, sky],
    [pink, lilac],
    [peach, butter],
  ] as const
  const columns = row.map((candy, index) => {
    const [first, second] = trims[index] ?? [pink, lilac]
    return `<div class="at" style="left:${index * 640}px;top:0;width:640px;height:1080px;overflow:hidden">
      ${candySky(candy)}${glow('#ffffffb0', 320, 520, 900)}${confetti(640, 1080, 40, 30 + index)}
      ${cloud(80, 1020, 460, candy.tint)}${cloud(560, 1030, 460, candy.tint)}
        ${cloud(320, 1076, 560, candy.tint)}
      ${phone(pastelPhone(candy), PLUM, PEARL, { x: 320, y: 540, scale: index === 1 ? 1.09 : 0.98 })}
      ${heart(78, 250, 116, first, -16)}${star(562, 716, 116, second, 14, 0, true)}
        ${heart(574, 170, 66, second, 16)}</div>`
  })
  return sheet(STYLES, columns.join(''))
}
