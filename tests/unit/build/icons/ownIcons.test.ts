import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ownIcons } from '../../../../src/build/icons/ownIcons.ts'
import { ICON_FILES, manifestIcons, touchIcon } from '../../../../src/head/icons.ts'
import { colourAt, drawnPicture, isRed } from '../../../helpers/drawnPicture.ts'
import { type OwnContent, ownContent } from '../../../helpers/ownContent.ts'
import { leastContent } from '../../../helpers/projectCopy.ts'

const root = join(import.meta.dirname, '../../../..')
let content: OwnContent

const siteWith = (line: string) => ({
  ...leastContent,
  'site.ts': (leastContent['site.ts'] ?? '').replace('name:', `${line},\n  name:`),
})

/** A red disc on a transparent background. */
const disc =
  '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><circle cx="5" cy="5" r="5" fill="red"/></svg>'

beforeEach(() => {
  content = ownContent(siteWith("icon: 'icon.png'"))
})
afterEach(() => content.remove())

describe('The icons of the owner’s own picture', () => {
  it('have the sizes that the page and the manifest name', async () => {
    content.put({ 'pictures/icon.png': await drawnPicture(600, 600).png().toBuffer() })
    const icons = await ownIcons(root)
    expect([...icons.keys()].sort()).toEqual([...ICON_FILES].sort())
    for (const { file, sizePx } of [...manifestIcons, touchIcon]) {
      const { width, height, format } = await sharp(icons.get(file)).metadata()
      expect({ width, height, format }, file).toEqual({ width: sizePx, height: sizePx, format: 'png' })
    }
    // The header of an ICO file with three pictures.
    expect([...(icons.get('favicon.ico') ?? Buffer.of()).subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0])
    const [, data = ''] = /href="data:image\/webp;base64,([^"]+)"/.exec(`${icons.get('icon.svg')}`) ?? []
    expect(isRed(await colourAt(Buffer.from(data, 'base64'), 0.5, 0.2))).toBe(true)
  })

  it('fill their square when the picture has no transparent areas', async () => {
    content.put({ 'pictures/icon.png': await drawnPicture(600, 600).png().toBuffer() })
    const icons = await ownIcons(root)
    for (const { file } of [...manifestIcons, touchIcon])
      expect(isRed(await colourAt(icons.get(file) ?? Buffer.of(), 0.02, 0.02)), file).toBe(true)
  })

  it('show a transparent picture whole, on the theme’s background when a platform fills transparent areas', async () => {
    content.put({ ...siteWith("icon: 'icon.svg'"), 'pictures/icon.svg': disc })
    const icons = await ownIcons(root)
    const colourInMiddle = async (file: string, x: number) => colourAt(icons.get(file) ?? Buffer.of(), x, 0.5)
    expect((await colourAt(icons.get('icon-512.png') ?? Buffer.of(), 0.01, 0.01))[3]).toBe(0)
    expect(isRed(await colourInMiddle('icon-512.png', 0.03))).toBe(true)
    for (const file of ['icon-maskable-512.png', 'apple-touch-icon.png']) {
      expect(isRed(await colourInMiddle(file, 0.5)), file).toBe(true)
      expect(isRed(await colourInMiddle(file, 0.03)), file).toBe(false)
      expect((await sharp(icons.get(file)).stats()).isOpaque, file).toBe(true)
    }
  })

  it('do not exist when site.ts has no icon', async () => {
    content.put(leastContent)
    expect(await ownIcons(root)).toEqual(new Map())
  })

  it('cause a message when the picture is missing, too small or unreadable', async () => {
    const missing = await content.report()
    expect(missing.mistakes).toEqual([
      'src/content/site.ts: the picture icon.png is not in src/content/pictures; put it there, or name one that is.',
    ])
    content.put({ 'pictures/icon.png': await drawnPicture(96, 80).png().toBuffer() })
    expect(await content.report()).toEqual({
      mistakes: [],
      warnings: [
        'src/content/site.ts: the picture icon.png is only 96 × 80 pixels and will look blurred as an icon; use an original of at least 512 × 512.',
      ],
    })
    content.put({ 'pictures/icon.png': 'not a picture' })
    const { mistakes } = await content.report()
    expect(mistakes).toEqual([
      expect.stringMatching(
        /site\.ts: the picture icon\.png cannot be read \(.+\); save it again as JPEG, PNG/,
      ),
    ])
  })

  it('replace an icon in the owner’s folder “public”, and a warning names that icon', async () => {
    content.put({
      'pictures/icon.png': await drawnPicture(600, 600).png().toBuffer(),
      'public/favicon.ico': '',
      'public/song.mp3': '',
    })
    expect((await content.report()).warnings).toEqual([
      'src/content/public: favicon.ico is not shown, because icon of src/content/site.ts is; remove one of the two.',
    ])
  })
})
