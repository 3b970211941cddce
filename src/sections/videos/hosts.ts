import { playerOrigins } from '../../lib/playerOrigins.ts'
import type { SectionHosts } from '../outsideHosts.ts'
import { videosWithPlayers } from './players.ts'

export const hosts: SectionHosts = playerOrigins(videosWithPlayers.map(({ player }) => player))
