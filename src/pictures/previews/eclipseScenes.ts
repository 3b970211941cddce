import { ECLIPSE_STYLES, eclipseDesk, eclipsePhone } from './eclipsePages.ts'
import { bloodNight } from './eclipsePlate.ts'
import { bareTree, bat, bloodCursor, bloodRain, cathedral } from './eclipseScenery.ts'
import { type Bar, desk, type Finish, FRAME_STYLES, phone } from './frames.ts'
import { mistPicture } from './mist.ts'
import { BLOOD, coronaPicture, moonPicture } from './moonPictures.ts'
import { bank, disc, glow, grain, sheet } from './sheet.ts'

export const BLACK_METAL: Finish = {
  metal: 'linear-gradient(135deg,#7a4a46,#2a1415 22%,#120809 60%,#5c2723 92%,#2a1011)',
  bezel: '#050203',
  shadow: '0 50px 110px 20px #000000d0,0 0 90px #d8281a55',
}

export const BLACK_BAR: Bar = {
  bar: 'linear-gradient(#241012,#180a0b)',
  field: '#0c0405',
  ink: '#d8aca2',
  edge: '#5e2420',
  dots: ['#e0402c', '#7d2019', '#47130f'],
  shadow: '0 60px 140px 30px #000000cc,0 0 120px #c0201455',
}

export const STYLES = `${FRAME_STYLES}${ECLIPSE_STYLES}body{background:#080203}`

export const MIST = { colour: '#6b0f10', seed: 3, across: 3, down: 2.4, from: 0.36, full: 0.78 }

/** The cover: a phone before a blood moon, over a cathedral's roofs. */
export async function eclipseCover(): Promise<string> {
  const [moon, mist, dark] = await Promise.all([
    moonPicture(BLOOD),
    mistPicture(MIST),
    mistPicture({ ...MIST, colour: '#0a0203', seed: 9, from: 0.3, full: 0.62 }),
  ])
  const town = `<svg class="fill" viewBox="0 0 1920 1080">
    ${cathedral(410, 1010, 1.16, '#160304', '#ffa24a')}${cathedral(1600, 1020, 0.94, '#160304', '#ffa24a')}
    ${bareTree(40, 1100, 520, 14, 8, '#080203')}${bareTree(1890, 1100, 560, -12, 15, '#080203')}
    ${bat(420, 250, 150, -14, '#0a0203')}${bat(560, 400, 84, 12, '#120304')}
      ${bat(1420, 190, 118, 16, '#0a0203')}
    ${bat(1330, 350, 66, -8, '#120304')}${bat(1560, 330, 74, 6, '#160405')}</svg>`
  return sheet(
    STYLES,
    `<div class="fill" style="background:radial-gradient(75% 85% at 50% 42%,#6d0d0d,#2a0506 48%,#0a0203
      92%)"></div>
    ${glow('#ff3a1f88', 960, 470, 1760, 1500)}${disc(moon, 960, 470, 1120)}
    ${bank(mist, -100, 300, 2120, 820, 'opacity:.85')}${glow('#d8281a88', 960, 960, 2200, 620)}${town}
    ${bank(dark, -60, 800, 2040, 480)}
    <div class="fill" style="background:linear-gradient(transparent 78%,#080203 100%)"></div>
    ${bloodRain(1920, 1080, 210, 4)}
    ${phone(eclipsePhone(bloodNight(moon)), '#ffe9df', BLACK_METAL, { x: 960, y: 540, scale: 1.08 })}
      ${bloodCursor(1106, 706, 84)}${grain(0.1)}`,
  )
}

/** A browser window with the total eclipse, mirrored in dark water. */
export async function eclipseBrowser(): Promise<string> {
  const [moon, corona, mist] = await Promise.all([
    moonPicture(BLOOD),
    coronaPicture('#ff2a14'),
    mistPicture(MIST),
  ])
  const page = eclipseDesk(bloodNight(moon), corona)
  return sheet(
    STYLES,
    `<div class="fill" style="background:radial-gradient(70% 80% at 50% 45%,#5a0b0c,#210405
      55%,#080203)"></div>
    ${bank(mist, -200, 380, 2320, 760, 'opacity:.8')}${glow('#ff2a1444', 960, 1040, 1900, 360)}
    ${bloodRain(1920, 1080, 130, 6)}
    ${desk(page, 'ophelia-vane.example', BLACK_BAR, { x: 960, y: 540, scale: 1.08 })}
      ${bloodCursor(494, 856, 66)}${grain(0.1)}`,
  )
}
