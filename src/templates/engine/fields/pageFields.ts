import { editorWords } from '../../../site/editorWords.ts'
import { SITE_LIMITS } from '../data/siteLimits.ts'
import { pageField, typesOf, unchecked } from './field.ts'
import { isLink, linkFields, linkName, linkText } from './linkFields.ts'
import { lookFields } from './lookFields.ts'
import { templateType } from './lookTypes.ts'
import { checkLanguage, checkName, checkPicture, checkPublishedAddress, textCheck } from './pageChecks.ts'
import { SHARE_PICTURE } from './picturePlaces.ts'
import { optionalPicture } from './pictureType.ts'
import { playerFields, playersJson, playersOf, playerTitle } from './playerFields.ts'
import { portraitFields } from './portraitFields.ts'
import { profileFields, profileName } from './profileFields.ts'
import { itemsOf, line, object, text } from './valueTypes.ts'

const { form, check, links, music, picture } = editorWords
const MAX_PLAYERS = 100

/** For fields whose value is a text without effect on the styles. */
const emptyText = { empty: '', restyles: 'nothing' } as const

/** The fields of a page, in the order of its JSON. The `since` of a new field is the next data version. */
export const pageFields = {
  template: pageField({
    ...emptyText,
    since: 1,
    type: templateType,
    form: null,
    preview: null,
    usesPageFonts: false,
    check: unchecked,
  }),
  language: pageField({
    type: line,
    empty: '',
    since: 1,
    form: { group: 'searches', position: 4, label: form.language, control: { kind: 'language' } },
    preview: null,
    restyles: 'nothing',
    usesPageFonts: false,
    check: checkLanguage,
  }),
  /** The address of the published page; '' if unknown. Many chats then do not show the share picture. */
  address: pageField({
    ...emptyText,
    since: 1,
    type: line,
    form: {
      group: 'searches',
      position: 3,
      label: form.address,
      control: { kind: 'address', hint: form.addressHint },
    },
    preview: null,
    usesPageFonts: false,
    check: checkPublishedAddress,
  }),
  /** The title in browser tabs and search results, and the heading of a page without a name. */
  title: pageField({
    ...emptyText,
    since: 1,
    type: line,
    form: {
      group: 'searches',
      position: 1,
      label: form.title,
      control: { kind: 'line', hint: form.titleHint, fallback: ({ name }) => name },
    },
    preview: null,
    usesPageFonts: ({ name }) => name.trim() === '',
    check: unchecked,
  }),
  description: pageField({
    ...emptyText,
    since: 1,
    type: line,
    form: {
      group: 'searches',
      position: 2,
      label: form.description,
      control: {
        kind: 'paragraphs',
        rows: 2,
        hint: form.descriptionHint,
        fallback: ({ tagline }) => tagline,
      },
    },
    preview: null,
    usesPageFonts: false,
    check: unchecked,
  }),
  name: pageField({
    ...emptyText,
    since: 1,
    type: line,
    form: { group: 'you', position: 1, label: form.name, control: { kind: 'line' } },
    preview: 'name',
    usesPageFonts: true,
    check: checkName,
  }),
  tagline: pageField({
    ...emptyText,
    since: 1,
    type: line,
    form: { group: 'you', position: 2, label: form.tagline, control: { kind: 'line' } },
    preview: 'tagline',
    paragraphIn: 'tagline',
    usesPageFonts: true,
    check: textCheck(null, check.sampleTagline),
  }),
  bio: pageField({
    ...emptyText,
    since: 1,
    type: text(SITE_LIMITS.bioCharacters),
    form: {
      group: 'you',
      position: 3,
      label: form.bio,
      control: { kind: 'paragraphs', rows: 6, hint: form.bioHint, maxCharacters: SITE_LIMITS.bioCharacters },
    },
    preview: 'bio',
    usesPageFonts: true,
    check: textCheck(null, check.sampleBio),
  }),
  ...portraitFields,
  /** The picture that chats show with a link to the page. */
  sharePicture: pageField({
    type: optionalPicture,
    empty: null,
    since: 1,
    form: {
      group: 'searches',
      position: 5,
      label: form.sharePicture,
      control: { kind: 'picture', hint: form.sharePictureHint, place: SHARE_PICTURE },
      parts: { alt: `${form.sharePicture}: ${picture.alt}` },
    },
    preview: null,
    restyles: 'nothing',
    usesPageFonts: false,
    check: checkPicture,
  }),
  links: pageField({
    type: itemsOf(object(typesOf(linkFields)), SITE_LIMITS.links),
    empty: [],
    since: 1,
    form: { group: 'links', position: 1, label: form.links, control: { kind: 'links' } },
    preview: 'links',
    restyles: 'nothing',
    usesPageFonts: false,
    check: unchecked,
    items: {
      nameOf: linkName,
      textOf: linkText,
      fields: linkFields,
      selections: { featured: { label: links.featured, note: links.standsOut, isShown: isLink } },
    },
  }),
  /** The id of the link that is highlighted; '' for none. */
  featured: pageField({
    ...emptyText,
    since: 2,
    type: line,
    form: null,
    preview: null,
    usesPageFonts: false,
    check: unchecked,
  }),
  socials: pageField({
    type: itemsOf(object(typesOf(profileFields)), SITE_LIMITS.socials),
    empty: [],
    since: 1,
    form: { group: 'profiles', position: 1, label: form.profiles, control: { kind: 'profiles' } },
    preview: 'socials',
    restyles: 'nothing',
    usesPageFonts: false,
    check: unchecked,
    items: { nameOf: profileName, fields: profileFields },
  }),
  music: pageField({
    type: itemsOf(object(typesOf(playerFields)), MAX_PLAYERS),
    empty: [],
    since: 1,
    form: {
      group: 'music',
      position: 1,
      label: form.music,
      control: { kind: 'items', add: music.add, none: music.none, maxItems: MAX_PLAYERS },
    },
    preview: 'music',
    restyles: 'nothing',
    usesPageFonts: false,
    check: unchecked,
    items: { nameOf: () => music.player, textOf: playerTitle, fields: playerFields },
    upgrade: playersOf,
    json: playersJson,
  }),
  ...lookFields,
}
