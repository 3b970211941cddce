import { expect, it } from 'vitest'
import { parseSiteData } from '../../../../../src/templates/engine/data/parseSiteData.ts'
import { playerOf, siteDataJson } from '../../../../../src/templates/engine/data/siteData.ts'
import { loadSample } from '../../../../../src/templates/engine/sample/samples.ts'
import { FIRST_TEMPLATE } from '../../../../helpers/templates.ts'

const { data } = await loadSample(FIRST_TEMPLATE)
const FILM = 'https://vimeo.com/76979871'
const jsonOf = (music: typeof data.music) => JSON.parse(siteDataJson({ ...data, music })).music

it('writes only the address of a player with its default id and no cover, as in data of version 2', () => {
  expect(jsonOf([playerOf(FILM), playerOf(FILM, { id: 'player-2', title: 'Tide' })])).toEqual([
    FILM,
    { id: 'player-2', url: FILM, title: 'Tide' },
  ])
})

it('reads a list of players back as it was, with ids in any order and an empty address', () => {
  const picture = { file: 'pictures/player-1.webp', alt: '', width: 720, height: 405 }
  const music = [
    playerOf(FILM, { id: 'player-2' }),
    playerOf('', { id: 'player-3' }),
    playerOf(FILM, { id: 'player-1', picture }),
    playerOf(FILM, { id: 'player-4' }),
  ]
  expect(jsonOf(music)[3]).toBe(FILM)
  expect(parseSiteData(JSON.parse(siteDataJson({ ...data, music })))).toEqual({ data: { ...data, music } })
})

it('refuses a player that is neither an address nor an object with one, and music that is not a list', () => {
  for (const music of [[7], [null], [{ id: 'a', url: 1 }], { 0: FILM }])
    expect(parseSiteData({ ...data, music })).toHaveProperty('mistakes')
})
