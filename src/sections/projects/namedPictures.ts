import type { NamedPicture } from '../../site/namedPicture.ts'
import { projects } from './projects.ts'

export const namedPictures: readonly NamedPicture[] = projects.flatMap(({ name, image }) =>
  image ? [{ src: image, namedIn: 'projects.ts', entry: name, slots: ['thumbnail'] }] : [],
)
