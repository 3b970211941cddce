import { editorWords } from '../../site/editorWords.ts'
import { type FontRole, fontOf, type Kit } from '../kit.ts'
import { emptyValues, type PageFields, pageField, typesOf, unchecked } from './field.ts'
import {
  ALIGNMENTS,
  BUTTON_SHAPES,
  type Colours,
  colourOfEach,
  coloursType,
  templateType,
} from './lookTypes.ts'
import { checkColours } from './pageChecks.ts'
import { BACKGROUND } from './picturePlaces.ts'
import { optionalPicture } from './pictureType.ts'
import { choice, flag, line, listOf, numberFrom, object } from './valueTypes.ts'

const text = editorWords.look

function firstColours({ id, palettes: [first] }: Kit): Colours {
  if (!first) throw new Error(`The kit of template ${id} has no palette`)
  return first.colours
}

const firstFont = (role: FontRole) => (kit: Kit) => fontOf(kit, '', role).id

/**
 * The fields of the look that a page has separately in each template. When it moves to another template, `asTemplate`
 * saves their values, and restores them when the page returns.
 */
export const templateLook = {
  colours: pageField({
    type: coloursType,
    // Never used: the default look replaces it, because `ofTemplate` gives the first palette.
    empty: colourOfEach('#000000'),
    since: 1,
    form: { group: 'look', place: 1, label: text.palette, control: { kind: 'colours' }, parts: text },
    preview: null,
    restyles: 'styles',
    usesPageFonts: false,
    check: checkColours,
    ofTemplate: firstColours,
  }),
  /** The id of a font of the template; '' is its default font. */
  headingFont: pageField({
    type: line,
    empty: '',
    since: 1,
    form: {
      group: 'look',
      place: 2,
      label: text.headingFont,
      control: { kind: 'font', role: 'heading' },
      isHalf: true,
    },
    preview: null,
    restyles: 'fonts',
    usesPageFonts: false,
    check: unchecked,
    ofTemplate: firstFont('heading'),
  }),
  bodyFont: pageField({
    type: line,
    empty: '',
    since: 1,
    form: {
      group: 'look',
      place: 3,
      label: text.bodyFont,
      control: { kind: 'font', role: 'body' },
      isHalf: true,
    },
    preview: null,
    restyles: 'fonts',
    usesPageFonts: false,
    check: unchecked,
    ofTemplate: firstFont('body'),
  }),
}

/** The version of the data format that introduced `pastLooks`. */
const FIRST_PAST_LOOKS = 2

/** Adds to a past look the empty fields that were introduced after it was saved. */
export function completedLook(look: unknown, fields: PageFields = templateLook): unknown {
  if (typeof look !== 'object' || look === null) return look
  const later = Object.entries(fields).filter(([, { since }]) => since > FIRST_PAST_LOOKS)
  return { ...emptyValues(Object.fromEntries(later)), ...look }
}

/** The fields of a page that set its look, in the order of its JSON. */
export const lookFields = {
  ...templateLook,
  /** The changed looks that the page had in other templates. */
  pastLooks: pageField({
    type: listOf(object({ template: templateType, ...typesOf(templateLook) })),
    items: null,
    empty: [],
    since: FIRST_PAST_LOOKS,
    upgrade: (looks) => (Array.isArray(looks) ? looks.map((look) => completedLook(look)) : looks),
    form: null,
    preview: null,
    restyles: 'nothing',
    usesPageFonts: false,
    check: unchecked,
  }),
  buttonShape: pageField({
    type: choice(BUTTON_SHAPES),
    empty: 'own',
    since: 3,
    form: { group: 'look', place: 4, label: text.shape, control: { kind: 'shape' }, isHalf: true },
    preview: null,
    restyles: 'styles',
    usesPageFonts: false,
    check: unchecked,
  }),
  alignment: pageField({
    type: choice(ALIGNMENTS),
    empty: 'own',
    since: 3,
    form: { group: 'look', place: 5, label: text.alignment, control: { kind: 'alignment' }, isHalf: true },
    preview: null,
    restyles: 'styles',
    usesPageFonts: false,
    check: unchecked,
  }),
  /** A picture in place of the template's sky, under a veil (see `veil.ts`); null for the sky. */
  background: pageField({
    type: optionalPicture,
    empty: null,
    since: 3,
    form: {
      group: 'look',
      place: 6,
      label: text.background,
      control: { kind: 'picture', hint: text.backgroundHint, place: BACKGROUND, isDecoration: true },
    },
    preview: null,
    restyles: 'styles',
    usesPageFonts: false,
    check: unchecked,
  }),
  cursor: pageField({
    type: flag,
    empty: true,
    since: 1,
    form: { group: 'effects', place: 2, label: ({ cursorName }) => cursorName, control: { kind: 'switch' } },
    preview: null,
    restyles: 'nothing',
    usesPageFonts: false,
    check: unchecked,
  }),
  effects: pageField({
    type: object({ on: flag, strength: numberFrom(0, 1) }),
    empty: { on: true, strength: 0.7 },
    since: 1,
    form: { group: 'effects', place: 1, label: ({ effectName }) => effectName, control: { kind: 'effects' } },
    preview: null,
    restyles: 'styles',
    usesPageFonts: false,
    check: unchecked,
  }),
}
