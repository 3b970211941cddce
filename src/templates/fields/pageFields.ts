import { editorWords } from '../../site/editorWords.ts'
import { SITE_LIMITS } from '../siteLimits.ts'
import { readCounter } from '../visitCounter.ts'
import { pageField, typesOf, unchecked, warning } from './field.ts'
import { isLink, linkFields } from './linkFields.ts'
import { lookFields } from './lookFields.ts'
import { templateType } from './lookTypes.ts'
import {
  checkLanguage,
  checkName,
  checkPicture,
  checkPublished,
  standInCheck,
  textCheck,
} from './pageChecks.ts'
import { SHARE_PICTURE } from './picturePlaces.ts'
import { optionalPicture } from './pictureType.ts'
import { playerFields, playersJson, playersOf } from './playerFields.ts'
import { portraitFields } from './portraitFields.ts'
import { profileFields } from './profileFields.ts'
import { itemsOf, line, object, text } from './valueTypes.ts'

const { form, check, links, profiles, music, picture } = editorWords
const MAX_PLAYERS = 100

/** A field of text that the style sheet does not depend on. */
const plain = { empty: '', restyles: 'nothing' } as const

/**
 * Everything that a page consists of, in the order of its JSON: the one list that the form, the empty page, the upgrade of
 * older pages, the preview, the checks and the fonts' letters follow. A new field is a row, introduced by the next version.
 */
export const pageFields = {
  template: pageField({
    ...plain,
    since: 1,
    type: templateType,
    form: null,
    preview: null,
    hasLetters: false,
    check: unchecked,
  }),
  /** BCP 47, as in `lang=""`. The direction of the page follows from it. */
  language: pageField({
    type: line,
    empty: '',
    since: 1,
    form: { group: 'searches', place: 4, label: form.language, control: { kind: 'language' } },
    preview: null,
    restyles: 'fonts',
    hasLetters: false,
    check: checkLanguage,
  }),
  /** The published address, `https://…`; '' while unknown. Chats need it to show the share picture. */
  address: pageField({
    ...plain,
    since: 1,
    type: line,
    form: {
      group: 'searches',
      place: 3,
      label: form.address,
      control: { kind: 'address', hint: form.addressHint },
    },
    preview: null,
    hasLetters: false,
    check: checkPublished,
  }),
  /** For the tab and for search engines; it heads a page without a name. */
  title: pageField({
    ...plain,
    since: 1,
    type: line,
    form: {
      group: 'searches',
      place: 1,
      label: form.title,
      control: { kind: 'line', hint: form.titleHint, standIn: ({ name }) => name },
    },
    preview: null,
    hasLetters: ({ name }) => name === '',
    check: standInCheck(({ name }) => name, check.title, check.sampleTitle),
  }),
  description: pageField({
    ...plain,
    since: 1,
    type: line,
    form: {
      group: 'searches',
      place: 2,
      label: form.description,
      control: {
        kind: 'paragraphs',
        rows: 2,
        hint: form.descriptionHint,
        standIn: ({ tagline }) => tagline,
      },
    },
    preview: null,
    hasLetters: false,
    check: standInCheck(({ tagline }) => tagline, check.description, check.sampleDescription),
  }),
  name: pageField({
    ...plain,
    since: 1,
    type: line,
    form: { group: 'you', place: 1, label: form.name, control: { kind: 'line' } },
    preview: 'name',
    hasLetters: true,
    check: checkName,
  }),
  tagline: pageField({
    ...plain,
    since: 1,
    type: line,
    form: { group: 'you', place: 2, label: form.tagline, control: { kind: 'line' } },
    preview: 'tagline',
    paragraphIn: 'tagline',
    hasLetters: true,
    check: textCheck(null, check.sampleTagline),
  }),
  /** Empty lines divide paragraphs; a line break is a line break. */
  bio: pageField({
    ...plain,
    since: 1,
    type: text(SITE_LIMITS.bioCharacters),
    form: {
      group: 'you',
      place: 3,
      label: form.bio,
      control: { kind: 'paragraphs', rows: 6, hint: form.bioHint, most: SITE_LIMITS.bioCharacters },
    },
    preview: 'bio',
    hasLetters: true,
    check: textCheck(null, check.sampleBio),
  }),
  ...portraitFields,
  /** 1200 by 630 pixels; null is the template's own. */
  sharePicture: pageField({
    type: optionalPicture,
    empty: null,
    since: 1,
    form: {
      group: 'searches',
      place: 5,
      label: form.sharePicture,
      control: { kind: 'picture', hint: form.sharePictureHint, place: SHARE_PICTURE },
      parts: { alt: `${form.sharePicture}: ${picture.alt}` },
    },
    preview: null,
    restyles: 'nothing',
    hasLetters: false,
    check: checkPicture,
  }),
  links: pageField({
    type: itemsOf(object(typesOf(linkFields)), SITE_LIMITS.links),
    empty: [],
    since: 1,
    form: { group: 'links', place: 1, label: form.links, control: { kind: 'links' } },
    preview: 'links',
    restyles: 'nothing',
    hasLetters: false,
    check: unchecked,
    items: {
      name: links.link,
      fields: linkFields,
      chosen: { featured: { label: links.featured, fact: links.standsOut, isShown: isLink } },
    },
  }),
  /** The id of the featured link; '' for none. */
  featured: pageField({
    ...plain,
    since: 2,
    type: line,
    form: null,
    preview: null,
    hasLetters: false,
    check: unchecked,
  }),
  socials: pageField({
    type: itemsOf(object(typesOf(profileFields)), SITE_LIMITS.socials),
    empty: [],
    since: 1,
    form: { group: 'profiles', place: 1, label: form.profiles, control: { kind: 'profiles' } },
    preview: 'socials',
    restyles: 'nothing',
    hasLetters: false,
    check: unchecked,
    items: { name: profiles.profile, fields: profileFields },
  }),
  music: pageField({
    type: itemsOf(object(typesOf(playerFields)), MAX_PLAYERS),
    empty: [],
    since: 1,
    form: {
      group: 'music',
      place: 1,
      label: form.music,
      control: { kind: 'items', add: music.add, none: music.none, most: MAX_PLAYERS },
    },
    preview: 'music',
    restyles: 'nothing',
    hasLetters: false,
    check: unchecked,
    items: { name: music.player, fields: playerFields },
    upgrade: playersOf,
    json: playersJson,
  }),
  /** The address of the owner's counter of visits, as `readCounter` reads it; '' for none, and then no visit is counted. */
  counter: pageField({
    ...plain,
    since: 3,
    type: line,
    form: { group: 'searches', place: 6, label: form.counter, control: { kind: 'counter' } },
    preview: null,
    hasLetters: false,
    check: (address) => (address.trim() && !readCounter(address) ? [warning(check.counter)] : []),
  }),
  ...lookFields,
}
