import morphdom from 'morphdom'
import { partSelector } from '../../../templates/engine/markup/partAttribute.ts'
import { type PartMessage, PREVIEW_READY, type PreviewAnswer, type SiteMessage } from '../messages.ts'
import { PreviewFiles } from './PreviewFiles.ts'
import { isPageControl, pressedPart, showPart } from './showPart.ts'

/** Replaces the paths of pictures by their URLs, removes scripts, and shows players' frames without addresses. */
function preparePage(page: Document, files: Pick<PreviewFiles, 'pictureUrl'>): void {
  for (const script of page.querySelectorAll('script')) script.remove()
  for (const player of page.querySelectorAll<HTMLTemplateElement>('.music template')) {
    player.content.querySelector('iframe')?.removeAttribute('src')
    // As in `loadPlayers.js`, the frame replaces the link before the `template`.
    player.previousElementSibling?.remove()
    player.replaceWith(player.content)
  }
  for (const image of page.querySelectorAll('img'))
    image.setAttribute('src', files.pictureUrl(image.getAttribute('src') ?? ''))
}

/** Players of other hosts do not load in the preview, so a pattern is in their place. */
const PLAYER_STYLE = `.music iframe { background: repeating-linear-gradient(135deg, #8883 0 1px, transparent 1px 12px); }`

const PART_STYLE = `${partSelector()} { cursor: pointer; } @media (hover: hover) { ${partSelector()}:hover { outline: 2px dashed #8888; outline-offset: 4px; } }`

const sheet = new CSSStyleSheet()
const files = new PreviewFiles()
let styles = ''

function showSite({ html, css, fonts, pictures, template }: SiteMessage): void {
  if (fonts) files.replaceFonts(fonts)
  if (template) files.addTemplatePictures(template.pictures)
  if (pictures) files.replacePictures(pictures)
  styles = css ?? styles
  // New pictures have new object URLs, so the style sheet needs them too.
  if (css !== undefined || pictures)
    sheet.replaceSync(files.withPictureUrls(styles) + PLAYER_STYLE + PART_STYLE)
  showPage(html)
  if (template) runScript(template.script)
}

function showPage(html: string): void {
  const page = new DOMParser().parseFromString(html, 'text/html')
  preparePage(page, files)
  if (document.title !== page.title) document.title = page.title
  // To set the same language again would restyle every element, which takes a phone up to two frames.
  for (const name of ['lang', 'dir'] as const)
    if (document.documentElement[name] !== page.documentElement[name])
      document.documentElement[name] = page.documentElement[name]
  morphdom(document.body, page.body, {
    // Keeps elements with `data-live`, into which the template's script draws. Equal elements are skipped for speed.
    onBeforeElUpdated: (element, next) => !element.hasAttribute('data-live') && !element.isEqualNode(next),
  })
}

/** Runs the script of the template. The policy of this frame allows the script by its hash. */
function runScript(code: string): void {
  const script = document.createElement('script')
  script.textContent = code
  document.head.append(script)
}

let requestedPart: string | null = null

/** In a closed tab of the editor this frame has no size, and cannot scroll. It gets a size soon after the tab opens. */
function showRequestedPart(): void {
  if (requestedPart === null || innerHeight === 0) return
  showPart(requestedPart)
  requestedPart = null
}

document.adoptedStyleSheets = [sheet]
const { port1: port, port2: editorPort } = new MessageChannel()
// A press on a part focuses a field of the editor. By default, the press would also focus the frame: on a busy device,
// after the field.
addEventListener('mousedown', (event) => {
  if (event.target instanceof Element && pressedPart(event.target) !== null) event.preventDefault()
})
// A press on a part of the page opens its field. One beside all parts leads a phone's user back to the form. A link to another
// page is not followed.
addEventListener(
  'click',
  (event) => {
    if (!(event.target instanceof Element)) return
    const link = event.target.closest('a[href]')
    if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault()
    if (isPageControl(event.target)) return
    port.postMessage({ part: pressedPart(event.target) ?? '' } satisfies PreviewAnswer)
  },
  { capture: true },
)

addEventListener('resize', showRequestedPart)
port.onmessage = ({ data }: MessageEvent<SiteMessage | PartMessage>) => {
  if ('part' in data) {
    requestedPart = data.part
    return showRequestedPart()
  }
  const answer = (message: PreviewAnswer) => port.postMessage(message)
  try {
    showSite(data)
    answer('shown')
  } catch (reason) {
    console.warn('The page cannot be shown.', reason)
    answer('failed')
  }
}
// In the editor's sandbox, this page has the origin `null`. The target origin keeps the port from other embedding sites.
if (origin === 'null') parent.postMessage(PREVIEW_READY, location.origin, [editorPort])
