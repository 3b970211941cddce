import fc from 'fast-check'
import { type ZipOptions, zipSync } from 'fflate'
import type { SiteData } from '../../src/templates/engine/data/siteData.ts'
import { HOSTILE_TEXTS } from './hostileSite.ts'
import { BLOCK_KINDS, linkOf } from './siteModules.ts'

/** Sets a global variable, which shows that a page has run this code. */
const HOSTILE_CODE = 'window.owned = true'

const tag = fc.constantFrom(
  'a',
  'b',
  'img',
  'svg',
  'iframe',
  'style',
  'object',
  'form',
  'base',
  'meta',
  'script',
)
const attribute = fc.constantFrom(
  `onload="${HOSTILE_CODE}"`,
  `onerror='${HOSTILE_CODE}'`,
  `src=javascript:${HOSTILE_CODE}`,
  'src=x',
  'src="https://stranger.example/a.png"',
  'href="//stranger.example"',
  'style="background: url(https://stranger.example/b.png)"',
  'srcdoc="<script>parent.owned = true</script>"',
  '/',
  '"',
)

/** Nested elements, some of them not closed, with hostile attributes. */
const { markup } = fc.letrec<{ markup: string; element: string }>((tie) => ({
  markup: fc
    .array(
      fc.oneof(
        { depthSize: 'small' },
        fc.constantFrom(HOSTILE_CODE, '<!--', ']]>', '&lt;', '\0'),
        tie('element'),
      ),
      { maxLength: 4 },
    )
    .map((parts) => parts.join('')),
  element: fc
    .tuple(tag, fc.array(attribute, { maxLength: 3 }), tie('markup'), fc.boolean())
    .map(([name, attributes, inner, closed]) =>
      [`<${name} ${attributes.join(' ')}>`, inner, closed ? `</${name}>` : ''].join(''),
    ),
}))

const text = fc.oneof(
  fc.constantFrom(...Object.values(HOSTILE_TEXTS)),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    ' ',
    'Ada',
    `javascript:${HOSTILE_CODE}`,
    'data:text/html,x',
    'https://example.com/?a=1&b=2',
  ),
  markup,
)
const id = fc.stringMatching(/^[A-Za-z0-9_-]{1,12}$/)
const link = fc
  .record({
    id,
    kind: fc.constantFrom('link', ...BLOCK_KINDS),
    label: text,
    url: text,
    note: text,
    text,
    rows: text,
    emoji: text,
    pictureSize: fc.constantFrom('small', 'large'),
    hidden: fc.boolean(),
    me: fc.boolean(),
  })
  .map(linkOf)
const player = fc.record({
  id,
  url: fc.oneof(text, fc.constantFrom('https://vimeo.com/76979871', 'https://youtu.be/aqz-KE-bpKQ')),
  title: text,
  picture: fc.constant(null),
})
const colour = fc.stringMatching(/^#[0-9a-f]{6}$/)
const fraction = fc.double({ min: 0, max: 1, noNaN: true })

/** Random data of a site without portrait and share picture. @param data the values of the fields that are not random */
export function anySite(data: SiteData): fc.Arbitrary<SiteData> {
  const textFields = ['language', 'address', 'title', 'description', 'name', 'tagline', 'bio'] as const
  const fonts = ['headingFont', 'bodyFont'] as const
  const fields = Object.fromEntries([...textFields, ...fonts].map((field) => [field, text]))
  return fc
    .record(
      {
        ...fields,
        links: fc.uniqueArray(link, { selector: (item) => item.id, maxLength: 12 }),
        featured: fc.oneof(id, text),
        music: fc.uniqueArray(player, { selector: (item) => item.id, maxLength: 3 }),
        effects: fc.record({ on: fc.boolean(), strength: fraction }),
        cursor: fc.boolean(),
        portraitPlace: fc.record({
          x: fraction,
          y: fraction,
          zoom: fc.double({ min: 1, max: 4, noNaN: true }),
        }),
      },
      { requiredKeys: [] },
    )
    .chain((changed) =>
      colour.map((ground) => ({
        ...data,
        ...changed,
        portrait: null,
        sharePicture: null,
        colours: { ...data.colours, ground },
      })),
    )
}

const dataScript = (json: unknown) =>
  `<script type="application/json" id="site-data">${JSON.stringify(json).replaceAll('<', '\\u003c')}</script>`

/** A page in place of an exported one: an import reads only the data. */
export function pageOf(data: SiteData): Uint8Array {
  return new TextEncoder().encode(`<!doctype html><title>x</title>${dataScript(data)}`)
}

/** Random pages: with the data of a site, with broken data, or with any other markup. */
export function anyPage(data: SiteData): fc.Arbitrary<Uint8Array> {
  const broken = fc
    .tuple(fc.constantFrom(...Object.keys(data)), fc.jsonValue({ maxDepth: 3 }))
    .map(([field, value]) => dataScript({ ...data, [field]: value }))
  const pieces = fc.constantFrom(
    ...['<script', ' id="site-data"', '>', '</script>', '<!--', '-->', '{"version":1', '}', '"', '\\', ' '],
    dataScript(data),
  )
  const page = fc.oneof(
    anySite(data).map(dataScript),
    broken,
    fc.jsonValue().map(dataScript),
    fc.array(pieces, { maxLength: 30 }).map((all) => all.join('')),
    fc
      .tuple(pieces, fc.integer({ min: 1, max: 100_000 }))
      .map(([piece, times]) => piece.slice(0, 40).repeat(times)),
    markup,
  )
  return page.map((html) => new TextEncoder().encode(html))
}

/** A change of bytes. 'flip' XORs each byte with the low byte of `value`. 'number' overwrites four bytes with `value`. */
interface Mutation {
  readonly kind: 'flip' | 'number' | 'cut' | 'repeat'
  /** The start, as a share of the whole length, [0, 1). */
  readonly start: number
  /** Unused by 'number'. */
  readonly lengthBytes: number
  readonly value: number
}

const mutation: fc.Arbitrary<Mutation> = fc.record({
  kind: fc.constantFrom('flip', 'number', 'cut', 'repeat'),
  start: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
  lengthBytes: fc.integer({ min: 1, max: 64 }),
  value: fc.constantFrom(0, 1, 0x7f, 0x80, 0xff, 0xffff, 0x7fff_ffff, 0xffff_ffff),
})

function mutated(bytes: Uint8Array, { kind, start, lengthBytes, value }: Mutation): Uint8Array {
  const from = Math.floor(start * bytes.length)
  const head = bytes.subarray(0, from)
  const middle = bytes.subarray(from, from + lengthBytes)
  const tail = bytes.subarray(from + lengthBytes)
  const number = [value & 0xff, (value >>> 8) & 0xff, (value >>> 16) & 0xff, value >>> 24]
  switch (kind) {
    case 'flip':
      return Uint8Array.from([...head, ...middle.map((byte) => byte ^ value), ...tail])
    case 'number':
      return Uint8Array.from([...head, ...number, ...bytes.subarray(from + number.length)])
    case 'cut':
      return Uint8Array.from([...head, ...tail])
    default:
      return Uint8Array.from([...head, ...middle, ...middle, ...tail])
  }
}

/** Random ZIPs with a page and other files. Some are intact, others have changed bytes. */
export function anyZip(data: SiteData): fc.Arbitrary<Uint8Array> {
  const path = fc.oneof(
    fc.constantFrom('index.html', 'style.css', 'pictures/portrait.webp', '__MACOSX/x', 'site/index.html'),
    fc.constantFrom('../a', '/a', 'a/../../b', 'C:\\a', 'a\0b', 'index.html/', ''),
    fc.string({ maxLength: 12 }),
  )
  const content = fc.oneof(
    fc.uint8Array({ maxLength: 200 }),
    fc.constant(new Uint8Array(50_000)),
    anyPage(data),
  )
  return fc
    .tuple(
      anyPage(data),
      fc.array(fc.tuple(path, content), { maxLength: 5 }),
      fc.constantFrom<ZipOptions['level'][]>(0, 6, 9),
      fc.array(mutation, { maxLength: 4 }),
    )
    .map(([page, otherFiles, level, mutations]) => {
      const zip = zipSync(Object.fromEntries([['index.html', page], ...otherFiles]), { level })
      return mutations.reduce(mutated, zip)
    })
}
