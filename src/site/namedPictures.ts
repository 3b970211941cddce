import type { NamedPicture } from './namedPicture.ts'
import { site } from './site.ts'

const { portrait } = site

export const namedPictures: readonly NamedPicture[] = portrait
  ? [{ pixelArt: false, ...portrait, namedIn: 'site.ts', slots: ['portrait'] }]
  : []
