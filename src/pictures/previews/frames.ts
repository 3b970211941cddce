/** Where a frame's middle goes on the sheet, how large it is and how it is turned. */
export interface Placing {
  x: number
  y: number
  scale?: number
  /** CSS transform functions, as in `rotate(-6deg)`; depth is seen from 2400 px away. */
  turn?: string
  /** More CSS for the frame's own box. */
  style?: string
}

/** Colours of the metal, the glass edge and the shadow of a device. */
export interface Finish {
  metal: string
  bezel: string
  shadow: string
}

/** A phone's page is this large, in CSS pixels. */
export const PHONE = { width: 400, height: 858 } as const

/** A browser's page is this large, in CSS pixels. */
export const DESK = { width: 1440, height: 830 } as const

function placed({ x, y, scale = 1, turn = '', style = '' }: Placing): string {
  return `left:${x}px;top:${y}px;transform:translate(-50%,-50%) perspective(2400px) ${turn}
    scale(${scale});${style}`
}

/** Styles that the two frames need. */
export const FRAME_STYLES = `
  .phone{position:absolute;border-radius:70px;padding:4px}
  .phone .bezel{border-radius:66px;padding:11px;position:relative}
  .phone .glass{position:relative;overflow:hidden;border-radius:56px;width:${PHONE.width}px;
    height:${PHONE.height}px}
  .phone .island{position:absolute;left:50%;top:12px;width:112px;height:32px;margin-left:-56px;
    border-radius:20px;
    background:#050407;box-shadow:inset -28px 0 0 -18px #0e0d16}
  .phone .status{position:absolute;inset:0 0 auto;height:56px;padding:15px 30px 0 38px;display:flex;
    justify-content:space-between;font:650 17px/26px Source}
  .phone .status svg{height:26px}
  .phone .glare{position:absolute;inset:0;border-radius:56px;pointer-events:none;
    background:linear-gradient(118deg,#ffffff1f 0,#ffffff0a 22%,transparent 22.2%);
    box-shadow:inset 0 0 3px 1px #ffffff2e}
  .phone .home{position:absolute;left:50%;bottom:9px;width:132px;height:5px;margin-left:-66px;
    border-radius:3px;
    background:currentColor;opacity:.6}
  .phone .key{position:absolute;width:4px;border-radius:2px}
  .desk{position:absolute;border-radius:18px;overflow:hidden;width:${DESK.width + 2}px;border:1px solid}
  .desk .bar{height:52px;display:flex;align-items:center;gap:11px;padding:0 22px;position:relative}
  .desk .dot{width:14px;height:14px;border-radius:50%}
  .desk .where{position:absolute;left:50%;width:420px;margin-left:-210px;height:32px;border-radius:16px;
    display:flex;align-items:center;justify-content:center;gap:9px;font:500 16px Source}
  .desk .page{position:relative;overflow:hidden;width:${DESK.width}px;height:${DESK.height}px}
`

const STATUS = `<svg viewBox="0 0 76 26" fill="currentColor"><rect x="0" y="14" width="4" height="6" rx="1"/>
  <rect x="6" y="11" width="4" height="9" rx="1"/><rect x="12" y="8" width="4" height="12" rx="1"/>
  <rect x="18" y="5" width="4" height="15" rx="1"/><rect x="34.5" y="7" width="32" height="13" rx="4"
  fill="none" stroke="currentColor" opacity=".55"/><rect x="36.5" y="9" width="25" height="9" rx="2.5"/>
  <rect x="68" y="11" width="2.5" height="5" rx="1" opacity=".55"/></svg>`

/**
 * A phone that shows a page of `PHONE` size.
 *
 * @param ink the colour of the clock and signs at the top
 */
export function phone(page: string, ink: string, finish: Finish, place: Placing): string {
  const key = (side: string, top: number, height: number) =>
    `<i class="key" style="${side}:-3px;top:${top}px;height:${height}px;background:${finish.metal}"></i>`
  return `<div class="phone" style="${placed(place)};background:${finish.metal};box-shadow:${finish.shadow}">
    ${key('left', 170, 34)}${key('left', 232, 66)}${key('left', 312, 66)}${key('right', 250, 104)}
    <div class="bezel" style="background:${finish.bezel}"><div class="glass" style="color:${ink}">${page}
      <div class="status"><span>9:41</span>${STATUS}</div><div class="island"></div><div class="home"></div>
      <div class="glare"></div></div></div></div>`
}

/** Colours of a browser's bar. */
export interface Bar {
  bar: string
  field: string
  ink: string
  edge: string
  dots: readonly [string, string, string]
  shadow: string
}

const LOCK = `<svg width="13" height="15" viewBox="0 0 13 15" fill="currentColor"><rect y="6" width="13"
  height="9" rx="2"/>
  <path d="M3 7V4.5a3.5 3.5 0 0 1 7 0V7" fill="none" stroke="currentColor" stroke-width="1.7"/></svg>`

/** A browser window that shows a page of `DESK` size. */
export function desk(page: string, address: string, look: Bar, place: Placing): string {
  const dots = look.dots.map((dot) => `<i class="dot" style="background:${dot}"></i>`).join('')
  return `<div class="desk" style="${placed(place)};border-color:${look.edge};box-shadow:${look.shadow}">
    <div class="bar" style="background:${look.bar};color:${look.ink}">${dots}
      <div class="where" style="background:${look.field}">${LOCK}${address}</div></div>
    <div class="page">${page}</div></div>`
}
