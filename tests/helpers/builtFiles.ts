import { readdirSync, readFileSync } from 'node:fs'
import { escapedForPattern } from './textPattern.ts'

// The bundler chooses the names of built files, so they are found by their content.
const dist = new URL('../../dist/', import.meta.url)
const assets = new URL('assets/', dist)
const contentOf = (file: string) => readFileSync(new URL(file, assets))
const scripts = readdirSync(assets)
  .filter((file) => file.endsWith('.js'))
  .map((file) => ({ file, code: contentOf(file).toString() }))

/** Matches the addresses of files, also inside a console message. @throws when there is no file */
function addressPattern(files: readonly string[], description: string): RegExp {
  if (files.length === 0) throw new Error(`No file in dist/assets: ${description}`)
  return new RegExp(`/assets/(${files.map((file) => escapedForPattern(file)).join('|')})`)
}

/** The addresses of the scripts that contain all texts. @throws when there is none */
function scriptsWith(...texts: readonly string[]): RegExp {
  const found = scripts.filter(({ code }) => texts.every((text) => code.includes(text)))
  return addressPattern(
    found.map(({ file }) => file),
    `a script with ${texts.join(' and ')}`,
  )
}

/** The script that every page loads first. */
export const MAIN_SCRIPT = addressPattern(
  [
    ...readFileSync(new URL('index.html', dist), 'utf8').matchAll(
      /<script type="module"[^>]*src="[^"]*\/([^"/]+)"/g,
    ),
  ].map(([, file = '']) => file),
  'the module script of index.html',
)
// Keys of the site's texts stay in the built code. Each of these belongs to one component.
export const HOME_SCRIPT = scriptsWith('home.visitShop')
export const MEDIA_SCRIPT = scriptsWith('media.wallpapers')
export const SHOP_SCRIPT = scriptsWith('shop.publish')
export const SHARE_SCRIPT = scriptsWith('share.share')
export const QR_SCRIPT = scriptsWith('share.codeTitle')
export const PANEL_SCRIPT = scriptsWith('moongate:tuning')
/** The worker that reads imported sites: it contains the end mark of a ZIP, and answers with a site or a refusal. */
export const UNPACK_SCRIPT = scriptsWith('refusal', String(0x06054b50))

/** The surface of the live sky's moon. */
export const MOON_PICTURE = addressPattern(
  readdirSync(assets).filter(
    (file) =>
      file.endsWith('.webp') &&
      contentOf(file).equals(readFileSync(new URL('../../src/scene/moon.webp', import.meta.url))),
  ),
  'src/scene/moon.webp',
)

const SKY_SCRIPT = scriptsWith('WebGLRenderer:')
const MOON_SCRIPT = scriptsWith('Pacific/Chatham')

/** True for the address of the live sky's script, which contains three.js. */
export const isSkyScript = (url: URL | string): boolean => SKY_SCRIPT.test(String(url))

/** True for the address of the script that computes tonight's moon. It loads after the page. */
export const isMoonScript = (url: URL | string): boolean => MOON_SCRIPT.test(String(url))
