/** Colours of the pretend editor. */
export interface EditorLook {
  back: string
  panel: string
  line: string
  ink: string
  faint: string
  accent: string
  /** Names, words in quotes, numbers. */
  syntax: readonly [name: string, text: string, number: string]
  shadow: string
}

/** Styles of the editor's window and its controls. */
export const EDITOR_STYLES = `
  .ed{position:absolute;border-radius:20px;overflow:hidden;border:1px solid}
  .ed .top{height:58px;display:flex;align-items:center;padding:0 24px;gap:12px;border-bottom:1px solid;
    font:600 19px Source}
  .ed .top i{width:14px;height:14px;border-radius:50%}
  .ed .tab{margin-left:22px;height:58px;padding:0 24px;display:flex;align-items:center;border-bottom:3px
    solid}
  .ed .code{padding:26px 0;font:400 21px/39px 'DejaVu Sans Mono',monospace;white-space:pre}
  .ed .code div{display:flex;padding-right:20px}
  .ed .code u{width:72px;flex:none;text-align:right;padding-right:26px;text-decoration:none}
  .tune{position:absolute;border-radius:22px;border:1px solid;padding:28px 30px;font:600 21px/26px Source}
  .tune .head{font:600 32px/34px Cormorant;margin-bottom:22px}
  .tune .track{height:8px;border-radius:4px;margin:14px 0 24px;position:relative}
  .tune .track b{position:absolute;inset:0 auto 0 0;border-radius:4px}
  .tune .track em{position:absolute;top:-8px;width:24px;height:24px;margin-left:-12px;border-radius:50%;
    background:#fff;box-shadow:0 3px 9px #0009}
  .tune .pair{display:flex;justify-content:space-between}
  .tune .dots{display:flex;gap:15px;margin:14px 0 4px}
  .tune .dots i{width:44px;height:44px;border-radius:50%}
`

/** Gives names, quoted words and numbers of one code line their colours. */
function tint(line: string, [name, text, number]: EditorLook['syntax']): string {
  return line
    .replace(/'[^']*'/g, (quoted) => `<span style="color:${text}">${quoted}</span>`)
    .replace(/(^|\s)([a-zA-Z]+)(?=:)/g, `$1<span style="color:${name}">$2</span>`)
    .replace(/(\s)(\d[\d.]*|true)(?=[, ])/g, `$1<span style="color:${number}">$2</span>`)
}

/** A code window with one open file. */
export function editorWindow(
  file: string,
  lines: readonly string[],
  current: number,
  look: EditorLook,
  box: { x: number; y: number; width: number; height: number },
): string {
  const rows = lines.map((line, index) => {
    const here = index === current ? `background:${look.accent}26;box-shadow:inset 4px 0 ${look.accent}` : ''
    return `<div style="${here}"><u style="color:${look.faint}">${index + 1}</u>
      <span>${tint(line, look.syntax)}</span></div>`
  })
  return `<div class="ed" style="left:${box.x}px;top:${box.y}px;width:${box.width}px;height:${box.height}px;
    background:${look.back};color:${look.ink};border-color:${look.line};box-shadow:${look.shadow}">
    <div class="top" style="background:${look.panel};border-color:${look.line}">
      ${[look.accent, look.faint, look.line].map((dot) => `<i style="background:${dot}"></i>`).join('')}
      <div class="tab" style="background:${look.back};border-color:${look.accent}">${file}</div></div>
    <div class="code">${rows.join('')}</div></div>`
}

/** A named slider at `value`, from 0 to 1. */
export function slider(
  label: string,
  shown: string,
  value: number,
  look: EditorLook,
  fill = look.accent,
): string {
  const at = `${value * 100}%`
  return `<div class="pair"><span>${label}</span><span style="color:${look.faint}">${shown}</span></div>
    <div class="track" style="background:${look.line}"><b style="width:${at};background:${fill}"></b>
    <em style="left:${at}"></em></div>`
}

/** A row of colours to choose from; the one at `chosen` is ringed. */
export function swatches(colours: readonly string[], chosen: number, look: EditorLook): string {
  const dots = colours.map((colour, index) => {
    const ring = index === chosen ? `box-shadow:0 0 0 4px ${look.panel},0 0 0 7px ${look.ink}` : ''
    return `<i style="background:${colour};${ring}"></i>`
  })
  return `<div class="dots">${dots.join('')}</div>`
}

/** The floating card that holds the controls. */
export function controls(
  title: string,
  body: string,
  look: EditorLook,
  x: number,
  y: number,
  width: number,
): string {
  return `<div class="tune" style="left:${x}px;top:${y}px;width:${width}px;background:${look.panel};
    border-color:${look.line};color:${look.ink};box-shadow:${look.shadow}">
    <div class="head">${title}</div>${body}</div>`
}
