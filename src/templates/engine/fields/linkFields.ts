import { shortened } from '../../../lib/shortened.ts'
import { editorWords } from '../../../site/editorWords.ts'
import { readAddress } from '../addresses/safeAddress.ts'
import type { BlockPart } from '../blocks/block.ts'
import { BLOCK_KINDS, BLOCKS, type BlockKind } from '../blocks/blocks.ts'
import { SITE_LIMITS } from '../data/siteLimits.ts'
import { addressProblems, exampleProblems, isExample } from './addressProblems.ts'
import { type DataOf, itemFieldOf, type Problem, unchecked, warning } from './field.ts'
import { LINK_PICTURE } from './picturePlaces.ts'
import { optionalPicture, type Picture } from './pictureType.ts'
import { choice, flag, itemId, line, text as textType } from './valueTypes.ts'

const text = editorWords.links
const messages = editorWords.check

const MIN_CARD_PICTURE_WIDTH_PX = 240
const MAX_NAME_CHARACTERS = 40

/** The fields that checks and labels read. Not `Link`, because its type follows from `linkFields`. */
interface CheckedLink {
  readonly id: string
  readonly kind: 'link' | BlockKind
  readonly label: string
  readonly url: string
  readonly note: string
  readonly picture: Picture | null
  readonly pictureSize: 'small' | 'large'
  readonly hidden: boolean
}

const field = itemFieldOf<CheckedLink>()

export const isLink = ({ kind }: Pick<CheckedLink, 'kind'>): boolean => kind === 'link'

/** True for a link that is shown as a card: a large picture with the text below it. */
export function isCard({
  kind,
  picture,
  pictureSize,
}: Pick<CheckedLink, 'kind' | 'picture' | 'pictureSize'>): boolean {
  return kind === 'link' && picture !== null && pictureSize === 'large'
}

/** The name of a link or a block without text, with the placeholder `{number}`. */
export function linkName({ kind }: Pick<CheckedLink, 'kind'>): string {
  return kind === 'link' ? text.link : BLOCKS[kind].name
}

/** The text that names a link or a block in the editor: its label, or else the beginning of its text. */
export function linkText({ label, text: paragraphs }: Pick<Link, 'label' | 'text'>): string {
  const [firstLine = ''] = paragraphs.trim().split('\n')
  return label.trim() || shortened(firstLine, MAX_NAME_CHARACTERS)
}

/** True if the text is that of a sample's link with the same id. */
function isSample(key: 'label' | 'note', item: CheckedLink, sampleItems: readonly CheckedLink[]): boolean {
  return item[key] !== '' && sampleItems.some((sample) => sample.id === item.id && sample[key] === item[key])
}

function partLabel({ kind }: CheckedLink, part: BlockPart): string | undefined {
  return kind === 'link' ? undefined : BLOCKS[kind].parts[part]
}

function missingTextProblems(
  part: BlockPart,
  value: string,
  { kind, hidden }: CheckedLink,
): readonly Problem[] {
  const linkMessage = part === 'label' ? messages.label : undefined
  const message = kind === 'link' ? linkMessage : BLOCKS[kind].requiredParts[part]
  return hidden || value.trim() || message === undefined ? [] : [warning(message)]
}

function pictureProblems(picture: Picture | null, item: CheckedLink): readonly Problem[] {
  const isBlurred = isCard(item) && picture !== null && picture.width < MIN_CARD_PICTURE_WIDTH_PX
  return isBlurred && !item.hidden ? [warning(messages.smallOnCard)] : []
}

export const linkFields = {
  id: field({ type: itemId, empty: '', since: 1, form: null, usesPageFonts: false, check: unchecked }),
  kind: field({
    type: choice(['link', ...BLOCK_KINDS]),
    empty: 'link',
    since: 2,
    form: null,
    usesPageFonts: false,
    check: unchecked,
  }),
  label: field({
    type: line,
    empty: '',
    since: 1,
    form: {
      part: 'row',
      label: (item) => partLabel(item, 'label') ?? text.label,
      control: { kind: 'line' },
      isShown: (item) => isLink(item) || partLabel(item, 'label') !== undefined,
    },
    usesPageFonts: true,
    check: (label, { item, sampleItems }) => [
      // One warning for each link of the sample: about its address, or else its note, or else its label.
      ...(!isExample(item.url) && !isSample('note', item, sampleItems) && isSample('label', item, sampleItems)
        ? [warning(messages.sampleLabel)]
        : []),
      ...missingTextProblems('label', label, item),
    ],
  }),
  url: field({
    type: line,
    empty: '',
    since: 1,
    form: { part: 'row', label: () => text.url, control: { kind: 'address' }, isShown: isLink },
    usesPageFonts: false,
    check: (url, { item: { kind, hidden } }) => [
      ...exampleProblems(url),
      ...(hidden || kind !== 'link' ? [] : addressProblems(readAddress(url), messages.linkUrl)),
    ],
  }),
  note: field({
    type: line,
    empty: '',
    since: 1,
    form: { part: 'row', label: () => text.note, control: { kind: 'line' }, isShown: isLink },
    usesPageFonts: true,
    check: (_, { item, sampleItems }) =>
      !isExample(item.url) && isSample('note', item, sampleItems) ? [warning(messages.sampleNote)] : [],
  }),
  text: field({
    type: textType(SITE_LIMITS.lineCharacters),
    empty: '',
    since: 3,
    form: {
      part: 'row',
      label: (item) => partLabel(item, 'text') ?? '',
      control: { kind: 'paragraphs', rows: 4 },
      isShown: (item) => partLabel(item, 'text') !== undefined,
    },
    usesPageFonts: true,
    check: (value, { item }) => missingTextProblems('text', value, item),
  }),
  rows: field({
    type: textType(SITE_LIMITS.lineCharacters),
    empty: '',
    since: 3,
    form: {
      part: 'row',
      label: (item) => partLabel(item, 'rows') ?? '',
      control: { kind: 'rows' },
      isShown: (item) => partLabel(item, 'rows') !== undefined,
    },
    usesPageFonts: true,
    check: (value, { item }) => missingTextProblems('rows', value, item),
  }),
  emoji: field({
    type: line,
    empty: '',
    since: 2,
    form: { part: 'icon', label: () => text.emoji, control: { kind: 'symbol' }, isShown: isLink },
    usesPageFonts: false,
    check: unchecked,
  }),
  picture: field({
    type: optionalPicture,
    empty: null,
    since: 2,
    form: {
      part: 'row',
      label: () => text.picture,
      control: { kind: 'picture', place: LINK_PICTURE, isBesideText: true },
      isShown: isLink,
    },
    usesPageFonts: false,
    check: (picture, { item }) => pictureProblems(picture, item),
  }),
  /** `small`: beside the text; `large`: above the text, on a card. */
  pictureSize: field({
    type: choice(['small', 'large']),
    empty: 'small',
    since: 3,
    form: {
      part: 'row',
      label: () => text.pictureSize,
      control: { kind: 'choice', options: { small: text.pictureSmall, large: text.pictureLarge } },
      isShown: ({ picture }) => picture !== null,
    },
    usesPageFonts: false,
    check: unchecked,
  }),
  hidden: field({
    type: flag,
    empty: false,
    since: 2,
    form: { part: 'switch', label: () => text.hidden, control: { kind: 'switch' } },
    usesPageFonts: false,
    check: unchecked,
  }),
  /** True for another profile of the page's own user: `rel="me"`. */
  me: field({
    type: flag,
    empty: false,
    since: 2,
    form: { part: 'switch', label: () => text.me, control: { kind: 'switch' }, isShown: isLink },
    usesPageFonts: false,
    check: unchecked,
  }),
}

export type Link = DataOf<typeof linkFields>
