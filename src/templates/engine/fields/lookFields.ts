import { editorWords } from '../../../site/editorWords.ts'
import { type FontRole, fontOf, type Kit } from '../kit/kit.ts'
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

/** The fields of the look that change with the template. `pastLooks` has their values in a page's earlier templates. */
export const templateLook = {
  colours: pageField({
    type: coloursType,
    // Never shown, because `defaultOf` gives the first palette.
    empty: colourOfEach('#000000'),
    since: 1,
    form: { group: 'look', position: 1, label: text.palette, control: { kind: 'colours' }, parts: text },
    preview: null,
    restyles: 'styles',
    usesPageFonts: false,
    check: checkColours,
    defaultOf: firstColours,
  }),
  /** As in `bodyFont`: the id of a font of the template; '' is the default font of the role. */
  headingFont: pageField({
    type: line,
    empty: '',
    since: 1,
    form: {
      group: 'look',
      position: 2,
      label: text.headingFont,
      control: { kind: 'font', role: 'heading' },
      isHalf: true,
    },
    preview: null,
    restyles: 'styles',
    usesPageFonts: false,
    check: unchecked,
    defaultOf: firstFont('heading'),
  }),
  bodyFont: pageField({
    type: line,
    empty: '',
    since: 1,
    form: {
      group: 'look',
      position: 3,
      label: text.bodyFont,
      control: { kind: 'font', role: 'body' },
      isHalf: true,
    },
    preview: null,
    restyles: 'styles',
    usesPageFonts: false,
    check: unchecked,
    defaultOf: firstFont('body'),
  }),
}

const PAST_LOOKS_VERSION = 2

/** Adds the empty values of the fields that a past look of an older version lacks. */
export function completedLook(look: unknown, fields: PageFields = templateLook): unknown {
  if (typeof look !== 'object' || look === null) return look
  const laterFields = Object.entries(fields).filter(([, { since }]) => since > PAST_LOOKS_VERSION)
  return { ...emptyValues(Object.fromEntries(laterFields)), ...look }
}

export const lookFields = {
  ...templateLook,
  pastLooks: pageField({
    type: listOf(object({ template: templateType, ...typesOf(templateLook) })),
    items: null,
    empty: [],
    since: PAST_LOOKS_VERSION,
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
    form: { group: 'look', position: 4, label: text.shape, control: { kind: 'shape' }, isHalf: true },
    preview: null,
    restyles: 'styles',
    usesPageFonts: false,
    check: unchecked,
  }),
  alignment: pageField({
    type: choice(ALIGNMENTS),
    empty: 'own',
    since: 3,
    form: { group: 'look', position: 5, label: text.alignment, control: { kind: 'alignment' }, isHalf: true },
    preview: null,
    restyles: 'styles',
    usesPageFonts: false,
    check: unchecked,
  }),
  background: pageField({
    type: optionalPicture,
    empty: null,
    since: 3,
    form: {
      group: 'look',
      position: 6,
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
    form: {
      group: 'effects',
      position: 2,
      label: ({ cursorName }) => cursorName,
      control: { kind: 'switch' },
    },
    preview: null,
    restyles: 'nothing',
    usesPageFonts: false,
    check: unchecked,
  }),
  effects: pageField({
    type: object({ on: flag, strength: numberFrom(0, 1) }),
    empty: { on: true, strength: 0.7 },
    since: 1,
    form: {
      group: 'effects',
      position: 1,
      label: ({ effectName }) => effectName,
      control: { kind: 'effects' },
    },
    preview: null,
    restyles: 'styles',
    usesPageFonts: false,
    check: unchecked,
  }),
}
