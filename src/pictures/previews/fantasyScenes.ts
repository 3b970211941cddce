import { book, GOLD_BOOK } from './fantasyBook.ts'
import { castle, hills } from './fantasyLand.ts'
import { aurora, fantasyDesk, fantasyPhone, glass, HUES, WHITES } from './fantasyPages.ts'
import { beams, letters, sparkles, spiral } from './fantasyScenery.ts'
import { type Bar, desk, type Finish, FRAME_STYLES, phone } from './frames.ts'
import { mistPicture } from './mist.ts'
import { moonPicture, SILVER } from './moonPictures.ts'
import { bank, disc, glow, grain, sheet } from './sheet.ts'

export const GILT: Finish = {
  metal: 'linear-gradient(135deg,#fff0c8,#c08a3e 24%,#8a5a2a 55%,#f6d79a 88%,#b47a34)',
  bezel: '#0c0620',
  shadow: '0 50px 110px 10px #0a0424c0,0 0 120px #ffd98a66',
}

const BAR: Bar = {
  bar: 'linear-gradient(#2c1a58,#20123f)',
  field: '#150a30',
  ink: '#e9dcff',
  edge: '#e7c27a88',
  dots: ['#ffd98a', '#ff8fc4', '#8fc8ff'],
  shadow: '0 60px 140px 20px #08031cb0,0 0 120px #ffd98a44',
}

export const STYLES = `${FRAME_STYLES}body{background:#12072c}`
const CLOUD = { colour: '#f3c6ff', seed: 12, across: 3, down: 2.2, from: 0.4, full: 0.8 }

/** The cover: a phone that rises out of a glowing book. */
export async function fantasyCover(): Promise<string> {
  const [moon, cloud] = await Promise.all([moonPicture(SILVER), mistPicture(CLOUD)])
  const land = `<svg class="fill" viewBox="0 0 1920 1080"><path d="${hills(900, 330, 4, 5)}" fill="#5427a0"/>
    ${castle(318, 760, 1.15, '#37187a', '#ffd98a')}<path d="${hills(930, 300, 9, 4)}" fill="#2f1470"/>
    <path d="${hills(1120, 330, 23, 6)}" fill="#1d0b4a"/></svg>`
  return sheet(
    STYLES,
    `${aurora(HUES.violet)}${sparkles(1920, 800, 220, 3, WHITES, 16)}
    ${glow('#dfe2ffb0', 1530, 250, 900)}${disc(moon, 1530, 250, 330)}
    ${bank(cloud, -100, 260, 2120, 620, 'opacity:.42;mix-blend-mode:screen')}${land}
    ${glow('#ffc46ac0', 960, 820, 1900, 1000, 'mix-blend-mode:screen')}
      ${beams(960, 850, 860, 860, '#ffe7a6', 'cover')}
    ${spiral(960, 810, 740, 640, 40, 6, '#ffe7a6')}
    ${phone(fantasyPhone(HUES.violet), '#fff', GILT, { x: 960, y: 428, scale: 0.86 })}
    ${glow('#ffedb8', 960, 826, 760, 150)}${book(960, 812, 1040, GOLD_BOOK, 'big', false)}
    ${glow('#ffe6a0a0', 960, 800, 1560, 720, 'mix-blend-mode:screen')}${grain(0.07)}`,
  )
}

/** The wide page and the phone's page in sea colours. */
export async function fantasyPair(): Promise<string> {
  const cloud = await mistPicture({ ...CLOUD, colour: '#bfe8ff', seed: 31 })
  return sheet(
    STYLES,
    `${aurora({ ...HUES.tide, night: '#0a1c55' })}${bank(cloud, -200, 300, 2320, 900, 'opacity:.5')}
    ${sparkles(1920, 1080, 150, 14, WHITES, 18, [[90, 90, 1830, 1010]])}
    ${desk(fantasyDesk(HUES.violet), 'rowan-thistle.example', BAR, { x: 782, y: 510, scale: 0.94 })}
    ${phone(fantasyPhone(HUES.rose), '#fff', GILT, { x: 1610, y: 566, scale: 0.98 })}${grain(0.07)}`,
  )
}

/** Five moments of the background's change, side by side. */
export async function fantasyHues(): Promise<string> {
  const row = [HUES.tide, HUES.violet, HUES.rose, HUES.amber, HUES.fern] as const
  const slant = 'polygon(90px 0,100% 0,calc(100% - 90px) 100%,0 100%)'
  const slants = [
    slant.replace('90px 0', '0 0'),
    slant,
    slant,
    slant,
    slant.replace('calc(100% - 90px)', '100%'),
  ]
  const bands = row.map(
    (hue, index) => `<div class="at" style="left:${index * 384 - 45}px;top:0;width:474px;height:1080px;
      clip-path:${slants[index] ?? slant}">${aurora(hue)}</div>`,
  )
  const phones = (
    [
      [0, 232, 0.74],
      [4, 1688, 0.74],
      [1, 570, 0.9],
      [3, 1350, 0.9],
      [2, 960, 1.07],
    ] as const
  ).map(([at, x, scale]) => phone(fantasyPhone(row[at]), '#fff', GILT, { x, y: 540, scale }))
  return sheet(
    STYLES,
    `${bands.join('')}${sparkles(1920, 1080, 160, 17, WHITES, 20, [[60, 150, 1860, 960]])}${phones.join('')}
      ${grain(0.07)}`,
  )
}

/** A close view of the book and the links that rise from it. */
export async function fantasyBook(): Promise<string> {
  const cloud = await mistPicture({ ...CLOUD, colour: '#ffd6f4', seed: 44 })
  return sheet(
    STYLES,
    `${aurora({ ...HUES.rose, night: '#2b0a4e', lower: '#c23a9a' })}
      ${bank(cloud, -200, -60, 2320, 900, 'opacity:.45')}
      ${sparkles(1920, 900, 170, 19, WHITES, 24, [
        [60, 110, 840, 350],
        [1080, 170, 1860, 420],
      ])}
    ${glow('#ffca7ad0', 960, 760, 2000, 1200, 'mix-blend-mode:screen')}
      ${beams(960, 780, 900, 1000, '#fff0bf', 'near')}
    ${book(960, 710, 1400, GOLD_BOOK, 'near')}${spiral(960, 720, 640, 800, 46, 22, '#fff0bf')}
    ${letters(960, 560, 520, 110, 'onceuponatime', '#ffc96a')}
    <div class="at" style="left:80px;top:160px;
      transform:rotate(-5deg)">${glass('Read the new tale', 'book', 730, 136, 'n1')}</div>
    <div class="at" style="left:1110px;top:236px;
      transform:rotate(4deg)">${glass('The wonder shop', 'bag', 730, 136, 'n2')}</div>${grain(0.07)}`,
  )
}
