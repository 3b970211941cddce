import { trackPlayer } from '../lib/trackPlayer.ts'
import { tracks } from './lists.ts'

/** The tracks, each with the way that it is played: visitors do not fetch what finds that out. */
export const music = tracks.map((track) => ({ track, player: trackPlayer(track.url) }))
