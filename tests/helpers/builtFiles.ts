import { readdirSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { builtFolder } from './fixedSites.ts'
import { escapedForPattern } from './textPattern.ts'

// The bundler chooses the names of built files, so they are found by their content.
const dist = pathToFileURL(`${builtFolder('sample')}/`)
const assets = new URL('assets/', dist)
const readAsset = (file: string) => readFileSync(new URL(file, assets))
const scripts = readdirSync(assets)
  .filter((file) => file.endsWith('.js'))
  .map((file) => ({ file, code: readAsset(file).toString() }))

/** Matches the addresses of files, also in a longer text such as a console message. */
function addressPattern(files: readonly string[], description: string): RegExp {
  if (files.length === 0) throw new Error(`No file in dist/assets: ${description}`)
  return new RegExp(`/assets/(${files.map((file) => escapedForPattern(file)).join('|')})`)
}

/** Matches the addresses of the scripts that contain all these texts. @throws when there is none */
function scriptsWith(...texts: readonly string[]): RegExp {
  const matching = scripts.filter(({ code }) => texts.every((text) => code.includes(text)))
  return addressPattern(
    matching.map(({ file }) => file),
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
// The built code contains the keys of texts and of stored values. Each of these keys is in one script only.
export const HOME_SCRIPT = scriptsWith('.visitShop')
export const MEDIA_SCRIPT = scriptsWith('media.wallpapers')
export const SHOP_SCRIPT = scriptsWith('shop.publish')
export const PANEL_SCRIPT = scriptsWith('moongate:tuning')
/** The script that reads imported ZIPs. */
export const UNPACK_SCRIPT = scriptsWith('.noSite')

/** The map of the live sky's moon, in both sizes. */
const MOON_MAPS = ['moon.webp', 'moonSmall.webp'].map((file) =>
  readFileSync(new URL(`../../src/scene/${file}`, import.meta.url)),
)
export const MOON_PICTURE = addressPattern(
  readdirSync(assets).filter(
    (file) => file.endsWith('.webp') && MOON_MAPS.some((map) => readAsset(file).equals(map)),
  ),
  'the maps of the moon',
)

// Messages of three.js contain this text.
const SKY_SCRIPT = scriptsWith('WebGLRenderer:')
// Only the script of tonight's moon contains the names of time zones.
const MOON_SCRIPT = scriptsWith('Johannesburg')

export const isSkyScript = (url: URL | string): boolean => SKY_SCRIPT.test(String(url))

export const isMoonScript = (url: URL | string): boolean => MOON_SCRIPT.test(String(url))
