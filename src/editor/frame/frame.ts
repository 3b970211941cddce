import { withLineChanges } from '../preview/lineChanges.ts'
import type { ListenMessage, ReadyMessage, ShowMessage, ShownMessage } from '../preview/messages.ts'
import { patchLines } from './patchLines.ts'
import { grow, type Made, patchTree } from './patchTree.ts'
import { pauseEffectsIfLate } from './pauseEffects.ts'

/** The place of a player, which belongs to another host and has nothing to do in here. */
const PLAYER_PLACE = `.music iframe { background: repeating-linear-gradient(135deg, #8883 0 1px, transparent 1px 12px); }`

const ADDRESS = /url\("?([^":)]+)"?\)/g

const made: Made = new WeakMap()
const sheet = new CSSStyleSheet()
/** Where each picture is, by its path in the site. */
const pictures = new Map<string, string>()
/** In place of a picture that is not here: asks for nothing. */
const EMPTY = 'data:,'
/** The page as it was told last, and its body. */
let text = ''
let written: HTMLElement | null = null

/** Shows what is new of the site. */
function show({ html, css, fonts, pictures: taken, template }: ShowMessage): void {
  for (const { family, url, weight, style } of fonts ?? [])
    document.fonts.add(new FontFace(family, `url(${url})`, { weight, style, display: 'swap' }))
  for (const { file, url } of template?.pictures ?? []) pictures.set(file, url)
  for (const [path, bytes] of taken ?? []) {
    URL.revokeObjectURL(pictures.get(path) ?? '')
    pictures.set(path, URL.createObjectURL(new Blob([bytes], { type: typeOf(path) })))
  }
  if (css !== undefined) sheet.replaceSync(css.replace(ADDRESS, withPicture) + PLAYER_PLACE)
  if (html) {
    const isPatched = !taken && written && patchLines(text, html, written, prepare, made)
    text = withLineChanges(text, html)
    if (!isPatched) showPage(text)
  }
  if (template) {
    const script = document.createElement('script')
    script.src = template.script
    document.body.append(script)
  }
}

/** An address in a style sheet, or that of the picture which is meant by it. */
function withPicture(whole: string, path: string): string {
  const url = pictures.get(path)
  return url === undefined ? whole : `url("${url}")`
}

function showPage(html: string): void {
  const page = new DOMParser().parseFromString(html, 'text/html')
  prepare(page)
  document.title = page.title
  // Said again, the language would have every element's style computed again: a frame or two on a phone.
  for (const name of ['lang', 'dir'] as const)
    if (document.documentElement[name] !== page.documentElement[name])
      document.documentElement[name] = page.documentElement[name]
  if (written) {
    patchTree(written, page.body, made)
    return
  }
  written = page.body
  made.set(written, document.body)
  for (const { name, value } of written.attributes) document.body.setAttribute(name, value)
  document.body.replaceChildren(...[...written.childNodes].map((child) => grow(child, made)))
}

/** Puts pictures where they are here, and takes out what is not to run or to be asked for. */
function prepare(part: ParentNode): void {
  for (const script of part.querySelectorAll('script')) script.remove()
  for (const player of part.querySelectorAll('iframe')) player.removeAttribute('src')
  for (const image of part.querySelectorAll('img'))
    image.setAttribute('src', pictures.get(image.getAttribute('src') ?? '') ?? EMPTY)
}

function typeOf(path: string): string {
  return `image/${path.endsWith('jpg') ? 'jpeg' : path.split('.').at(-1)}`
}

document.adoptedStyleSheets = [sheet]
addEventListener('message', ({ source, data, ports: [port] }: MessageEvent<ListenMessage>) => {
  if (source !== parent || data?.type !== 'listen' || !port) return
  port.onmessage = ({ data: told }: MessageEvent<ShowMessage>) => {
    const toldMs = performance.now()
    show(told)
    requestAnimationFrame(() => {
      port.postMessage({ type: 'shown' } satisfies ShownMessage)
      // The first of all brings a whole page along. Asked for here, the time comes when the frame has been drawn.
      if (!told.template) setTimeout(() => pauseEffectsIfLate(performance.now() - toldMs))
    })
  }
})
// Links are looked at here, not followed.
addEventListener(
  'click',
  (event) => {
    const link = event.target instanceof Element && event.target.closest('a[href]')
    if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault()
  },
  { capture: true },
)
// Whoever frames this page is the editor: its policy allows no other.
parent.postMessage({ type: 'ready' } satisfies ReadyMessage, '*')
