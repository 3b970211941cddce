import { zipSync } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'
import { linkOf, type SiteData, type SiteFile } from '../../../../../src/templates/engine/data/siteData.ts'
import { loadKit } from '../../../../../src/templates/engine/kit/kits.ts'
import { renderSite } from '../../../../../src/templates/engine/render/renderSite.ts'
import { loadSample } from '../../../../../src/templates/engine/sample/samples.ts'
import { packSite } from '../../../../../src/templates/engine/zip/packSite.ts'
import { unpackSite } from '../../../../../src/templates/engine/zip/unpackSite.ts'
import { TEMPLATE_IDS } from '../../../../../src/templates/templateList.ts'
import { filledWith, HOSTILE_TEXTS, withLinks } from '../../../../helpers/hostileSite.ts'
import { FIRST_TEMPLATE } from '../../../../helpers/templates.ts'

const kit = await loadKit(FIRST_TEMPLATE)
const { data, pictures } = await loadSample(FIRST_TEMPLATE)
const files = await renderSite(kit, data, pictures)
const asEntries = (siteFiles: readonly SiteFile[]) =>
  Object.fromEntries(siteFiles.map(({ path, bytes }) => [path, bytes]))
const encoded = (text: string) => new TextEncoder().encode(text)
const page = (changed: object) =>
  encoded(
    `<script type="application/json" id="site-data">${JSON.stringify({ ...data, ...changed })}</script>`,
  )

/** An imported site without its files. */
const siteIn = (unpacked: ReturnType<typeof unpackSite>) => {
  if ('refusal' in unpacked) return unpacked
  const { source, ...site } = unpacked
  return site
}

let zip: Uint8Array
beforeAll(async () => {
  zip = await packSite(files)
})

describe('A packed site', () => {
  for (const id of TEMPLATE_IDS)
    it(`of template ${id} is imported as it was, and packs to the same bytes again`, async () => {
      const sample = await loadSample(id)
      const template = await loadKit(id)
      const date = new Date(2026, 10, 29)
      const packed = await packSite(await renderSite(template, sample.data, sample.pictures), { date })
      const imported = unpackSite(packed)
      expect(siteIn(imported)).toEqual({ ...sample, missingPictures: [] })
      if ('refusal' in imported) return
      const files = await renderSite(template, imported.data, imported.pictures)
      expect(await packSite(files, { date })).toEqual(packed)
    })

  for (const [kind, text] of Object.entries(HOSTILE_TEXTS))
    it(`is imported as it was with ${kind} in every field`, async () => {
      const hostile = filledWith(data, text)
      const imported = unpackSite(await packSite(await renderSite(kit, hostile, pictures)))
      expect(siteIn(imported)).toEqual({ data: hostile, pictures, missingPictures: [] })
    })

  it('is imported with the maximum number of links and a name of 5,000 characters', async () => {
    const large = { ...withLinks(data, 5000), name: 'é'.repeat(5000) }
    expect(unpackSite(await packSite(await renderSite(kit, large, pictures)))).toMatchObject({ data: large })
  })

  it('is imported with its hidden links, which its page does not contain', async () => {
    const link = linkOf({ id: 'secret', label: 'Surprise', url: 'https://surprise.example/', hidden: true })
    const hiding = { ...data, links: [link, ...data.links], featured: 'secret' }
    const siteFiles = await renderSite(kit, hiding, pictures)
    const html = siteFiles.find(({ path }) => path === 'index.html')?.bytes ?? new Uint8Array()
    expect(new TextDecoder().decode(html)).not.toMatch(/surprise/i)
    expect(siteIn(unpackSite(await packSite(siteFiles)))).toEqual({
      data: hiding,
      pictures,
      missingPictures: [],
    })
    expect(unpackSite(html)).toMatchObject({ data: { links: data.links } })
    expect(asEntries(files)).not.toHaveProperty(['editor.json'])
  })

  it('reports the progress of its packing, up to 1', async () => {
    const steps: number[] = []
    const large = { path: 'pictures/portrait.webp', bytes: new Uint8Array(3_000_000) }
    await packSite([...files, large], { onProgress: (progress) => steps.push(progress) })
    expect(steps).toEqual([...steps].sort((a, b) => a - b))
    // The large file is packed in several pieces.
    expect(steps.length).toBeGreaterThan(files.length + 5)
    expect(steps.at(-1)).toBe(1)
  })

  it('is imported from a folder that was unpacked and packed again', () => {
    const entries = Object.fromEntries(files.map(({ path, bytes }) => [`my site/${path}`, bytes]))
    const packed = zipSync({
      ...entries,
      '__MACOSX/._index.html': encoded('x'),
      'my site/.DS_Store': encoded('x'),
    })
    expect(siteIn(unpackSite(packed))).toEqual({ data, pictures, missingPictures: [] })
  })

  it('is imported from a repository, and from a program that writes backslashes', () => {
    const inFolder = (folder: string) =>
      Object.fromEntries(files.map(({ path, bytes }) => [folder + path, bytes]))
    const repository = zipSync({ ...inFolder('links-main/docs/'), 'links-main/README.md': encoded('x') })
    const backslashes = Object.entries(inFolder('my site/')).map(([path, bytes]) => [
      path.replaceAll('/', '\\'),
      bytes,
    ])
    for (const packed of [repository, zipSync(Object.fromEntries(backslashes))])
      expect(siteIn(unpackSite(packed))).toEqual({ data, pictures, missingPictures: [] })
  })

  it('is imported from a ZIP with bytes after its end, and with names that are not in UTF-8', () => {
    const packed = zipSync({ ...asEntries(files), 'pictures/~~~~.jpg': encoded('x') })
    const isName = (index: number) =>
      packed[index] === 0x7e &&
      [-3, -2, -1, 1, 2, 3].filter((step) => packed[index + step] === 0x7e).length > 2
    // In code page 850, as Windows writes it, `ä` is one byte.
    const bytes = Uint8Array.of(
      ...packed.map((byte, index) => (isName(index) ? 0x84 : byte)),
      ...new Uint8Array(512),
    )
    expect(siteIn(unpackSite(bytes))).toEqual({ data, pictures, missingPictures: [] })
  })

  it('is imported without the pictures that are missing or broken, with a list of them', () => {
    const withoutPicture = files.filter(({ path }) => !path.startsWith('pictures/'))
    const code = { 'pictures/portrait.webp': encoded('<svg onload=alert(1)>') }
    for (const packed of [zipSync(asEntries(withoutPicture)), zipSync({ ...asEntries(files), ...code })])
      expect(siteIn(unpackSite(packed))).toEqual({
        data: { ...data, portrait: null },
        pictures: new Map(),
        missingPictures: [data.portrait],
      })
  })

  it('is imported from a ZIP with other files, which are ignored', () => {
    const packed = zipSync({
      ...asEntries(files),
      '../../evil.html': encoded('x'),
      'C:\\evil.exe': encoded('x'),
    })
    expect(siteIn(unpackSite(packed))).toEqual({ data, pictures, missingPictures: [] })
  })

  it('is imported from a whole site whose home page is another one', () => {
    const links = Object.fromEntries(files.map(({ path, bytes }) => [`links/${path}`, bytes]))
    const packed = zipSync({ 'index.html': encoded('<h1>Home</h1>'), 'a/index.html': encoded('x'), ...links })
    expect(siteIn(unpackSite(packed))).toEqual({ data, pictures, missingPictures: [] })
  })

  it('is imported from a page and an editor.json that an editor of texts saved in another encoding', async () => {
    const link = linkOf({ id: 'secret', label: 'Surprise', url: 'https://surprise.example/', hidden: true })
    const hiding = { ...data, name: 'Luna Møth', links: [...data.links, link] }
    const entries = asEntries(await renderSite(kit, hiding, pictures))
    const textIn = (path: string) => new TextDecoder().decode(entries[path])
    // The other letters of the sample are not in windows-1252, so it keeps only its name.
    const latin = {
      ...hiding,
      title: '',
      description: '',
      tagline: '',
      bio: '',
      links: [link],
      portrait: null,
      socials: [],
      music: [],
    }
    const latinEntries = asEntries(await renderSite(kit, latin, pictures))
    const ansi = (path: string) =>
      Uint8Array.from(new TextDecoder().decode(latinEntries[path]), (letter) => letter.charCodeAt(0))
    const utf16 = (path: string) => new Uint8Array(Buffer.from(`\ufeff${textIn(path)}`, 'utf16le'))
    for (const [encode, expected, isGuess] of [
      [ansi, latin, true],
      [utf16, hiding, false],
    ] as const) {
      const packed = zipSync({
        ...entries,
        'index.html': encode('index.html'),
        'editor.json': encode('editor.json'),
      })
      expect(unpackSite(packed)).toMatchObject({
        data: expected,
        source: { hasOtherEditorData: false, isGuess },
      })
    }
  })

  it('is the page when the editor.json beside it is of another version', async () => {
    const hidden = linkOf({ id: 'secret', label: 'Surprise', url: 'https://surprise.example/', hidden: true })
    const before = await renderSite(kit, { ...data, name: 'As it was', links: [hidden] }, pictures)
    const packed = zipSync({ ...asEntries(files), 'editor.json': asEntries(before)['editor.json'] ?? zip })
    expect(unpackSite(packed)).toMatchObject({ data, source: { hasOtherEditorData: true } })
    expect(unpackSite(zip)).toMatchObject({ data, source: { hasOtherEditorData: false } })
    const damaged = zipSync({ ...asEntries(files), 'editor.json': encoded('{') })
    expect(unpackSite(damaged)).toMatchObject({ data, source: { hasOtherEditorData: true } })
  })

  it('is imported with a picture that is a JPEG under the name of a WebP', () => {
    const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16)
    const packed = zipSync({ ...asEntries(files), 'pictures/portrait.webp': jpeg })
    expect(siteIn(unpackSite(packed))).toEqual({
      data,
      pictures: new Map([['pictures/portrait.webp', jpeg]]),
      missingPictures: [],
    })
  })

  it('names the other files of its folder', () => {
    const inFolder = Object.fromEntries(files.map(({ path, bytes }) => [`docs/${path}`, bytes]))
    const packed = zipSync({
      ...inFolder,
      'docs/CNAME': encoded('luna.example'),
      'package.json': encoded('{}'),
    })
    const unpacked = unpackSite(packed)
    expect('source' in unpacked && unpacked.source.otherFiles).toContain('CNAME')
    expect('source' in unpacked && unpacked.source.otherFiles).not.toContain('package.json')
  })

  it('is imported from its page alone, with a list of the missing pictures', () => {
    const html = files.find(({ path }) => path === 'index.html')?.bytes ?? new Uint8Array()
    expect(unpackSite(html)).toMatchObject({
      data: { ...data, portrait: null },
      pictures: new Map(),
      missingPictures: [data.portrait],
    })
  })
})

/** A ZIP without a comment ends with a record of 22 bytes, which holds the directory's offset at byte 16. */
const DIRECTORY_POINTER_FROM_END = 22 - 16
/** Where an entry holds facts about its file, bytes from the start of the entry. */
const ENTRY_OFFSET = { method: 10, unpackedSize: 24 } as const

/** A ZIP with changed bytes in the first entry of its directory. @param offset bytes from the start of the entry */
function withChangedEntry(packed: Uint8Array, offset: number, bytes: readonly number[]): Uint8Array {
  const changed = packed.slice()
  const view = new DataView(changed.buffer)
  const start = view.getUint32(changed.length - DIRECTORY_POINTER_FROM_END, true)
  changed.set(bytes, start + offset)
  return changed
}

describe('A file that cannot be imported is refused with a message:', () => {
  const zipOfZeros = () => zipSync({ 'index.html': new Uint8Array(4 * 1024 * 1024) }, { level: 1 })
  const zipOfPage = () => zipSync({ 'index.html': page({}) })
  const refusedFiles: Record<string, [() => Uint8Array, RegExp]> = {
    'nothing at all': [() => new Uint8Array(), /neither a ZIP/],
    'a picture': [() => Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), /neither a ZIP/],
    'another page': [() => encoded('<!doctype html><title>Hello</title>'), /neither a ZIP/],
    'a page with broken data': [
      () => encoded('<script type="application/json" id="site-data">{"version":1,</script>'),
      /data cannot be read/,
    ],
    'a page with a comma too many': [
      () => encoded('<script id="site-data">{"links":[{"url":"https://a.example"},]}</script>'),
      /there is a comma too many after .*"https:\/\/a\.example"\}; delete it\.$/,
    ],
    'a page with a comma too few': [
      () => encoded('<script id="site-data">{"version":1 "name":"Luna"}</script>'),
      /a comma, a bracket or a quotation mark is missing or too many/,
    ],
    'a TAR with gzip': [() => Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0), /^This archive is no ZIP\. Unpack it/],
    'a RAR': [() => encoded('Rar!\u001a\u0007'), /^This archive is no ZIP/],
    'a page in one file (MHTML)': [
      () => encoded('From: <Saved by Blink>\r\nMIME-Version: 1.0\r\nContent-Type: multipart/related;\r\n'),
      /^A browser saved this page in one file, without the editor’s data\./,
    ],
    'a page with data of another shape': [() => page({ links: 'none' }), /links is not a list/],
    'a ZIP with a page whose data is null': [
      () => zipSync({ 'index.html': encoded('<script id="site-data">null</script>') }),
      /it is not an object/,
    ],
    'a page whose links are null': [() => page({ links: [null] }), /links\.0 is not an object/],
    'a page of a newer version': [() => page({ version: 99 }), /newer than this editor/],
    'a ZIP without a page': [() => zipSync({ 'a.txt': encoded('a') }), /^There is no index\.html in it/],
    'a ZIP that is cut off': [() => zip.slice(0, zip.length / 2), /damaged or incomplete/],
    'a ZIP without its end': [() => zip.slice(0, -1), /damaged or incomplete/],
    'a ZIP whose page has a changed byte': [
      () => zipSync({ 'index.html': page({}) }).map((byte, index) => (index === 60 ? byte ^ 0xff : byte)),
      /damaged/,
    ],
    'a ZIP bomb': [
      () => withChangedEntry(zipOfZeros(), ENTRY_OFFSET.unpackedSize, [0, 0, 0, 0x40]),
      /far more than a site/,
    ],
    'a ZIP bomb that announces a wrong size': [
      () => withChangedEntry(zipOfZeros(), ENTRY_OFFSET.unpackedSize, [16, 0, 0, 0]),
      /neither a ZIP from the editor/,
    ],
    'a ZIP with a password': [
      () => withChangedEntry(zipOfPage(), ENTRY_OFFSET.method, [99, 0]),
      /has a password/,
    ],
    'a file of more than 60 MB': [() => new Uint8Array(60 * 1024 * 1024 + 1), /far larger than a site/],
    'a page that is larger than any site’s': [
      () => encoded(`<script id="site-data">${' '.repeat(9 * 1024 * 1024)}</script>`),
      /far larger/,
    ],
    // A regular expression that starts again at each script could take hours for these pages.
    'a page of scripts that never end': [() => encoded('<script '.repeat(500_000)), /neither a ZIP/],
    'a small ZIP with a page of scripts that name the data and never end': [
      () => zipSync({ 'index.html': encoded('<script id="site-data" '.repeat(200_000)) }),
      /^[A-Z]/,
    ],
    'a page of 200,000 links': [() => page({ links: Array(200_000).fill({}) }), /keep 5000 at most/],
  }
  for (const [kind, [makeFile, sentence]] of Object.entries(refusedFiles))
    it(kind, () => {
      const result = unpackSite(makeFile())
      expect(result).toEqual({ refusal: expect.stringMatching(sentence) })
      expect(result).toEqual({ refusal: expect.stringMatching(/^[A-Z].*\.$/) })
    })
})

it('refuses a page whose pictures are outside pictures/', () => {
  const outside: Partial<SiteData> = {
    portrait: { file: '../secret.webp', alt: '', width: 1, height: 1 },
  }
  expect(unpackSite(page(outside))).toEqual({ refusal: expect.stringContaining('portrait.file') })
})
