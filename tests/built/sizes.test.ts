import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { builtFiles } from '../../src/build/prerender/builtFiles.ts'
import { builtFrom, manifest } from '../helpers/builtFiles.ts'
import { attributes, fileAt, filesIn, pageKinds, readBytes, readPage, readText } from './builtSite.ts'

const BYTES_PER_KB = 1000
const MAX_DOCUMENT_KB = 22
/** The scripts that a page names in its HTML, which load before the gate opens. */
const MAX_SCRIPTS_KB = 115
const MAX_TYPEFACES_KB = 28
/** The scripts that an editor imports, without templates and without the scripts of every page. */
const MAX_EDITOR_KB = 120
/** The live sky's scripts, with three.js and react-three-fiber, and its textures without the Moon's map. */
const MAX_SKY_KB = 220
const MAX_MOON_KB = 150

const gzippedKb = (bytes: Buffer | string) => gzipSync(bytes).length / BYTES_PER_KB

/** The tags of the files that a page loads with its HTML. @param start how a tag begins, as in `<link rel="preload"` */
function addressesIn(html: string, start: string): string[] {
  const tags = html.match(new RegExp(`${start}[^>]*>`, 'g')) ?? []
  return tags.flatMap((tag) => [...attributes(tag, 'href'), ...attributes(tag, 'src')])
}
const scriptsOf = (html: string) => [
  ...addressesIn(html, '<script type="module"'),
  ...addressesIn(html, '<link rel="modulepreload"'),
]
const bytesAt = (address: string) => readBytes(fileAt(address) ?? '')
const sumKb = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0)

describe.each(pageKinds.map((route) => [route.path, readPage(route)] as const))('%s', (_path, html) => {
  it(`loads at most ${MAX_SCRIPTS_KB} kB of scripts before the gate opens`, () => {
    const addresses = scriptsOf(html)
    expect(addresses.length).toBeGreaterThan(0)
    expect(sumKb(addresses.map((address) => gzippedKb(bytesAt(address))))).toBeLessThanOrEqual(MAX_SCRIPTS_KB)
  })

  it('has its styles in its HTML', () => {
    const sheets = html.match(/<link rel="stylesheet"[^>]*>/g) ?? []
    expect(sheets.filter((tag) => !tag.includes(' disabled'))).toEqual([])
  })

  it(`has at most ${MAX_DOCUMENT_KB} kB of HTML and loads two typefaces of at most ${MAX_TYPEFACES_KB} kB`, () => {
    expect(gzippedKb(html)).toBeLessThanOrEqual(MAX_DOCUMENT_KB)
    const typefaces = addressesIn(html, '<link rel="preload"').filter((address) => address.endsWith('.woff2'))
    expect(typefaces).toHaveLength(2)
    expect(sumKb(typefaces.map((address) => bytesAt(address).length / BYTES_PER_KB))).toBeLessThanOrEqual(
      MAX_TYPEFACES_KB,
    )
  })
})

it(`has an editor of at most ${MAX_EDITOR_KB} kB`, () => {
  const { scripts } = builtFiles(manifest, 'src/editor/Editor.tsx', 'index.html')
  expect(scripts.size).toBeGreaterThan(1)
  const sizes = [...scripts].map((file) => gzippedKb(readText(file)))
  expect(sumKb(sizes)).toBeLessThanOrEqual(MAX_EDITOR_KB)
})

it(`has a live sky of at most ${MAX_SKY_KB} kB, and a Moon of at most ${MAX_MOON_KB} kB`, () => {
  const { scripts } = builtFiles(manifest, 'src/scene/webgl/mountSky.tsx', 'index.html')
  const pictureKb = (source: string) => readBytes(builtFrom(source).file).length / BYTES_PER_KB
  // A large moon needs the large map, any other one the small map.
  expect(pictureKb('src/scene/moon.webp')).toBeLessThanOrEqual(MAX_MOON_KB)
  expect(pictureKb('src/scene/moonSmall.webp')).toBeLessThanOrEqual(MAX_MOON_KB / 3)
  const sizes = [
    ...[...scripts].map((file) => gzippedKb(readText(file))),
    pictureKb('src/scene/webgl/noise.webp'),
    pictureKb('src/scene/webgl/glyphs.webp'),
  ]
  expect(sumKb(sizes)).toBeLessThanOrEqual(MAX_SKY_KB)
})

it('has the owner’s panel in files that only the main script loads, and no page', () => {
  const panel = builtFrom('src/panel/open.tsx')
  const panelFiles = [panel.file, ...(panel.css ?? [])]
  expect(panelFiles.map((file) => file.replace(/.*\./, ''))).toEqual(['js', 'css'])
  const loading = Object.keys(manifest).filter((key) => {
    const { imports = [], dynamicImports = [] } = builtFrom(key)
    return [...imports, ...dynamicImports].includes('src/panel/open.tsx')
  })
  expect(loading).toEqual(['index.html'])
  // A text of the panel.
  const scripts = filesIn('assets').filter((file) => file.endsWith('.js'))
  expect(scripts.filter((file) => readText(file).includes('Tune the sky'))).toEqual([panel.file])
  for (const html of pageKinds.map(readPage))
    for (const part of ['Tune the sky', ...panelFiles]) expect(html).not.toContain(part)
})
