import { GALLERY_SLOTS, type NamedPicture } from '../../site/namedPicture.ts'
import { cards } from './cards.ts'

export const namedPictures: readonly NamedPicture[] = cards.flatMap(
  ({ title, image, phoneImage, images, pixelArt }) => {
    const inCard = { namedIn: 'templates.ts', entry: title, pixelArt: pixelArt ?? false }
    return [
      { ...inCard, src: image, slots: ['cover'] as const },
      { ...inCard, src: phoneImage, slots: ['phone'] as const },
      ...images.map(({ src }) => ({ ...inCard, src, slots: GALLERY_SLOTS })),
    ]
  },
)
