import { playerOrigins } from '../../addresses/playerOrigins.ts'
import type { NamedPicture } from '../../site/namedPicture.ts'
import { ownerFile } from '../../site/ownerFile.ts'
import { textsOf } from '../../site/text.ts'
import type { SectionHosts, SectionRow } from '../section.ts'
import type { Video } from './schema.ts'
import { videoSource } from './videoSource.ts'
import words from './words.json' with { type: 'json' }

const { sections } = textsOf(words)

export const videos =
  ownerFile(import.meta.glob<readonly Video[]>('#content/videos.ts', { eager: true, import: 'videos' })) ?? []

export const section: SectionRow = {
  id: 'videos',
  emoji: '🎬',
  order: 60,
  name: sections.videos,
  title: sections.videosTitle,
  isEmpty: videos.length === 0,
  list: 'videos',
}

export function namedPictures(): readonly NamedPicture[] {
  return videos.flatMap(({ title, poster }) =>
    poster ? [{ src: poster, namedIn: 'videos.ts', entry: title, slots: ['poster'] }] : [],
  )
}

export function hosts(): SectionHosts {
  return playerOrigins(videos.flatMap(({ url }) => videoSource(url) ?? []))
}
