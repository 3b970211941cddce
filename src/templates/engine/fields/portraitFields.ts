import { editorWords } from '../../../site/editorWords.ts'
import { SITE_LIMITS } from '../data/siteLimits.ts'
import { pageField, unchecked } from './field.ts'
import { checkPortrait } from './pageChecks.ts'
import { PORTRAIT } from './picturePlaces.ts'
import { optionalPicture } from './pictureType.ts'
import { choice, flag, numberFrom, object } from './valueTypes.ts'

const { form, picture } = editorWords

export const DEFAULT_PORTRAIT_PLACE = { x: 0.5, y: 0.5, zoom: 1 }

export const portraitFields = {
  portrait: pageField({
    type: optionalPicture,
    empty: null,
    since: 1,
    form: {
      group: 'you',
      position: 4,
      label: form.portrait,
      control: { kind: 'portrait', hint: form.portraitHint, place: PORTRAIT },
      parts: { alt: `${form.portrait}: ${picture.alt}` },
    },
    preview: 'portrait',
    restyles: 'nothing',
    usesPageFonts: false,
    check: checkPortrait,
  }),
  /** `fill`: cropped to the circle; others: whole inside the circle, on the ground colour or on white. */
  portraitFit: pageField({
    type: choice(['fill', 'whole', 'whole-on-white']),
    empty: 'fill',
    since: 2,
    form: null,
    preview: 'portrait',
    restyles: 'nothing',
    usesPageFonts: false,
    check: unchecked,
  }),
  /** `x` and `y` are as in CSS `object-position`: 0 shows the left or upper edge, 1 the right or lower edge. */
  portraitPlace: pageField({
    type: object({
      x: numberFrom(0, 1),
      y: numberFrom(0, 1),
      zoom: numberFrom(1, SITE_LIMITS.portraitZoom),
    }),
    empty: DEFAULT_PORTRAIT_PLACE,
    since: 2,
    form: null,
    preview: 'portrait',
    restyles: 'styles',
    usesPageFonts: false,
    check: unchecked,
  }),
  /** The portrait has the hue of the glow, so that it follows the palette. */
  portraitTint: pageField({
    type: flag,
    empty: false,
    since: 4,
    form: null,
    preview: 'portrait',
    restyles: 'nothing',
    usesPageFonts: false,
    check: unchecked,
  }),
}
