import { games } from '../../content/games.ts'
import { site } from '../../content/site.ts'
import { templates } from '../../content/templates.ts'
import type { PicturePlace } from '../../ui/picturePlaces.ts'

/** A picture that content names. */
export interface NamedPicture {
  /** The original's name. */
  readonly src: string
  /** The content file that names it. */
  readonly file: string
  /** The places that may show it. */
  readonly places: readonly PicturePlace[]
}

const GALLERY = ['column', 'row', 'lightbox'] as const

/** Every picture that content names, as often as it does. Content must fit its schema. */
export function namedPictures(): readonly NamedPicture[] {
  const inGames = { file: 'src/content/games.ts', places: GALLERY }
  const inTemplates = { file: 'src/content/templates.ts', places: GALLERY }
  return [
    { file: 'src/content/site.ts', src: site.portrait.src, places: ['portrait'] },
    ...games.flatMap(({ images }) => images.map(({ src }) => ({ ...inGames, src }))),
    ...templates.flatMap(({ image, images }) => [
      { ...inTemplates, src: image, places: ['cover'] as const },
      ...images.map(({ src }) => ({ ...inTemplates, src })),
    ]),
  ]
}
