import morphdom from 'morphdom'
import { type PartMessage, PREVIEW_READY, type PreviewAnswer, type SiteMessage } from '../preview/messages.ts'
import { PreviewFiles } from './PreviewFiles.ts'
import { pressedPart, showPart } from './showPart.ts'

/** Replaces the pictures' paths by URLs, and removes scripts and the addresses of players. */
function preparePage(page: Document, files: Pick<PreviewFiles, 'pictureUrl'>): void {
  for (const script of page.querySelectorAll('script')) script.remove()
  for (const player of page.querySelectorAll('iframe')) player.removeAttribute('src')
  for (const image of page.querySelectorAll('img'))
    image.setAttribute('src', files.pictureUrl(image.getAttribute('src') ?? ''))
}

/** Replaces players by a pattern: their hosts are not loaded here. */
const PLAYER_PLACE = `.music iframe { background: repeating-linear-gradient(135deg, #8883 0 1px, transparent 1px 12px); }`

const CLICKABLE = `[data-field] { cursor: pointer; } @media (hover: hover) { [data-field]:hover { outline: 2px dashed #8888; outline-offset: 4px; } }`

const sheet = new CSSStyleSheet()
const files = new PreviewFiles()
let styles = ''

function show({ html, css, fonts, pictures, template }: SiteMessage): void {
  if (fonts) files.addFonts(fonts)
  if (template) files.addTemplatePictures(template.pictures)
  if (pictures) files.replacePictures(pictures)
  styles = css ?? styles
  // New pictures have new addresses.
  if (css !== undefined || pictures) sheet.replaceSync(files.withPictures(styles) + PLAYER_PLACE + CLICKABLE)
  showPage(html)
  if (template) run(template.script)
}

function showPage(html: string): void {
  const page = new DOMParser().parseFromString(html, 'text/html')
  preparePage(page, files)
  if (document.title !== page.title) document.title = page.title
  // Setting the same language again would restyle every element: a frame or two on a phone.
  for (const name of ['lang', 'dir'] as const)
    if (document.documentElement[name] !== page.documentElement[name])
      document.documentElement[name] = page.documentElement[name]
  morphdom(document.body, page.body, {
    // The template's script draws into elements with `data-live`.
    onBeforeElUpdated: (shown, next) => !shown.hasAttribute('data-live') && !shown.isEqualNode(next),
  })
}

/** Runs the template's script. The policy of this page allows it by its hash. */
function run(code: string): void {
  const script = document.createElement('script')
  script.textContent = code
  document.head.append(script)
}

document.adoptedStyleSheets = [sheet]
const { port1: port, port2: editorPort } = new MessageChannel()
// A press on an element opens its field. Other links work only within this page.
addEventListener(
  'click',
  (event) => {
    if (!(event.target instanceof Element)) return
    const link = event.target.closest('a[href]')
    if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault()
    const part = pressedPart(event.target)
    if (part !== null) port.postMessage({ part } satisfies PreviewAnswer)
  },
  { capture: true },
)

port.onmessage = ({ data }: MessageEvent<SiteMessage | PartMessage>) => {
  if ('part' in data) return showPart(data.part)
  const answer = (message: PreviewAnswer) => port.postMessage(message)
  try {
    show(data)
    answer('shown')
  } catch (reason) {
    console.warn('The page cannot be shown.', reason)
    answer('failed')
  }
}
// Only in its sandbox, where the page has no origin. The target origin keeps the port from a stranger's site, also when
// that frames this page on a host without headers.
if (origin === 'null') parent.postMessage(PREVIEW_READY, location.origin, [editorPort])
