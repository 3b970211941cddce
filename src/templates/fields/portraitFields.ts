import { editorWords } from '../../site/editorWords.ts'
import { SITE_LIMITS } from '../siteLimits.ts'
import { pageField, unchecked } from './field.ts'
import { checkPortrait } from './pageChecks.ts'
import { PORTRAIT } from './picturePlaces.ts'
import { optionalPicture } from './pictureType.ts'
import { choice, numberFrom, object } from './valueTypes.ts'

const { form, picture } = editorWords

/** A portrait that is shown from its middle, as near as it fits. */
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
    hasLetters: false,
    check: checkPortrait,
  }),
  /** A photograph fills its circle; a logo is whole in it, on the page's ground or on white. */
  portraitFit: pageField({
    type: choice(['fill', 'whole', 'whole-on-white']),
    empty: 'fill',
    since: 2,
    form: null,
    preview: 'portrait',
    restyles: 'nothing',
    hasLetters: false,
    check: unchecked,
  }),
  /** The part of the portrait that is seen in its circle: [0, 1] from its left and upper edges; zoom 1 is all of it. */
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
    hasLetters: false,
    check: unchecked,
  }),
}
