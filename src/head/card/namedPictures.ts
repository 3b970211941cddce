import type { NamedPicture } from '../../site/namedPicture.ts'
import { site } from '../../site/site.ts'
import { CARD_SIZE } from '../iconFiles.ts'

const { chatPicture } = site

/** The owner's picture for the preview cards of all pages. No page shows it. */
export const namedPictures: readonly NamedPicture[] = chatPicture
  ? [
      {
        src: chatPicture.src,
        namedIn: 'site.ts',
        slots: [],
        derivedImage: { name: 'a preview card', ...CARD_SIZE },
      },
    ]
  : []
