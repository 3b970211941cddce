import { playerOrigins } from '../../lib/playerOrigins.ts'
import { trackPlayer } from '../../lib/trackPlayer.ts'
import type { SectionHosts } from '../outsideHosts.ts'
import { tracks } from './tracks.ts'

export const hosts: SectionHosts = playerOrigins(tracks.map(({ url }) => trackPlayer(url)))
