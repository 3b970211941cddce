import { CARD_SIZE } from '../constants/pictureSlots.ts'
import type { NamedPicture } from './namedPicture.ts'
import { site } from './site.ts'

const { portrait, chatPicture } = site

/** The pictures that `site.ts` names: the portrait, and the picture for the preview cards of all pages. */
export const namedPictures: readonly NamedPicture[] = [
  ...(portrait ? [{ pixelArt: false, ...portrait, namedIn: 'site.ts', slots: ['portrait'] as const }] : []),
  ...(chatPicture
    ? [
        {
          src: chatPicture.src,
          namedIn: 'site.ts',
          // No page shows it.
          slots: [],
          derivedImage: { name: 'a preview card', ...CARD_SIZE },
        },
      ]
    : []),
]
