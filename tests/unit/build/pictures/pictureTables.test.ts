import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'
import { loadContent } from '../../../../src/build/content/loadContent.ts'
import { readTable } from '../../../../src/build/pictures/pictureTables.ts'
import { type OwnerContent, ownerContent } from '../../../helpers/ownerContent.ts'
import { leastContent } from '../../../helpers/projectCopy.ts'

const read = (table: string) => readTable(table, 'paintings', 'pictures.csv')

describe('A table of pictures', () => {
  const quay = { src: 'paintings/quay.jpg', alt: 'A quay, at night', caption: 'Quay, 2026. Oil, 40 × 60 cm' }
  const pictures = [quay, { src: 'paintings/ferry one.jpg', alt: 'A ferry' }]

  it.each([
    [
      'commas',
      'name,alt,caption\nquay.jpg,"A quay, at night","Quay, 2026. Oil, 40 × 60 cm"\nferry one.jpg,A ferry,\n',
    ],
    [
      'semicolons, capital letters, other columns and the line ends of Windows',
      '\uFEFFName;Price;Caption;Alt\r\nquay.jpg;900;Quay, 2026. Oil, 40 × 60 cm;A quay, at night\r\n;;;\r\nferry one.jpg;;; A ferry\r\n',
    ],
    [
      'tabs',
      'name\talt\tcaption\nquay.jpg\tA quay, at night\tQuay, 2026. Oil, 40 × 60 cm\nferry one.jpg\tA ferry',
    ],
  ])('is read with %s', (_, table) => {
    expect(read(table)).toEqual({ pictures, mistakes: [] })
  })

  it('names each row with a mistake, and its remedy', () => {
    const table = 'name,alt,captoin\nquay.jpg,,\n,A ferry,\nferry.jpg,A ferry,\nferry.jpg,A ferry,'
    expect(read(table)).toEqual({
      pictures: [{ src: 'paintings/ferry.jpg', alt: 'A ferry' }],
      mistakes: [
        'pictures.csv: has a column “captoin”; write “caption”.',
        'pictures.csv: “quay.jpg” has no alt; say what the picture shows, for people who do not see it.',
        'pictures.csv: picture 2 has no name; write the name of its file, with its ending.',
        'pictures.csv: “ferry.jpg” is in two rows; remove one of them.',
      ],
    })
  })

  it('names its columns when its first line does not', () => {
    expect(read('quay.jpg,A quay').mistakes).toEqual([
      'pictures.csv: has no column “name” and “alt”; its first line names the columns: name, alt, caption.',
    ])
    expect(read('').mistakes).toHaveLength(1)
  })
})

describe('A gallery with a folder', () => {
  let content: OwnerContent
  afterEach(() => content.remove())

  const galleries = (folder: string) =>
    `export const galleries = [{ path: '/paintings', title: 'Paintings', folder: '${folder}' }]`
  const bytes = sharp({ create: { width: 1200, height: 900, channels: 3, background: '#456' } })
    .png()
    .toBuffer()

  it('shows the pictures of its table in their order, and warns when the table is not in UTF-8', async () => {
    content = ownerContent({
      ...leastContent,
      'galleries.ts': galleries('oil/2026'),
      'pictures/oil/2026/a.png': await bytes,
      'pictures/oil/2026/b.png': await bytes,
      'pictures/oil/2026/pictures.csv': Buffer.from('name;alt\nb.png;Eine Fähre\na.png;Ein Kai\n', 'latin1'),
    })
    expect(await content.report()).toEqual({
      mistakes: [],
      warnings: [
        'src/content/pictures/oil/2026/pictures.csv: is not in UTF-8; if letters are wrong, save it as UTF-8.',
      ],
    })
    const [gallery] = (await loadContent(process.cwd())).galleries
    expect(gallery?.images).toEqual([
      { src: 'oil/2026/b.png', alt: 'Eine Fähre' },
      { src: 'oil/2026/a.png', alt: 'Ein Kai' },
    ])
  })

  it.each([
    ['UTF-8', Buffer.from('name;alt\na.png;Łódź\n')],
    ['UTF-16', Buffer.from('\uFEFFname;alt\na.png;Łódź\n', 'utf16le')],
  ])('has no warning when its table is in %s', async (_, table) => {
    content = ownerContent({
      ...leastContent,
      'galleries.ts': galleries('oil'),
      'pictures/oil/a.png': await bytes,
      'pictures/oil/pictures.csv': table,
    })
    expect(await content.report()).toEqual({ mistakes: [], warnings: [] })
    const [gallery] = (await loadContent(process.cwd())).galleries
    expect(gallery?.images).toEqual([{ src: 'oil/a.png', alt: 'Łódź' }])
  })

  it('has one sentence for a missing table, a missing file, and a file that the table lacks', async () => {
    content = ownerContent({
      ...leastContent,
      'galleries.ts': galleries('oil'),
      'pictures/oil/a.png': await bytes,
    })
    expect((await content.report()).mistakes).toEqual([
      'src/content/galleries.ts: “Paintings”: the folder oil has no table; write src/content/pictures/oil/pictures.csv, with the columns name, alt and caption.',
    ])
    content.put({ 'pictures/oil/pictures.csv': 'name,alt\nA.jpg,A quay\n' })
    expect((await content.report()).mistakes).toEqual([
      'src/content/pictures/oil/pictures.csv: the picture oil/A.jpg is not in src/content/pictures; there is oil/a.png, so name that.',
    ])
    content.put({
      'pictures/oil/pictures.csv': 'name,alt\na.png,A quay\n',
      'pictures/oil/b.png': await bytes,
    })
    expect(await content.report()).toEqual({
      mistakes: [],
      warnings: [
        'src/content/pictures: no content names oil/b.png; name a picture where it should appear, or remove it.',
      ],
    })
  })
})
