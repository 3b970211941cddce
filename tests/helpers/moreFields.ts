import type { SiteData } from '../../src/templates/engine/data/siteData.ts'
import { DATA_VERSION } from '../../src/templates/engine/data/siteDataSchema.ts'
import {
  type DataOf,
  itemFieldOf,
  pageField,
  typesOf,
  unchecked,
  warning,
} from '../../src/templates/engine/fields/field.ts'
import { pageFields } from '../../src/templates/engine/fields/pageFields.ts'
import { optionalPicture } from '../../src/templates/engine/fields/pictureType.ts'
import { flag, itemId, itemsOf, line, object } from '../../src/templates/engine/fields/valueTypes.ts'

export const NEXT_VERSION = DATA_VERSION + 1
const MAX_AWARDS = 20

const BADGE = {
  file: 'pictures/badge',
  fit: 'cover',
  box: { width: 64, height: 64 },
  jpegOnly: false,
  minPx: 32,
} as const

const field = itemFieldOf<{ readonly label: string }>()

const awardFields = {
  id: field({
    type: itemId,
    empty: '',
    since: NEXT_VERSION,
    form: null,
    usesPageFonts: false,
    check: unchecked,
  }),
  label: field({
    type: line,
    empty: '',
    since: NEXT_VERSION,
    form: { part: 'row', label: () => 'Award', control: { kind: 'line' } },
    usesPageFonts: true,
    check: (label) => (label.trim() ? [] : [warning('This award has no name.')]),
  }),
  url: field({
    type: line,
    empty: '',
    since: NEXT_VERSION,
    form: { part: 'row', label: ({ label }) => `Address of ${label}`, control: { kind: 'address' } },
    usesPageFonts: false,
    check: unchecked,
  }),
  badge: field({
    type: optionalPicture,
    empty: null,
    since: NEXT_VERSION,
    form: { part: 'icon', label: () => 'Badge', control: { kind: 'picture', place: BADGE } },
    usesPageFonts: false,
    check: unchecked,
  }),
  isShared: field({
    type: flag,
    empty: false,
    since: NEXT_VERSION,
    form: { part: 'switch', label: () => 'Shared with others', control: { kind: 'switch' } },
    usesPageFonts: false,
    check: unchecked,
  }),
}

/** The fields of a page, and fields of an imagined next version: a text, a picture, a list of awards, and the best award. */
export const moreFields = {
  ...pageFields,
  bestAward: pageField({
    type: line,
    empty: '',
    since: NEXT_VERSION,
    form: null,
    preview: null,
    restyles: 'nothing',
    usesPageFonts: false,
    check: unchecked,
  }),
  pronouns: pageField({
    type: line,
    empty: '',
    since: NEXT_VERSION,
    form: { group: 'you', position: 5, label: 'Pronouns', control: { kind: 'line', hint: 'As in she/her.' } },
    preview: 'pronouns',
    paragraphIn: 'tagline',
    restyles: 'nothing',
    usesPageFonts: true,
    check: (pronouns) => (pronouns.trim() ? [] : [warning('There are no pronouns.')]),
  }),
  cover: pageField({
    type: optionalPicture,
    empty: null,
    since: NEXT_VERSION,
    form: {
      group: 'you',
      position: 6,
      label: 'Cover',
      control: {
        kind: 'picture',
        hint: 'A wide picture.',
        place: {
          file: 'pictures/cover',
          fit: 'cover',
          box: { width: 900, height: 300 },
          jpegOnly: false,
          minPx: 200,
        },
      },
      parts: { alt: 'Cover: what it shows' },
    },
    preview: null,
    restyles: 'nothing',
    usesPageFonts: false,
    check: (cover) => (cover && !cover.alt ? [warning('This cover has no words.', 'alt')] : []),
  }),
  awards: pageField({
    type: itemsOf(object(typesOf(awardFields)), MAX_AWARDS),
    empty: [],
    since: NEXT_VERSION,
    form: {
      group: 'profiles',
      position: 2,
      label: 'Awards',
      control: { kind: 'items', add: 'Add an award', none: 'There are no awards yet.', maxItems: MAX_AWARDS },
    },
    preview: 'awards',
    restyles: 'nothing',
    usesPageFonts: false,
    check: unchecked,
    items: {
      nameOf: () => 'Award {number}',
      fields: awardFields,
      selections: { bestAward: { label: 'The best of all', note: 'Best' } },
    },
  }),
}

export type MoreData = SiteData &
  DataOf<Pick<typeof moreFields, 'bestAward' | 'pronouns' | 'cover' | 'awards'>>
