import type { NamedPicture } from '../../site/namedPicture.ts'
import { videos } from './videos.ts'

export const namedPictures: readonly NamedPicture[] = videos.flatMap(({ title, poster }) =>
  poster ? [{ src: poster, namedIn: 'videos.ts', entry: title, slots: ['poster'] }] : [],
)
