import { readdirSync, readFileSync } from 'node:fs'
import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { parseSiteData } from '../../../../../src/templates/engine/data/parseSiteData.ts'
import {
  linkOf,
  playerOf,
  type SiteData,
  siteDataJson,
} from '../../../../../src/templates/engine/data/siteData.ts'
import { upgradeSiteData } from '../../../../../src/templates/engine/data/upgradeSiteData.ts'
import { DATA_VERSION, linkFields } from '../../../../../src/templates/engine/fields/pageFields.ts'
import { loadKit } from '../../../../../src/templates/engine/kit/kits.ts'
import { renderPage } from '../../../../../src/templates/engine/render/renderPage.ts'
import { renderSite } from '../../../../../src/templates/engine/render/renderSite.ts'
import { loadSample } from '../../../../../src/templates/engine/sample/samples.ts'
import { packSite } from '../../../../../src/templates/engine/zip/packSite.ts'
import { findPageData } from '../../../../../src/templates/engine/zip/pageData.ts'
import { unpackSite } from '../../../../../src/templates/engine/zip/unpackSite.ts'
import { FIRST_TEMPLATE } from '../../../../helpers/templates.ts'

const EXPORTS = new URL('./exports/', import.meta.url)

/** The files that the editor exported when its data had version 1. */
const version1Files = unzipSync(readFileSync(new URL('version1.zip', EXPORTS)))
const version1 = JSON.parse(findPageData(strFromU8(version1Files['index.html'] ?? new Uint8Array())) ?? '')

const parse = (json: unknown): SiteData => {
  const result = parseSiteData(json)
  if ('mistakes' in result) throw new Error(JSON.stringify(result.mistakes))
  return result.data
}

it('upgrades a page of the first version with all its content', () => {
  const data = parse(version1)
  const { version, links, music, ...kept } = version1
  expect(version).toBe(1)
  expect(data).toMatchObject(kept)
  expect(data.version).toBe(DATA_VERSION)
  expect(data.music).toEqual([playerOf(music)])
  expect(data.links).toEqual(links.map(linkOf))
  expect(parse(JSON.parse(siteDataJson(data)))).toEqual(data)
})

it('opens a ZIP of the first version completely, its picture byte for byte', () => {
  const unpacked = unpackSite(readFileSync(new URL('version1.zip', EXPORTS)))
  if ('refusal' in unpacked) throw new Error(unpacked.refusal)
  expect(unpacked.data).toEqual(parse(version1))
  const { file = '' } = unpacked.data.portrait ?? {}
  expect([...unpacked.pictures]).toEqual([[file, version1Files[file]]])
})

it('keeps the link targets of a page of the first version', async () => {
  const data = parse(version1)
  const html = renderPage(await loadKit(data.template), data, new Map())
  for (const { url } of [...version1.links, ...version1.socials]) expect(html).toContain(`href="${url}"`)
})

for (const name of readdirSync(EXPORTS).filter((file) => !file.startsWith('version1.')))
  it(`opens ${name}, an old export, with everything that the editor still has, and exports it again`, async () => {
    const zip = readFileSync(new URL(name, EXPORTS))
    const files = unzipSync(zip)
    // An earlier editor had a field for a counter of visits, and dates of links. They are dropped.
    const { version, counter, links, ...exportedData } = JSON.parse(
      findPageData(strFromU8(files['index.html'] ?? new Uint8Array())) ?? '',
    )
    const opened = unpackSite(zip)
    if ('refusal' in opened) throw new Error(opened.refusal)
    expect(version).toBeLessThanOrEqual(DATA_VERSION)
    expect(opened.data).not.toHaveProperty('counter')
    // In JSON, a player without a cover can be its address alone.
    const music = exportedData.music.map((player: string | object, index: number) =>
      typeof player === 'string' ? playerOf(player, { id: `player-${index + 1}` }) : player,
    )
    const linksWithoutDates = links.map(({ from, until, ...link }: Record<string, unknown>) => link)
    expect(opened.data).toMatchObject({ ...exportedData, links: linksWithoutDates, music })
    for (const link of opened.data.links) expect(Object.keys(link)).toEqual(Object.keys(linkFields))
    for (const [file, bytes] of opened.pictures) expect(bytes, file).toEqual(files[file])
    expect(opened.pictures.size).toBeGreaterThan(1)
    const kit = await loadKit(opened.data.template)
    const repacked = await packSite(await renderSite(kit, opened.data, opened.pictures))
    const { data, pictures, missingPictures } = opened
    expect(unpackSite(repacked)).toMatchObject({ data, pictures, missingPictures })
  })

it('leaves foreign and newer data unchanged', () => {
  for (const json of [
    null,
    7,
    'text',
    [],
    {},
    { version: 0 },
    { version: DATA_VERSION + 1 },
    { version: 1.5 },
  ])
    expect(upgradeSiteData(json)).toBe(json)
})

it('centres the portrait of a page that is older than portrait positions and link pictures', async () => {
  const { data } = await loadSample(FIRST_TEMPLATE)
  const { portraitPlace, ...older } = { ...data, links: data.links.map(({ picture, ...link }) => link) }
  expect(parse(older)).toEqual(data)
  const moved = { ...data, portraitPlace: { x: 0.25, y: 1, zoom: 2 } }
  expect(parse(moved)).toEqual(moved)
})
