import type { DataOf } from '../fields/field.ts'
import type { playerFields } from '../fields/pageFields.ts'

type Player = DataOf<typeof playerFields>

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
export function playersJson(players: readonly Partial<Player>[]): unknown {
  return players.map((player, index) => {
    const { id, url, ...cover } = player
    const isRestorable = id === defaultId(index) && Object.keys(cover).length === 0
    return isRestorable && url ? url : player
  })
}
