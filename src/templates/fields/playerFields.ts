import { embeddedPlayer } from '../../lib/embeddedPlayer.ts'
import { editorWords } from '../../site/editorWords.ts'
import { type DataOf, itemFieldOf, unchecked, warning } from './field.ts'
import { checkPicture } from './pageChecks.ts'
import { PLAYER_PICTURE } from './picturePlaces.ts'
import { optionalPicture } from './pictureType.ts'
import { itemId, line } from './valueTypes.ts'

const text = editorWords.music

const field = itemFieldOf()

/** A player of music or a film, and its face: a title and a picture until it is pressed. */
export const playerFields = {
  id: field({ type: itemId, empty: '', since: 3, form: null, hasLetters: false, check: unchecked }),
  /** A page or a player, as `embeddedPlayer` reads it. */
  url: field({
    type: line,
    empty: '',
    since: 3,
    form: { part: 'row', label: () => text.url, control: { kind: 'player' } },
    hasLetters: false,
    check: (url) => (embeddedPlayer(url) ? [] : [warning(url.trim() ? text.unknown : text.missing)]),
  }),
  title: field({
    type: line,
    empty: '',
    since: 3,
    form: { part: 'row', label: () => text.title, control: { kind: 'line' } },
    hasLetters: true,
    check: unchecked,
  }),
  picture: field({
    type: optionalPicture,
    empty: null,
    since: 3,
    form: { part: 'row', label: () => text.picture, control: { kind: 'picture', place: PLAYER_PICTURE } },
    hasLetters: false,
    check: checkPicture,
  }),
}

export type Player = DataOf<typeof playerFields>

export function hasFace({ title, picture }: Player): boolean {
  return title.trim() !== '' || picture !== null
}

const idAt = (index: number) => `player-${index + 1}`

/** The players of a page's JSON, of which those without a face are addresses, and those of version 1 are one address. */
export function playersOf(json: unknown): unknown {
  const all = typeof json === 'string' ? [json].filter(Boolean) : json
  if (!Array.isArray(all)) return all
  return all.map((one: unknown, index) => (typeof one === 'string' ? { id: idAt(index), url: one } : one))
}

/** The same as JSON. An id that `playersOf` gives is not written. @param players without their unused fields */
export function playersJson(players: unknown): unknown {
  return (players as readonly Partial<Player>[]).map((player, index) => {
    const { id, url, ...face } = player
    return id === idAt(index) && url && Object.keys(face).length === 0 ? url : player
  })
}
