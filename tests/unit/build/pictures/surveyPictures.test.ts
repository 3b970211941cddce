import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import * as content from '../../../../src/build/content/content.ts'
import { loadContent } from '../../../../src/build/content/loadContent.ts'
import { surveyPictures } from '../../../../src/build/pictures/surveyPictures.ts'
import { variantsOf } from '../../../../src/build/pictures/variants.ts'
import type { NamedPicture } from '../../../../src/site/namedPicture.ts'
import { drawnPicture } from '../../../helpers/drawnPicture.ts'
import { ownerContent } from '../../../helpers/ownerContent.ts'
import { leastContent } from '../../../helpers/projectCopy.ts'
import { temporaryFolder } from '../../../helpers/temporaryFolder.ts'

const picture = (width = 1200, height = 800) => drawnPicture(width, height).jpeg().toBuffer()
const namedPicture = (src: string, slots: NamedPicture['slots'] = ['column', 'lightbox']): NamedPicture => ({
  src,
  namedIn: 'games.ts',
  slots,
})

/** The pictures that an owner's files name. @param lists the content of TypeScript files by name */
async function picturesIn(lists: Readonly<Record<string, unknown>>): Promise<readonly NamedPicture[]> {
  const files = Object.entries(lists).map(([name, list]) => [
    `${name}.ts`,
    `export const ${name} = ${JSON.stringify(list)}`,
  ])
  const own = ownerContent({ ...leastContent, ...Object.fromEntries(files) })
  try {
    return (await loadContent(process.cwd())).namedPictures
  } finally {
    own.remove()
  }
}

async function survey(files: Record<string, Buffer | string>, named: readonly NamedPicture[]) {
  const folder = await temporaryFolder()
  for (const [name, bytes] of Object.entries(files)) {
    await mkdir(dirname(join(folder, 'originals', name)), { recursive: true })
    await writeFile(join(folder, 'originals', name), bytes)
  }
  return surveyPictures({
    folder: join(folder, 'originals'),
    folderName: 'src/content/pictures',
    templatePhotographs: new Map(),
    cache: join(folder, 'cache'),
    named,
  })
}

/** A PNG whose header says that it has two frames. */
async function animatedPng(): Promise<Buffer> {
  const png = await drawnPicture(1200, 900).png().toBuffer()
  const chunk = Buffer.from([0, 0, 0, 8, ...Buffer.from('acTL'), 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0])
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 16)), 16)
  // The signature and the first chunk have 33 bytes.
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)])
}

/** A line on a transparent ground. */
const drawing = (colour: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"><path d="M0 0L1200 900" stroke="${colour}" stroke-width="40"/></svg>`,
    ),
  )
    .png()
    .toBuffer()

describe('the survey of the pictures', () => {
  it('warns of an animated PNG, and of dark lines on a transparent ground', async () => {
    const { mistakes, warnings } = await survey(
      {
        'moving.png': await animatedPng(),
        'ink.png': await drawing('#111'),
        'chalk.png': await drawing('#eee'),
      },
      ['moving.png', 'ink.png', 'chalk.png'].map((src) => namedPicture(src)),
    )
    expect(mistakes).toEqual([])
    expect(warnings).toEqual([
      'games.ts: the picture moving.png is an animated PNG, of which pages show the first picture; save it as GIF or WebP.',
      'games.ts: the picture ink.png is dark on a transparent ground, and hardly visible on a dark page; give it a light ground.',
    ])
  })

  it('refuses pixel art that is larger than WebP can be', async () => {
    const { mistakes } = await survey({ 'map.png': await drawnPicture(16_400, 20).png().toBuffer() }, [
      { ...namedPicture('map.png'), pixelArt: true },
    ])
    expect(mistakes).toEqual([
      'games.ts: the picture map.png is pixel art with a side of more than 16383 pixels; make it smaller.',
    ])
  })

  it('finds the pictures that content names, with all their slots', async () => {
    const { found, mistakes, warnings } = await survey({ 'sea/cove.jpg': await picture() }, [
      namedPicture('sea/cove.jpg', ['text']),
      namedPicture('sea/cove.jpg', ['thumbnail', 'text']),
    ])
    expect([mistakes, warnings]).toEqual([[], []])
    expect(found.get('sea/cove.jpg')?.slots).toEqual(['text', 'thumbnail'])
  })

  it('finds the portrait, the covers and the gallery pictures of this site', () => {
    const { namedPictures, site, galleries, cards } = content
    const inGalleries = galleries.flatMap(({ images, sections }) => [{ images }, ...sections])
    const shown = [...inGalleries, ...cards].flatMap(({ images }) => images.map(({ src }) => src))
    const inSlot = (slot: NamedPicture['slots'][number]) =>
      namedPictures.filter(({ slots }) => slots.includes(slot))
    expect(inSlot('portrait')).toHaveLength(site.portrait ? 1 : 0)
    // Each template has a cover with the sample's name and one without.
    expect(inSlot('cover')).toHaveLength(2 * cards.length)
    expect(inSlot('lightbox')).toHaveLength(shown.length)
  })

  it('names a missing picture once', async () => {
    const { mistakes } = await survey({}, [namedPicture('sea/cove.jpg'), namedPicture('sea/cove.jpg')])
    expect(mistakes).toEqual([
      'games.ts: the picture sea/cove.jpg is not in src/content/pictures; put it there, or name one that is.',
    ])
  })

  it('names the entry of a missing picture when the content file is a list', async () => {
    const named = await picturesIn({
      projects: [{ name: 'Bowls', url: '/bowls', image: 'kiln.jpg' }],
      games: [{ id: 'sea', title: 'Sea', images: [{ src: 'kiln.jpg', alt: 'A kiln' }] }],
      videos: [{ title: 'A night at the kiln', url: '/kiln.mp4', poster: 'kiln.jpg' }],
    })
    const { mistakes } = await survey({}, named)
    const remedy = 'is not in src/content/pictures; put it there, or name one that is.'
    expect(mistakes.toSorted()).toEqual([
      `games.ts: “Sea”: the picture kiln.jpg ${remedy}`,
      `projects.ts: “Bowls”: the picture kiln.jpg ${remedy}`,
      `videos.ts: “A night at the kiln”: the picture kiln.jpg ${remedy}`,
    ])
  })

  it.each([
    ['has no folder', 'cove.jpg', 'sea/cove.jpg'],
    ['has another folder', 'lake/cove.jpg', 'sea/cove.jpg'],
    ['has its letters in another form of Unicode', 'mare\u0301.png', 'mar\u00e9.jpg'],
  ])('suggests a picture with the same file name when the path %s', async (_difference, src, right) => {
    const { mistakes } = await survey({ [right]: await picture() }, [namedPicture(src)])
    expect(mistakes).toEqual([
      `games.ts: the picture ${src} is not in src/content/pictures; there is ${right}, so name that.`,
    ])
  })

  it('suggests no picture when several have the same file name', async () => {
    const { mistakes } = await survey({ 'a/cove.jpg': await picture(), 'b/cove.jpg': await picture() }, [
      namedPicture('cove.jpg'),
    ])
    expect(mistakes).toEqual([expect.stringContaining('put it there, or name one that is')])
  })

  it('suggests the right name when only the extension or a capital differs', async () => {
    const { mistakes } = await survey({ 'sea/Cove.JPG': await picture() }, [namedPicture('sea/cove.png')])
    expect(mistakes).toEqual([
      'games.ts: the picture sea/cove.png is not in src/content/pictures; there is sea/Cove.JPG, so name that.',
    ])
  })

  it('suggests the name without the folder when the content names the folder too', async () => {
    const { mistakes } = await survey({ 'sea/cove.jpg': await picture() }, [
      namedPicture('./pictures/sea/cove.jpg'),
    ])
    expect(mistakes).toEqual([
      'games.ts: the picture ./pictures/sea/cove.jpg is not in src/content/pictures; there is sea/cove.jpg, so name that.',
    ])
  })

  it('matches names with composed and decomposed accents', async () => {
    const { mistakes, warnings } = await survey({ 'fo\u0308hn.jpg': await picture() }, [
      namedPicture('f\u00f6hn.jpg'),
    ])
    expect([mistakes, warnings]).toEqual([[], []])
  })

  it('names an unreadable picture, and continues', async () => {
    const whole = await picture()
    const { found, mistakes } = await survey(
      { 'cut.jpg': whole.subarray(0, 2000), 'text.heic': 'a text', 'good.jpg': whole },
      [namedPicture('cut.jpg'), namedPicture('text.heic'), namedPicture('good.jpg')],
    )
    expect([...found.keys()]).toEqual(['good.jpg'])
    expect(mistakes).toHaveLength(2)
    expect(mistakes[0]).toMatch(
      /^games\.ts: the picture cut\.jpg cannot be read \(.+\); save it again as JPEG, PNG/,
    )
    expect(mistakes[1]).toMatch(
      /^games\.ts: the picture text\.heic cannot be read \(.*unsupported image format\)/,
    )
    for (const mistake of mistakes) expect(mistake).not.toContain('\n')
  })

  it('warns when a picture is less than four fifths as wide as its slot, before or after cropping', async () => {
    const { mistakes, warnings } = await survey(
      {
        'a.jpg': await picture(600, 400),
        'b.jpg': await picture(1200, 280),
        'c.jpg': await picture(320, 240),
        'd.jpg': await picture(768, 500),
        'e.jpg': await picture(1200, 290),
      },
      [
        { ...namedPicture('a.jpg'), pixelArt: false },
        namedPicture('b.jpg', ['portrait']),
        { ...namedPicture('c.jpg'), pixelArt: false },
        { ...namedPicture('d.jpg'), pixelArt: false },
        namedPicture('e.jpg', ['portrait']),
      ],
    )
    expect(mistakes).toEqual([])
    expect(warnings).toEqual([
      'games.ts: the picture a.jpg is only 600 pixels wide and will look blurred; use an original of at least 768.',
      'games.ts: the picture b.jpg is only 280 pixels wide, cut to the shape of a portrait, and will look blurred; use an original of at least 352.',
      'games.ts: the picture c.jpg is only 320 pixels wide and will look blurred; use an original of at least 768, or mark it “pixelArt”.',
    ])
  })

  it('accepts a comic strip of 800 px, and warns when one is so long that it gets narrow', async () => {
    const { warnings } = await survey(
      { 'a.png': await picture(800, 20_000), 'b.png': await picture(800, 28_000) },
      [
        namedPicture('a.png', ['column', 'row', 'lightbox']),
        namedPicture('b.png', ['column', 'row', 'lightbox']),
      ],
    )
    expect(warnings).toEqual([
      'games.ts: the picture b.png is so long that it is only 468 pixels wide, and will look blurred; cut it into shorter pictures.',
    ])
  })

  it('suggests the mark “pixelArt” only when the content can have it', async () => {
    const named = await picturesIn({
      projects: [{ name: 'Bowls', url: '/bowls', image: 'a.jpg' }],
      games: [{ id: 'sea', title: 'Sea', images: [{ src: 'b.jpg', alt: 'B' }] }],
      videos: [{ title: 'A night at the kiln', url: '/kiln.mp4', poster: 'c.jpg' }],
      templates: [{ id: 'quay', title: 'Quay', summary: 'A quay.', image: 'd.jpg' }],
    })
    for (const { src, pixelArt } of named) expect(pixelArt !== undefined, src).toBe(/[bd]\.jpg/.test(src))
  })

  it('accepts small pixel art, and keeps each of its pixels', async () => {
    const { found, warnings } = await survey({ 'a.png': await picture(64, 48) }, [
      { ...namedPicture('a.png'), pixelArt: true },
    ])
    expect(warnings).toEqual([])
    const { original, slots } = found.get('a.png') ?? {}
    expect(original && variantsOf(original, slots ?? [])).toEqual([
      { file: expect.stringMatching(/-crisp-64x48\.webp$/), format: 'webp', width: 64, height: 48 },
    ])
  })

  it('keeps a picture sharp in all slots when one entry marks it as pixel art', async () => {
    const marked = { ...namedPicture('a.png'), pixelArt: true }
    for (const named of [
      [namedPicture('a.png', ['thumbnail']), marked],
      [marked, namedPicture('a.png', ['thumbnail'])],
    ]) {
      const { found, warnings } = await survey({ 'a.png': await picture(64, 48) }, named)
      expect(warnings).toEqual([])
      expect(found.get('a.png')?.original.pixelArt).toBe(true)
    }
  })

  it('marks all pictures of a card as pixel art when the card is marked', async () => {
    const named = await picturesIn({
      templates: [
        {
          id: 'harbour',
          title: 'Harbour',
          summary: 'A quay.',
          image: 'quay.png',
          phoneImage: 'phone.png',
          images: [{ src: 'boat.png' }],
          pixelArt: true,
        },
      ],
    })
    const marked = named.filter(({ pixelArt }) => pixelArt)
    expect(marked.map(({ src }) => src)).toEqual(['quay.png', 'phone.png', 'boat.png'])
    expect(named.find(({ slots }) => slots.includes('phone'))?.src).toBe('phone.png')
  })

  it('names unused files, but not those of the operating system', async () => {
    const { warnings } = await survey(
      { 'new.jpg': await picture(), '.DS_Store': '', 'sea/Thumbs.db': '' },
      [],
    )
    expect(warnings).toEqual([
      'src/content/pictures: no content names new.jpg; name a picture where it should appear, or remove it.',
    ])
  })
})
