import {
  type DataOf,
  itemFieldOf,
  pageField,
  typesOf,
  unchecked,
  warning,
} from '../../src/templates/fields/field.ts'
import { pageFields } from '../../src/templates/fields/pageFields.ts'
import { itemId, itemsOf, line, object } from '../../src/templates/fields/valueTypes.ts'
import type { SiteData } from '../../src/templates/siteData.ts'
import { DATA_VERSION } from '../../src/templates/siteDataSchema.ts'

/** The version that introduces the fields below. */
export const NEXT_VERSION = DATA_VERSION + 1
const MOST_AWARDS = 20

const field = itemFieldOf<{ readonly label: string }>()

const awardFields = {
  id: field({
    type: itemId,
    empty: '',
    since: NEXT_VERSION,
    form: null,
    hasLetters: false,
    check: unchecked,
  }),
  label: field({
    type: line,
    empty: '',
    since: NEXT_VERSION,
    form: { part: 'row', label: () => 'Award', control: 'line' },
    hasLetters: true,
    check: (label) => (label.trim() ? [] : [warning('This award has no name.')]),
  }),
  url: field({
    type: line,
    empty: '',
    since: NEXT_VERSION,
    form: { part: 'row', label: ({ label }) => `Address of ${label}`, control: 'address' },
    hasLetters: false,
    check: unchecked,
  }),
}

/** The fields of a page, and two more: a text and a list. */
export const moreFields = {
  ...pageFields,
  pronouns: pageField({
    type: line,
    empty: '',
    since: NEXT_VERSION,
    form: { group: 'you', place: 5, label: 'Pronouns', control: { kind: 'line', hint: 'As in she/her.' } },
    preview: 'pronouns',
    restyles: 'nothing',
    hasLetters: true,
    check: (pronouns) => (pronouns.trim() ? [] : [warning('There are no pronouns.')]),
  }),
  awards: pageField({
    type: itemsOf(object(typesOf(awardFields)), MOST_AWARDS),
    empty: [],
    since: NEXT_VERSION,
    form: {
      group: 'profiles',
      place: 2,
      label: 'Awards',
      control: { kind: 'items', add: 'Add an award', none: 'There are no awards yet.', most: MOST_AWARDS },
    },
    preview: 'awards',
    restyles: 'nothing',
    hasLetters: false,
    check: unchecked,
    items: { name: 'Award {number}', fields: awardFields },
  }),
}

export type MoreData = SiteData & DataOf<Pick<typeof moreFields, 'pronouns' | 'awards'>>
