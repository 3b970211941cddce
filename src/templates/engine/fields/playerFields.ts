import { embeddedPlayer, isShortLink } from '../../../lib/embeddedPlayer.ts'
import { editorWords } from '../../../site/editorWords.ts'
import { type DataOf, itemFieldOf, unchecked, warning } from './field.ts'
import { checkPicture } from './pageChecks.ts'
import { PLAYER_PICTURE } from './picturePlaces.ts'
import { optionalPicture } from './pictureType.ts'
import { itemId, line } from './valueTypes.ts'

const text = editorWords.music

interface CheckedPlayer {
  readonly title: string
}

const field = itemFieldOf<CheckedPlayer>()

export const playerTitle = ({ title }: CheckedPlayer): string => title.trim()

/** The fields of a player of music or film. Title and picture form the cover. Both are optional. */
/** Why an address names no player, in one sentence; null if it does. */
export function playerMistake(url: string): string | null {
  if (!url.trim()) return text.missing
  if (embeddedPlayer(url)) return null
  return isShortLink(url) ? text.shortLink : text.unknown
}

export const playerFields = {
  id: field({ type: itemId, empty: '', since: 3, form: null, usesPageFonts: false, check: unchecked }),
  url: field({
    type: line,
    empty: '',
    since: 3,
    form: { part: 'row', label: () => text.url, control: { kind: 'player' } },
    // The page shows the host of the address.
    usesPageFonts: true,
    check: (url) => {
      const mistake = playerMistake(url)
      return mistake === null ? [] : [warning(mistake)]
    },
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
    // Beside a title, a picture needs no alternative text.
    check: (picture, { item }) => (playerTitle(item) ? [] : checkPicture(picture)),
  }),
}

export type Player = DataOf<typeof playerFields>

export function hasCover({ title, picture }: Player): boolean {
  return title.trim() !== '' || picture !== null
}

const defaultId = (index: number) => `player-${index + 1}`

/** Reads one address, or a list of players. A text in the list is the address of a player without a cover. */
export function playersOf(json: unknown): unknown {
  const players = typeof json === 'string' ? [json].filter(Boolean) : json
  if (!Array.isArray(players)) return players
  return players.map((player: unknown, index) =>
    typeof player === 'string' ? { id: defaultId(index), url: player } : player,
  )
}

/** Shortens each player to its address if `playersOf` can restore it. @param players without their empty fields */
export function playersJson(players: unknown): unknown {
  return (players as readonly Partial<Player>[]).map((player, index) => {
    const { id, url, ...cover } = player
    const isRestorable = id === defaultId(index) && Object.keys(cover).length === 0
    return isRestorable && url ? url : player
  })
}
