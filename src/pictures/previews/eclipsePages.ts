import { type Night, plate, thorn } from './eclipsePlate.ts'
import { bloodRain } from './eclipseScenery.ts'
import { icon } from './icons.ts'
import { glow } from './sheet.ts'

export const ECLIPSE_STYLES = `
  .ec{position:absolute;inset:0;background:#070203;color:#ffe9df;font-family:Cormorant;overflow:hidden}
  .ec .plate{position:relative;display:flex;align-items:center}
  .ec .plate .shape{position:absolute;left:0;top:0;overflow:visible}
  .ec .plate b{position:relative;font-weight:600;white-space:nowrap}
  .ec .plate .sign{position:relative;display:flex;justify-content:center}
  .ec .row{display:flex;justify-content:center}
`

function socials(colour: string, size: number, gap: number): string {
  const signs = (['music', 'camera', 'play', 'talk'] as const).map((name) => icon(name, size, 1.5))
  return `<div class="row" style="gap:${gap}px;color:${colour}">${signs.join('')}</div>`
}

const LINKS = [
  ['My newest song', 'music'],
  ['Commissions', 'brush'],
  ['The crypt shop', 'bag'],
  ['Portfolio', 'frame'],
] as const

function plates(width: number, height: number, night: Night): string {
  return LINKS.map(([label, sign], index) =>
    plate(label, sign, width, height, night, index === 0 ? 0.4 : 0),
  ).join('')
}

/** The template's page on a phone. */
export function eclipsePhone(night: Night): string {
  return `<div class="ec" style="background:radial-gradient(120% 60% at 50% 24%,${night.deep},#070203 78%)">
    ${glow(`${night.accent}aa`, 200, 209, 760)}
    <img class="at" src="${night.moon}" alt="" width="430" height="430" style="left:-15px;top:-6px">
    ${bloodRain(400, 858, 60, 21, night.hot)}
    <div class="at" style="inset:220px 0 0;background:linear-gradient(#07020300,#070203ee 24%,#070203)"></div>
    <div class="at" style="left:0;right:0;top:318px;text-align:center">
      <h1 style="font:600 76px/64px Cormorant;letter-spacing:-1px;color:${night.ink};
        text-shadow:0 2px 26px #000,0 0 60px #000">Ophelia<br>Vane</h1>
      <p style="font:italic 500 23px/30px Cormorant;margin:14px 0 14px;color:${night.ink}">Songs for the
        longest night</p>
      ${socials(night.hot, 27, 28)}
      <div class="row" style="flex-wrap:wrap;gap:13px;margin-top:24px">
        ${plates(342, 58, night)}</div>
    </div></div>`
}

/** The template's page on a wide screen: the name inside a total eclipse. */
export function eclipseDesk(night: Night, corona: string): string {
  return `<div class="ec" style="background:radial-gradient(70% 90% at 50% 38%,${night.deep},#060102 75%)">
    <img class="at" src="${corona}" alt="" style="left:145px;top:-262px;width:1150px;height:1150px">
    ${bloodRain(1440, 830, 130, 33, night.hot)}
    <div class="at" style="left:490px;top:83px;width:460px;height:460px;border-radius:50%;
      background:#050102"></div>
    <div class="at" style="left:0;right:0;top:222px;text-align:center">
      <h1 style="font:600 108px/92px Cormorant;letter-spacing:-1px;color:${night.ink}">Ophelia<br>Vane</h1>
      <p style="font:italic 500 28px/40px Cormorant;margin-top:14px">Songs for the longest night</p></div>
    <div class="at row" style="left:0;right:0;top:618px;gap:22px">
      ${plates(306, 64, night)}</div>
    <div class="at" style="left:0;right:0;top:752px">${socials(night.hot, 30, 40)}</div></div>`
}

/** The template's page on a wide screen with the moon risen at the right. */
export function eclipseWide(night: Night): string {
  return `<div class="ec" style="background:radial-gradient(60% 90% at 74% 45%,${night.deep},#060102 80%)">
    ${glow(`${night.accent}99`, 1060, 400, 1500)}
    <img class="at" src="${night.moon}" alt="" width="860" height="860" style="left:630px;top:-30px">
    ${bloodRain(1440, 830, 120, 34, night.hot)}
    <div class="at" style="left:88px;top:118px">
      <h1 style="font:600 138px/112px Cormorant;letter-spacing:-2px;text-shadow:0 4px 40px
        #000">Ophelia<br>Vane</h1>
      <p style="font:italic 500 34px/44px Cormorant;margin:20px 0 22px">Songs for the longest night</p>
      ${thorn(380, night.hot)}
      <div style="display:grid;gap:16px;margin-top:24px">${plates(380, 66, night)}</div></div></div>`
}
