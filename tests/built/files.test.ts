import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { TYPEFACES } from '../../src/styles/typefaces.ts'
import { prerenderedRoutes } from '../helpers/prerendered.ts'
import { games, routes } from '../helpers/siteModules.ts'
import { attributes, fileAt, filesIn, readBytes, readPage, readText } from './builtSite.ts'

/** The addresses in `srcset` attributes, each with its width, px. */
function candidates(html: string): { address: string; width: number }[] {
  return attributes(html, 'srcset')
    .flatMap((list) => list.split(','))
    .map((candidate) => {
      const [address = '', width = ''] = candidate.trim().split(' ')
      return { address, width: Number.parseInt(width, 10) }
    })
}

it('has the target of every link and picture inside the site', () => {
  const targets = new Set<string>()
  for (const html of prerenderedRoutes.map(readPage)) {
    for (const address of [...attributes(html, 'href'), ...attributes(html, 'src')])
      if (address.startsWith('/')) targets.add(address)
    for (const { address } of candidates(html)) targets.add(address)
  }
  expect(targets.size).toBeGreaterThan(prerenderedRoutes.length)
  expect([...targets].filter((address) => fileAt(address) === undefined)).toEqual([])
})

it('links each picture of a gallery or a template to a file that is at least as wide as the shown files', async () => {
  for (const route of routes.filter(({ page }) => page === 'media' || page === 'template')) {
    const html = readPage(route)
    const links = [...html.matchAll(/<a href="([^"]+)"[^>]*>(?:<svg[^>]*><\/svg>)?<picture.*?<\/picture>/gs)]
    const pictureCounts = attributes(html, 'data-count').map(Number)
    expect(links).toHaveLength(pictureCounts.reduce((sum, count) => sum + count, 0))
    for (const [link, address = ''] of links) {
      const { width } = await sharp(readBytes(fileAt(address) ?? '')).metadata()
      const widths = candidates(link).map((candidate) => candidate.width)
      expect(width, address).toBeGreaterThanOrEqual(Math.max(...widths))
    }
  }
})

it('has AVIF files of every picture, and a WebP file of its largest width, except for pixel art', () => {
  /** The width of the largest file of each picture, by the start of its files' names. */
  const largestWidths = (extension: string) => {
    const widths = new Map<string, number>()
    for (const file of filesIn('assets/pictures')) {
      const [, name, width] = new RegExp(`([^/]+)-(\\d+)x\\d+\\.${extension}$`).exec(file) ?? []
      // Pixel art has only a lossless WebP file.
      if (!name || name.endsWith('-crisp')) continue
      widths.set(name, Math.max(Number(width), widths.get(name) ?? 0))
    }
    return widths
  }
  const widths = largestWidths('webp')
  const galleryPictures = new Set(games.flatMap(({ images }) => images.map(({ src }) => src)))
  expect(widths.size).toBeGreaterThanOrEqual(galleryPictures.size)
  expect(widths).toEqual(largestWidths('avif'))
})

it.each([
  {
    id: '1',
    name: 'Ophelia Vane',
    tagline: 'Songs for the longest night',
    ownFiles: [
      'fonts/grenze-gotisch-latin-600-normal.woff2',
      'fonts/grenze-latin-400-normal.woff2',
      'moon.webp',
    ],
  },
  {
    id: '2',
    name: 'Rowan Thistle',
    tagline: 'Teller of small, bright tales',
    ownFiles: ['fonts/cinzel-decorative-latin-400-normal.woff2', 'fonts/spectral-latin-500-normal.woff2'],
  },
  {
    id: '3',
    name: 'Mimi Cloud',
    tagline: 'naps, doodles & lullabies',
    ownFiles: ['fonts/fredoka-latin-600-normal.woff2', 'fonts/zen-maru-gothic-latin-500-normal.woff2'],
  },
  {
    id: 'daylight',
    name: 'Juniper Hale',
    tagline: 'Bread on Saturdays, letters on Mondays, and a small garden in between.',
    ownFiles: ['fonts/spectral-latin-500-normal.woff2'],
  },
])('has the example site of template $id as an export has it', ({ id, name, tagline, ownFiles }) => {
  const folder = `examples/${id}/`
  const withoutHash = (file: string) => file.replace(/^(icon|share)-\w+\./, '$1.')
  const files = filesIn(`examples/${id}`).map((file) => withoutHash(file.slice(folder.length)))
  expect(files.toSorted()).toEqual(
    [
      'README.txt',
      'icon.svg',
      'index.html',
      'licences.txt',
      'pictures/portrait.webp',
      'script.js',
      'share.jpg',
      'style.css',
      ...ownFiles,
    ].toSorted(),
  )
  const html = readText(`${folder}index.html`)
  expect(html).toContain(`<title>${name}</title>`)
  expect(attributes(html, 'content')).toContain(tagline)
  const targets = [...attributes(html, 'href'), ...attributes(html, 'src')].filter((each) =>
    /^[^#:]+$/.test(each),
  )
  expect(targets).not.toEqual([])
  for (const target of targets) expect(fileAt(`/${folder}${target}`), target).toBeDefined()
})

it('has the licences of all dependencies and typefaces, and names the source of the Moon’s map', () => {
  const licences = readText('licences.md')
  const packageFile = readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')
  for (const name of Object.keys(JSON.parse(packageFile).dependencies))
    expect(licences).toContain(`## ${name}`)
  for (const { copyright } of TYPEFACES) expect(licences).toContain(copyright)
  for (const phrase of [
    'SIL OPEN FONT LICENSE Version 1.1',
    'Redistribution and use in source and binary forms',
    'Lunar Reconnaissance Orbiter',
  ])
    expect(licences).toContain(phrase)
})
