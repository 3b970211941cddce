import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest, ManifestChunk } from 'vite'
import { builtFolder } from './fixedSites.ts'
import { escapedForPattern } from './textPattern.ts'

/** Vite's list of the files of the site `sample`, by source file. The page itself is `index.html`. */
export const manifest: Manifest = JSON.parse(
  readFileSync(join(builtFolder('sample'), '.vite/manifest.json'), 'utf8'),
)

/** What the build made from a source file. @throws when it made no file */
export function builtFrom(source: string): ManifestChunk {
  const chunk = manifest[source]
  if (!chunk) throw new Error(`The built site has no file of ${source}`)
  return chunk
}

/** Matches the addresses of the files from some sources, also in a longer text such as a console message. */
function addressOf(...sources: readonly string[]): RegExp {
  const files = sources.map((source) => escapedForPattern(builtFrom(source).file))
  return new RegExp(`\\/(${files.join('|')})`)
}

/** The script that every page loads first. */
export const MAIN_SCRIPT = addressOf('index.html')
export const HOME_SCRIPT = addressOf('src/pages/home/HomePage.tsx')
export const MEDIA_SCRIPT = addressOf('src/pages/media/MediaPage.tsx')
export const SHOP_SCRIPT = addressOf('src/pages/shop/ShopPage.tsx')
export const PANEL_SCRIPT = addressOf('src/panel/open.tsx')
/** The script that reads imported ZIPs. */
export const UNPACK_SCRIPT = addressOf('src/templates/engine/zip/unpackSite.ts')
/** The script that writes exported ZIPs. */
export const PACK_SCRIPT = addressOf('src/templates/engine/zip/packSite.ts')
/** The map of the live sky's moon, in both sizes. */
export const MOON_PICTURE = addressOf('src/scene/moon.webp', 'src/scene/moonSmall.webp')

const SKY_SCRIPT = addressOf('src/scene/webgl/mountSky.tsx')
const MOON_SCRIPT = addressOf('src/scene/moonTonight.ts')

export const isSkyScript = (url: URL | string): boolean => SKY_SCRIPT.test(String(url))

export const isMoonScript = (url: URL | string): boolean => MOON_SCRIPT.test(String(url))
