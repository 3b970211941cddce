import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { findRoute } from '../helpers/siteModules.ts'
import { attributes, fileAt, filesIn, pageKinds, readBytes, readPage, readText } from './builtSite.ts'

const BYTES_PER_KB = 1000
const MAX_DOCUMENT_KB = 20
/** The scripts that a page names in its HTML, which load before the gate opens. */
const MAX_SCRIPTS_KB = 115
const MAX_TYPEFACES_KB = 28
/** The editor's own script, without templates and without code that other pages share. */
const MAX_EDITOR_KB = 130
/** The live sky's scripts, with three.js and react-three-fiber, and its textures without the Moon's map. */
const MAX_SKY_KB = 220
const MAX_MOON_KB = 150

const gzippedKb = (bytes: Buffer | string) => gzipSync(bytes).length / BYTES_PER_KB
const scripts = filesIn('assets').filter((file) => file.endsWith('.js'))
const scriptWith = (text: string) => scripts.filter((file) => readText(file).includes(text))

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
  const [editor = '', ...others] = scriptWith('data-editor')
  expect(others).toEqual([])
  expect(gzippedKb(readText(editor))).toBeLessThanOrEqual(MAX_EDITOR_KB)
})

it(`has a live sky of at most ${MAX_SKY_KB} kB, and a Moon of at most ${MAX_MOON_KB} kB`, () => {
  // Messages of three.js contain this text.
  const [sky = '', ...others] = scriptWith('WebGLRenderer:')
  expect(others).toEqual([])
  const pageScripts = new Set(pageKinds.flatMap((route) => scriptsOf(readPage(route)).map(fileAt)))
  const skyScripts = [sky, ...importsOf(sky)].filter((file) => !pageScripts.has(file))
  const pictureKb = (name: string) => {
    const [picture = ''] = filesIn('assets').filter((file) => file.startsWith(`assets/${name}-`))
    return readBytes(picture).length / BYTES_PER_KB
  }
  // A large moon needs the large map, any other one the small map.
  expect(pictureKb('moon')).toBeLessThanOrEqual(MAX_MOON_KB)
  expect(pictureKb('moonSmall')).toBeLessThanOrEqual(MAX_MOON_KB / 3)
  const sizes = [
    ...skyScripts.map((file) => gzippedKb(readText(file))),
    pictureKb('noise'),
    pictureKb('glyphs'),
  ]
  expect(sumKb(sizes)).toBeLessThanOrEqual(MAX_SKY_KB)
})

/** The scripts that a script imports, and those that they import. */
function importsOf(script: string, known = new Set<string>()): string[] {
  const names = [...readText(script).matchAll(/(?:from|import) ?["'`]\.\/([^"'`]+\.js)["'`]/g)]
  for (const file of names.map(([, name]) => `assets/${name}`)) {
    if (known.has(file)) continue
    known.add(file)
    importsOf(file, known)
  }
  return [...known]
}

it('has the owner’s panel in files that only the main script names, and no page', () => {
  /** Texts that only the panel's script or style sheet contains. */
  const panelTexts = /moongate:tuning|Tune the sky|Before: hold to show the saved sky|panel-rise/
  const files = filesIn('assets').filter((file) => /^assets\/[^/]+\.(js|css)$/.test(file))
  const panelFiles = files.filter((file) => panelTexts.test(readText(file)))
  expect(panelFiles.map((file) => file.replace(/.*\./, '')).toSorted()).toEqual(['css', 'js'])
  const otherFiles = files.filter((file) => !panelFiles.includes(file))
  const names = panelFiles.map((file) => file.replace('assets/', ''))
  const naming = otherFiles.filter((file) => names.some((name) => readText(file).includes(name)))
  const home = readPage(findRoute('/'))
  expect(naming).toEqual(addressesIn(home, '<script type="module"').map(fileAt))
  for (const html of pageKinds.map(readPage)) {
    expect(html).not.toMatch(panelTexts)
    for (const name of names) expect(html).not.toContain(name)
  }
})
