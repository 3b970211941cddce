import { fill } from '../../../lib/fill.ts'
import { shortened } from '../../../lib/shortened.ts'
import { editorText } from '../../../site/editorText.ts'
import { NETWORK_NAMES } from '../../../site/networkNames.ts'
import type { Link, Player, Social } from '../../../templates/engine/data/siteData.ts'
import { LINK_PICTURE, PLAYER_PICTURE } from '../../../templates/engine/fields/picturePlaces.ts'
import { blockForm } from './blockForms.ts'
import type { ItemControl } from './control.ts'

const { links, music, profiles } = editorText

/** A field of an item in the form. */
export interface ItemRow<Item = unknown> {
  label(item: Item): string
  /** Omitted: a line of text. */
  readonly control?: ItemControl
  /** The part of the item's form. Omitted: the first part. The others are below it, and folded. */
  readonly part?: 'icon' | 'switch'
  /** Omitted: the row is shown for each item. */
  isShown?(item: Item): boolean
}

export type ItemRows<Item = unknown, Key extends PropertyKey = string> = {
  readonly [K in Key]?: ItemRow<Item>
}

/** The form of a list: the rows of each item, in the order of the form. */
export interface ListForm<Item = unknown, Key extends PropertyKey = string> {
  /** Returns the name for an item that has no text. It can contain the placeholder `{number}`. */
  nameOf(item: Item): string
  textOf?(item: Item): string
  readonly rows: ItemRows<Item, Key>
}

const isLink = ({ kind }: Link) => kind === 'link'
const blockLabel = (link: Link, key: 'label' | 'text' | 'rows') => blockForm(link)?.labels[key]

const linkForm: ListForm<Link, keyof Link> = {
  nameOf: (link) => blockForm(link)?.name ?? links.link,
  /** Its label, or else the beginning of its text. */
  textOf: ({ label, text }) => {
    const [firstLine = ''] = text.trim().split('\n')
    return label.trim() || shortened(firstLine)
  },
  rows: {
    label: {
      label: (link) => blockLabel(link, 'label') ?? links.label,
      isShown: (link) => isLink(link) || blockLabel(link, 'label') !== undefined,
    },
    url: { label: () => links.url, control: { kind: 'address' }, isShown: isLink },
    note: { label: () => links.note, isShown: isLink },
    text: {
      label: (link) => blockLabel(link, 'text') ?? '',
      control: { kind: 'paragraphs', rows: 4 },
      isShown: (link) => blockLabel(link, 'text') !== undefined,
    },
    rows: {
      label: (link) => blockLabel(link, 'rows') ?? '',
      control: { kind: 'rows' },
      isShown: (link) => blockLabel(link, 'rows') !== undefined,
    },
    picture: {
      label: () => links.picture,
      control: { kind: 'picture', place: LINK_PICTURE, isBesideText: true },
      isShown: isLink,
    },
    pictureSize: {
      label: () => links.pictureSize,
      control: { kind: 'choice', options: { small: links.pictureSmall, large: links.pictureLarge } },
      isShown: ({ picture }) => picture !== null,
    },
    emoji: { label: () => links.emoji, control: { kind: 'symbol' }, part: 'icon', isShown: isLink },
    hidden: { label: () => links.hidden, control: { kind: 'switch' }, part: 'switch' },
    me: { label: () => links.me, control: { kind: 'switch' }, part: 'switch', isShown: isLink },
  },
}

const profileForm: ListForm<Social, keyof Social> = {
  /** With an address: the network, as in `Instagram profile`. */
  nameOf: ({ network, url }) =>
    url.trim() ? fill(profiles.name, { network: NETWORK_NAMES[network] }) : profiles.profile,
  rows: {
    network: { label: () => profiles.network, control: { kind: 'network' } },
    url: {
      label: ({ network }) => profiles[`${network}Url` as keyof typeof profiles] ?? profiles.url,
      control: { kind: 'profile' },
    },
  },
}

const playerForm: ListForm<Player, keyof Player> = {
  nameOf: () => music.player,
  textOf: ({ title }) => title.trim(),
  rows: {
    url: { label: () => music.url, control: { kind: 'player' } },
    title: { label: () => music.title },
    picture: { label: () => music.picture, control: { kind: 'picture', place: PLAYER_PICTURE } },
  },
}

export const listForms = { links: linkForm, socials: profileForm, music: playerForm }

/** The form of a list; undefined for a field that is no list. */
export function listForm(key: string): ListForm | undefined {
  const forms: Readonly<Record<string, ListForm>> = listForms
  return forms[key]
}

/** The name of an item: its text, or else `nameOf` with its number. @param index from 0 */
export function itemName({ nameOf, textOf }: ListForm, item: unknown, index: number): string {
  return textOf?.(item) || fill(nameOf(item), { number: index + 1 })
}
