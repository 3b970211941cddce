import { editorWords } from '../../site/editorWords.ts'
import type { BlockPart } from '../blocks/block.ts'
import { BLOCK_KINDS, BLOCKS, type BlockKind } from '../blocks/blocks.ts'
import { readAddress } from '../safeAddress.ts'
import { SITE_LIMITS } from '../siteLimits.ts'
import { addressProblems, exampleProblems, isExample } from './addressProblems.ts'
import { type DataOf, itemFieldOf, type Problem, unchecked, warning } from './field.ts'
import { dateProblems } from './linkDates.ts'
import { checkPicture } from './pageChecks.ts'
import { LINK_PICTURE } from './picturePlaces.ts'
import { optionalPicture, type Picture } from './pictureType.ts'
import { choice, day, flag, itemId, line, text as lines } from './valueTypes.ts'

const text = editorWords.links
const messages = editorWords.check

/** A picture below this width looks blurred on a card, px. */
const MIN_CARD_PX = 240

/** The fields of a link that the others are checked and named by. */
interface LinkFacts {
  readonly id: string
  readonly kind: 'link' | BlockKind
  readonly label: string
  readonly url: string
  readonly note: string
  readonly picture: Picture | null
  readonly pictureSize: 'small' | 'large'
  readonly hidden: boolean
  readonly from: string
  readonly until: string
}

const field = itemFieldOf<LinkFacts>()

export const isLink = ({ kind }: Pick<LinkFacts, 'kind'>): boolean => kind === 'link'

/** True for a link that is a card: its picture is large, with the words below it. */
export function isCard({
  kind,
  picture,
  pictureSize,
}: Pick<LinkFacts, 'kind' | 'picture' | 'pictureSize'>): boolean {
  return kind === 'link' && picture !== null && pictureSize === 'large'
}

/** Returns true when a text is unchanged from the sample's link of the same id. */
function isSample(name: 'label' | 'note', item: LinkFacts, samples: readonly LinkFacts[]): boolean {
  return item[name] !== '' && samples.some((sample) => sample.id === item.id && sample[name] === item[name])
}

/** The label of a part in the form of a block; undefined for a link, and for a block without that part. */
function partLabel({ kind }: LinkFacts, part: BlockPart): string | undefined {
  return kind === 'link' ? undefined : BLOCKS[kind].parts[part]
}

function missingPart(part: BlockPart, written: string, { kind, hidden }: LinkFacts): readonly Problem[] {
  const message = kind === 'link' ? (part === 'label' ? messages.label : undefined) : BLOCKS[kind].needs[part]
  return hidden || written.trim() || message === undefined ? [] : [warning(message)]
}

function pictureProblems(picture: Picture | null, item: LinkFacts): readonly Problem[] {
  if (item.hidden || !picture || !isCard(item)) return []
  return [...checkPicture(picture), ...(picture.width < MIN_CARD_PX ? [warning(messages.smallOnCard)] : [])]
}

/** A link, or a block between links, such as a heading: its fields in the order of the JSON. */
export const linkFields = {
  id: field({ type: itemId, empty: '', since: 1, form: null, hasLetters: false, check: unchecked }),
  kind: field({
    type: choice(['link', ...BLOCK_KINDS]),
    empty: 'link',
    since: 2,
    form: null,
    hasLetters: false,
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
    hasLetters: true,
    check: (label, { item, samples }) => [
      // One leftover of a link is enough: its address, else its note, else its label.
      ...(!isExample(item.url) && !isSample('note', item, samples) && isSample('label', item, samples)
        ? [warning(messages.sampleLabel)]
        : []),
      ...missingPart('label', label, item),
    ],
  }),
  url: field({
    type: line,
    empty: '',
    since: 1,
    form: { part: 'row', label: () => text.url, control: { kind: 'address' }, isShown: isLink },
    hasLetters: false,
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
    hasLetters: true,
    check: (_, { item, samples }) =>
      !isExample(item.url) && isSample('note', item, samples) ? [warning(messages.sampleNote)] : [],
  }),
  /** Paragraphs of a block: a text, or the answer to a question. */
  text: field({
    type: lines(SITE_LIMITS.lineCharacters),
    empty: '',
    since: 3,
    form: {
      part: 'row',
      label: (item) => partLabel(item, 'text') ?? '',
      control: { kind: 'paragraphs', rows: 4 },
      isShown: (item) => partLabel(item, 'text') !== undefined,
    },
    hasLetters: true,
    check: (written, { item }) => missingPart('text', written, item),
  }),
  /** The rows of a list with two columns, as `rowsText` writes them. */
  rows: field({
    type: lines(SITE_LIMITS.lineCharacters),
    empty: '',
    since: 3,
    form: {
      part: 'row',
      label: (item) => partLabel(item, 'rows') ?? '',
      control: { kind: 'rows' },
      isShown: (item) => partLabel(item, 'rows') !== undefined,
    },
    hasLetters: true,
    check: (written, { item }) => missingPart('rows', written, item),
  }),
  emoji: field({
    type: line,
    empty: '',
    since: 2,
    form: { part: 'sign', label: () => text.emoji, control: { kind: 'symbol' }, isShown: isLink },
    hasLetters: false,
    check: unchecked,
  }),
  /** A square one in the emoji's place, or on a card; null for none. */
  picture: field({
    type: optionalPicture,
    empty: null,
    since: 2,
    form: {
      part: 'row',
      label: () => text.picture,
      control: { kind: 'picture', place: LINK_PICTURE },
      isShown: isLink,
    },
    hasLetters: false,
    check: (picture, { item }) => pictureProblems(picture, item),
  }),
  /** Small beside the link's text, or large above it on a card. */
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
    hasLetters: false,
    check: unchecked,
  }),
  /** In the data, and not on the page. */
  hidden: field({
    type: flag,
    empty: false,
    since: 2,
    form: { part: 'choice', label: () => text.hidden, control: { kind: 'switch' } },
    hasLetters: false,
    check: unchecked,
  }),
  /** True for a profile of the same person: `rel="me"`. */
  me: field({
    type: flag,
    empty: false,
    since: 2,
    form: { part: 'choice', label: () => text.me, control: { kind: 'switch' }, isShown: isLink },
    hasLetters: false,
    check: unchecked,
  }),
  /** The first day on which the page shows it; '' for every day until the last. */
  from: field({
    type: day,
    empty: '',
    since: 3,
    form: { part: 'date', label: () => text.from, control: { kind: 'date', hint: text.fromHint } },
    hasLetters: false,
    check: unchecked,
  }),
  until: field({
    type: day,
    empty: '',
    since: 3,
    form: { part: 'date', label: () => text.until, control: { kind: 'date', hint: text.untilHint } },
    hasLetters: false,
    check: (_, { item }) => (item.hidden ? [] : dateProblems(item)),
  }),
}

export type Link = DataOf<typeof linkFields>
