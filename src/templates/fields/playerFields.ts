import { embeddedPlayer } from '../../lib/embeddedPlayer.ts'
import { editorWords } from '../../site/editorWords.ts'
import { type DataOf, itemFieldOf, unchecked, warning } from './field.ts'
import { checkPicture } from './pageChecks.ts'
import { PLAYER_PICTURE } from './picturePlaces.ts'
import { optionalPicture } from './pictureType.ts'
import { itemId, line } from './valueTypes.ts'

const text = editorWords.music

const field = itemFieldOf()

/** The fields of a player of music or of a film. Its cover is a title and a picture, shown until the player is pressed. */
export const playerFields = {
  id: field({ type: itemId, empty: '', since: 3, form: null, usesPageFonts: false, check: unchecked }),
  url: field({
    type: line,
    empty: '',
    since: 3,
    form: { part: 'row', label: () => text.url, control: { kind: 'player' } },
    usesPageFonts: false,
    check: (url) => (embeddedPlayer(url) ? [] : [warning(url.trim() ? text.unknown : text.missing)]),
  }),
  title: field({
    type: line,
    empty: '',
    since: 3,
    form: { part: 'row', label: () => text.title, control: { kind: 'line' } },
    usesPageFonts: true,
    check: unchecked,
  }),
  picture: field({
    type: optionalPicture,
    empty: null,
    since: 3,
    form: { part: 'row', label: () => text.picture, control: { kind: 'picture', place: PLAYER_PICTURE } },
    usesPageFonts: false,
    check: checkPicture,
  }),
}

export type Player = DataOf<typeof playerFields>

export function hasCover({ title, picture }: Player): boolean {
  return title.trim() !== '' || picture !== null
}

const idAt = (index: number) => `player-${index + 1}`

/** Reads one address, or a list of players. A text in the list is the address of a player without a cover. */
export function playersOf(json: unknown): unknown {
  const all = typeof json === 'string' ? [json].filter(Boolean) : json
  if (!Array.isArray(all)) return all
  return all.map((player: unknown, index) =>
    typeof player === 'string' ? { id: idAt(index), url: player } : player,
  )
}

/** Shortens a player to its address if `playersOf` can restore it. @param players without unused fields */
export function playersJson(players: unknown): unknown {
  return (players as readonly Partial<Player>[]).map((player, index) => {
    const { id, url, ...cover } = player
    return id === idAt(index) && url && Object.keys(cover).length === 0 ? url : player
  })
}
