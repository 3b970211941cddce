import type { PictureSlot, Size } from '../constants/pictureSlots.ts'

/** A picture that the build makes from an original, such as a preview card. A smaller original (px) looks blurred. */
export interface DerivedImage extends Size {
  readonly name: string
}

/** A picture that the owner's content names. A module `namedPictures.ts`, or the `section.ts` of a section, exports those of a list. */
export interface NamedPicture {
  /** The path below the folder `pictures`, or the name of a template's photograph. */
  readonly src: string
  /** The file that names the picture, for messages: its path below the content folder, as in `projects.ts`. */
  readonly namedIn: string
  /** The name of the entry, if this file is a list. */
  readonly entry?: string
  /** The slots that show the picture. Empty if no page shows it. */
  readonly slots: readonly PictureSlot[]
  /** True if content marks it as pixel art. Undefined if content cannot mark it. */
  readonly pixelArt?: boolean | undefined
  readonly derivedImage?: DerivedImage
}

/** The slots of a picture in a gallery. */
export const GALLERY_SLOTS = ['column', 'row', 'lightbox'] as const satisfies readonly PictureSlot[]
