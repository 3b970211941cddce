import { describe, expect, it } from 'vitest'
import { playerOf, type SiteData } from '../../../../../src/templates/engine/data/siteData.ts'
import { loadKit } from '../../../../../src/templates/engine/kit/kits.ts'
import { playerMarkup } from '../../../../../src/templates/engine/markup/playerMarkup.ts'
import { renderSite } from '../../../../../src/templates/engine/render/renderSite.ts'
import { loadSample } from '../../../../../src/templates/engine/sample/samples.ts'
import { packSite } from '../../../../../src/templates/engine/zip/packSite.ts'
import { unpackSite } from '../../../../../src/templates/engine/zip/unpackSite.ts'
import { textOf } from '../../../../helpers/exportedFiles.ts'
import { FIRST_TEMPLATE } from '../../../../helpers/templates.ts'

const NO_PICTURES = new Map<string, Uint8Array>()
const SONG = 'https://open.spotify.com/track/3DNRdudZ2SstnDCVKFdXxG'
const FILM = 'https://vimeo.com/76979871'
const UNKNOWN = 'https://songs.example/1'

/** The part of the markup from which a browser loads files, and the part that waits in a `<template>`. */
function partsOf(markup: string): readonly [loaded: string, waiting: string] {
  const waiting = /<template>(.*?)<\/template>/s.exec(markup)?.[1] ?? ''
  return [markup.replace(waiting, ''), waiting]
}

describe('A player of a page', () => {
  for (const url of [SONG, FILM]) {
    const [loaded, waiting] = partsOf(
      playerMarkup(playerOf(url, { title: 'Low <Water>' }), NO_PICTURES, '', 'ltr'),
    )

    it(`has no frame that a browser loads before a press, for ${url}`, () => {
      expect(loaded).not.toMatch(/<iframe|src=/)
      expect(waiting.match(/<iframe src="https:/g)).toHaveLength(1)
    })

    it(`has a link with the name of its frame before a press, for ${url}`, () => {
      const name = /title="([^"]+)"/.exec(waiting)?.[1]
      expect(name).toContain('Low &lt;Water&gt;, ')
      expect(loaded).toMatch(
        new RegExp(`</summary>\\s*<a href="${url}" target="_blank" rel="noopener">${name}</a>\\s*<template>`),
      )
    })
  }

  it('has a picture without a text if the text would repeat the title', () => {
    const picture = { file: 'pictures/player-1.webp', alt: 'Low Water ', width: 720, height: 720 }
    const pictures = new Map([[picture.file, new Uint8Array([1])]])
    expect(playerMarkup(playerOf(SONG, { title: 'Low water', picture }), pictures, '', 'ltr')).toContain(
      ' alt=""',
    )
    expect(playerMarkup(playerOf(SONG, { title: 'Tide', picture }), pictures, '', 'ltr')).toContain(
      ' alt="Low Water "',
    )
  })

  it('adds its script only to pages with a known player', async () => {
    const kit = await loadKit(FIRST_TEMPLATE)
    const { data } = await loadSample(FIRST_TEMPLATE)
    const script = async (music: SiteData['music']) =>
      textOf(await renderSite(kit, { ...data, music }, NO_PICTURES), 'script.js')
    const plain = await script([])
    expect(await script([playerOf(UNKNOWN)])).toBe(plain)
    const playing = await script([playerOf(UNKNOWN), playerOf(SONG)])
    expect(playing).toContain(plain)
    expect(playing).toContain('.music details')
  })

  it('is exported, imported, and exported as the same bytes', async () => {
    const kit = await loadKit(FIRST_TEMPLATE)
    const { data, pictures } = await loadSample(FIRST_TEMPLATE)
    const site = { ...data, music: [playerOf(SONG), playerOf(FILM, { id: 'film', title: 'Tide' })] }
    const date = new Date(2026, 10, 29)
    const packed = await packSite(await renderSite(kit, site, pictures), { date })
    const imported = unpackSite(packed)
    if ('refusal' in imported) throw new Error(imported.refusal)
    expect(await packSite(await renderSite(kit, imported.data, imported.pictures), { date })).toEqual(packed)
  })
})
