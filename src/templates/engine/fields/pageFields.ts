import { NETWORKS } from '../../../addresses/networks.ts'
import { TEMPLATE_IDS } from '../../templateList.ts'
import { SITE_LIMITS } from '../data/siteLimits.ts'
import { field, flagField, itemsField, listField, pictureField, textField } from './field.ts'
import { ALIGNMENTS, BUTTON_SHAPES, colourOfEach, coloursType } from './lookTypes.ts'
import { choice, flag, itemId, numberFrom, object, text } from './valueTypes.ts'

// The data of a page. Each field has a type, an empty value and, unless it is 1, the version of the data format that introduced
// it. The order is that of the JSON. The form, the checks and the page refer to a field by its key.
//
// A text that asks for pronouns: `pronouns: textField(6)` here, where 6 is the version after the last one in `dataVersions.json`
// of the tests; `pronouns: {}` in a group of `editor/form/rows/pageForm.ts`; `"pronouns": "Pronouns"` in `form` of
// `site/editorEnglish.json`. `markup/pageParts.ts` shows it on the page. Older drafts and ZIPs open, and the field is empty.

/** Content between the links. */
export const BLOCK_KINDS = ['heading', 'paragraph', 'columns', 'question'] as const
export type BlockKind = (typeof BLOCK_KINDS)[number]

export const linkFields = {
  id: field(itemId, ''),
  kind: field(choice(['link', ...BLOCK_KINDS]), 'link', 2),
  label: textField(),
  url: textField(),
  note: textField(),
  text: textField(3),
  /** A table with two columns, as `rowsText` writes it. */
  rows: textField(3),
  emoji: textField(2),
  picture: pictureField(2),
  /** `small`: beside the text; `large`: above the text, on a card. */
  pictureSize: field(choice(['small', 'large']), 'small', 3),
  hidden: flagField(2),
  /** True for another profile of the page's own user: `rel="me"`. */
  me: flagField(2),
}

export const profileFields = {
  id: field(itemId, ''),
  network: field(choice(NETWORKS), 'website'),
  url: textField(),
}

/** A player of music or film. Title and picture form the cover. Both are optional. */
export const playerFields = {
  id: field(itemId, '', 3),
  url: textField(3),
  title: textField(3),
  picture: pictureField(3),
}

const templateField = field(choice(TEMPLATE_IDS), '')

/** The fields of the look that change with the template. `defaultLook` has their values in a template. */
export const templateLook = {
  colours: field(coloursType, colourOfEach('#000000')),
  /** As in `bodyFont`: the id of a font of the template; '' is the default font of the role. */
  headingFont: textField(),
  bodyFont: textField(),
}

export const DEFAULT_PORTRAIT_PLACE = { x: 0.5, y: 0.5, zoom: 1 }

export const pageFields = {
  template: templateField,
  /** BCP 47. */
  language: textField(),
  /** The address of the published page; '' if unknown. Many chats then do not show the share picture. */
  address: textField(),
  /** The title in browser tabs and search results, and the heading of a page without a name. */
  title: textField(),
  description: textField(),
  name: textField(),
  tagline: textField(),
  bio: field(text(SITE_LIMITS.bioCharacters), ''),
  portrait: pictureField(),
  /** `fill`: cropped to the circle; others: whole inside the circle, on the ground colour or on white. */
  portraitFit: field(choice(['fill', 'whole', 'whole-on-white']), 'fill', 2),
  /** `x` and `y` are as in CSS `object-position`: 0 shows the left or upper edge, 1 the right or lower edge. */
  portraitPlace: field(
    object({ x: numberFrom(0, 1), y: numberFrom(0, 1), zoom: numberFrom(1, SITE_LIMITS.portraitZoom) }),
    DEFAULT_PORTRAIT_PLACE,
    2,
  ),
  /** True: the portrait has the hue of the glow, so that it follows the palette. */
  portraitTint: flagField(4),
  /** The picture that chats show with a link to the page. */
  sharePicture: pictureField(),
  links: itemsField(linkFields, SITE_LIMITS.links),
  /** The id of the link that is highlighted; '' for none. */
  featured: textField(2),
  socials: itemsField(profileFields, SITE_LIMITS.socials),
  music: itemsField(playerFields, SITE_LIMITS.players),
  ...templateLook,
  /** The looks of the page in its earlier templates, which come back with the template. */
  pastLooks: listField({ template: templateField, ...templateLook }, 2),
  buttonShape: field(choice(BUTTON_SHAPES), 'own', 3),
  alignment: field(choice(ALIGNMENTS), 'own', 3),
  /** True: the bio is below the links. */
  linksFirst: flagField(5),
  /** A picture in place of the template's sky. */
  background: pictureField(3),
  /** True: the page has the template's cursor. */
  cursor: field(flag, true),
  effects: field(object({ on: flag, strength: numberFrom(0, 1) }), { on: true, strength: 0.7 }),
}

/** The version of the data format: the highest `since` of the fields of a page and its items. */
export const DATA_VERSION = Math.max(
  ...[pageFields, linkFields, profileFields, playerFields].flatMap((fields) =>
    Object.values(fields).map(({ since }) => since),
  ),
)
