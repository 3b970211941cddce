import { eclipsePhone, eclipseWide } from './eclipsePages.ts'
import { bloodNight, type Night, plate } from './eclipsePlate.ts'
import { bat, bloodCursor, bloodRain } from './eclipseScenery.ts'
import { BLACK_BAR, BLACK_METAL, MIST, STYLES } from './eclipseScenes.ts'
import { controls, EDITOR_STYLES, type EditorLook, editorWindow, slider, swatches } from './editor.ts'
import { desk, phone } from './frames.ts'
import { mistPicture } from './mist.ts'
import { ASH, BLOOD, EMBER, moonPicture } from './moonPictures.ts'
import { bank, disc, glow, grain, sheet } from './sheet.ts'

/** A close view of the link plates, one of them bleeding under the red cursor. */
export async function eclipsePlates(): Promise<string> {
  const moon = await moonPicture(BLOOD)
  const night = bloodNight(moon)
  const big = (label: string, sign: 'music' | 'brush' | 'frame', y: number, bleed: number) =>
    `<div class="at" style="left:240px;top:${y}px">${plate(label, sign, 1440, 236, night, bleed)}</div>`
  return sheet(
    STYLES,
    `<div class="fill" style="background:radial-gradient(80% 90% at 70% 40%,#4a0809,#150304
      60%,#080203)"></div>
    ${glow('#ff3a1f77', 1500, 330, 1500)}${disc(moon, 1500, 330, 1180, 'filter:blur(5px) brightness(.62)')}
    ${bloodRain(1920, 1080, 90, 12)}
    <div class="fill ec" style="background:none;transform:rotate(-7deg);transform-origin:50% 50%">
    ${big('My newest song', 'music', 44, 0)}${big('Portfolio', 'frame', 800, 0)}
    ${big('Commissions', 'brush', 404, 0.66)}</div>${bloodCursor(1330, 480, 230)}${grain(0.1)}`,
  )
}

/** The wide page and the phone's page together. */
export async function eclipsePair(): Promise<string> {
  const [moon, mist] = await Promise.all([moonPicture(BLOOD), mistPicture({ ...MIST, seed: 21 })])
  const night = bloodNight(moon)
  return sheet(
    STYLES,
    `<div class="fill" style="background:linear-gradient(160deg,#120304,#4c0a0b 55%,#170304)"></div>
    ${bank(mist, -200, 100, 2320, 1000, 'opacity:.9')}
    <svg class="fill">${bat(1700, 130, 150, 14, '#0b0203')}${bat(1560, 80, 80, -8, '#150304')}</svg>
    ${bloodRain(1920, 1080, 110, 16)}
    ${desk(eclipseWide(night), 'ophelia-vane.example', BLACK_BAR, { x: 810, y: 500, scale: 0.96 })}
    ${phone(eclipsePhone(night), '#ffe9df', BLACK_METAL, { x: 1560, y: 600, scale: 0.94 })}${grain(0.1)}`,
  )
}

const EDITOR: EditorLook = {
  back: '#10070a',
  panel: '#1b0c0f',
  line: '#45201f',
  ink: '#f3d9d0',
  faint: '#94655d',
  accent: '#ff4a34',
  syntax: ['#ff8a6a', '#ffc9a8', '#ff5a44'],
  shadow: '0 50px 120px #000000c0',
}

const FILE = [
  'export const page = {',
  "  name: 'Ophelia Vane',",
  "  motto: 'Songs for the longest night',",
  '  moon: {',
  "    phase: 'totality',",
  '    size: 430,',
  "    tint: '#d3431f',",
  '  },',
  '  rain: { drops: 120, speed: 0.8 },',
  "  cursor: 'blood',",
  '  links: [',
  "    'My newest song',",
  "    'Commissions',",
  "    'The crypt shop',",
  "    'Portfolio',",
  '  ],',
  '}',
]

/** The template's one file open in an editor, with its live page and its controls. */
export async function eclipseEditor(): Promise<string> {
  const moon = await moonPicture(BLOOD)
  const tune =
    slider('Blood rain', '120 drops', 0.62, EDITOR) +
    slider('Moon', '430 px', 0.78, EDITOR) +
    '<span>Night</span>' +
    swatches(['#d3331f', '#e68d22', '#b9aeab', '#7b3bd0'], 0, EDITOR)
  return sheet(
    STYLES + EDITOR_STYLES,
    `<div class="fill" style="background:radial-gradient(70% 90% at 76% 46%,#6d0f0e,#260506
      55%,#0c0203)"></div>
    ${glow('#ff3a1f66', 1500, 500, 1300)}${bloodRain(1920, 1080, 90, 18)}
    ${editorWindow('page.ts', FILE, 4, EDITOR, { x: 100, y: 120, width: 1000, height: 790 })}
    ${phone(eclipsePhone(bloodNight(moon)), '#ffe9df', BLACK_METAL, { x: 1540, y: 540, scale: 1.06 })}
    ${controls('Tonight', tune, EDITOR, 860, 620, 400)}${bloodCursor(1112, 730, 64)}${grain(0.1)}`,
  )
}

/** Three nights side by side: ember, blood and ash. */
export async function eclipseNights(): Promise<string> {
  const [blood, ember, ash] = await Promise.all([moonPicture(BLOOD), moonPicture(EMBER), moonPicture(ASH)])
  const nights: readonly [Night, string][] = [
    [
      {
        moon: ember,
        ink: '#fff0d8',
        accent: '#d98420',
        hot: '#ffb24a',
        deep: '#4a2404',
        plate: ['#2a1604', '#120902'],
      },
      '#7a4208',
    ],
    [bloodNight(blood), '#8a1210'],
    [
      {
        moon: ash,
        ink: '#f6f0ec',
        accent: '#8f8583',
        hot: '#d8ccc8',
        deep: '#2c2829',
        plate: ['#242122', '#0e0d0d'],
      },
      '#585254',
    ],
  ]
  const columns = nights.map(([night, wall], index) => {
    const scale = index === 1 ? 1.09 : 0.98
    return `<div class="at" style="left:${index * 640}px;top:0;width:640px;height:1080px;overflow:hidden;
      background:radial-gradient(80% 70% at 50% 42%,${wall},#0a0304 96%)">
      ${disc(night.moon, 320, 470, 900, 'opacity:.5;filter:blur(9px)')}
        ${bloodRain(640, 1080, 50, 40 + index, night.hot)}
      ${phone(eclipsePhone(night), night.ink, BLACK_METAL, { x: 320, y: 540, scale })}</div>`
  })
  return sheet(STYLES, `${columns.join('')}${grain(0.1)}`)
}
