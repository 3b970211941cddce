import { editorWords } from '../../site/editorWords.ts'
import { SITE_LIMITS } from '../siteLimits.ts'
import { pageField, unchecked } from './field.ts'
import { checkPortrait } from './pageChecks.ts'
import { PORTRAIT } from './picturePlaces.ts'
import { optionalPicture } from './pictureType.ts'
import { choice, numberFrom, object } from './valueTypes.ts'

const { form, picture } = editorWords

/** The `portraitPlace` of a new portrait: centred, without zoom. */
export const MIDDLE = { x: 0.5, y: 0.5, zoom: 1 }

/** The fields of a page that set its portrait, in the order of its JSON. */
export const portraitFields = {
  portrait: pageField({
    type: optionalPicture,
    empty: null,
    since: 1,
    form: {
      group: 'you',
      place: 4,
      label: form.portrait,
      control: { kind: 'portrait', hint: form.portraitHint, place: PORTRAIT },
      parts: { alt: `${form.portrait}: ${picture.alt}` },
    },
    preview: 'portrait',
    restyles: 'nothing',
    usesPageFonts: false,
    check: checkPortrait,
  }),
  /** `fill`: the portrait is cropped to its circle; `whole`: it is inside the circle, on the ground colour or on white. */
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
  /**
   * The visible part of the portrait in its circle. `x` and `y` are as in CSS `object-position`: 0 shows the left or upper
   * edge, 1 the right or lower edge. `zoom` 1 is the smallest size.
   */
  portraitPlace: pageField({
    type: object({
      x: numberFrom(0, 1),
      y: numberFrom(0, 1),
      zoom: numberFrom(1, SITE_LIMITS.portraitZoom),
    }),
    empty: MIDDLE,
    since: 2,
    form: null,
    preview: 'portrait',
    restyles: 'styles',
    usesPageFonts: false,
    check: unchecked,
  }),
}
