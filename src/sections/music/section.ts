import { playerOrigins } from '../../addresses/playerOrigins.ts'
import { trackPlayer } from '../../addresses/trackPlayer.ts'
import { ownerFile } from '../../site/ownerFile.ts'
import { textsOf } from '../../site/text.ts'
import type { SectionHosts, SectionRow } from '../section.ts'
import type { Track } from './schema.ts'
import words from './words.json' with { type: 'json' }

const { sections } = textsOf(words)

export const tracks =
  ownerFile(import.meta.glob<readonly Track[]>('#content/tracks.ts', { eager: true, import: 'tracks' })) ?? []

export const section: SectionRow = {
  id: 'music',
  emoji: '🎧',
  order: 80,
  name: sections.music,
  title: sections.musicTitle,
  isEmpty: tracks.length === 0,
  list: 'tracks',
}

export function hosts(): SectionHosts {
  return playerOrigins(tracks.map(({ url }) => trackPlayer(url)))
}
