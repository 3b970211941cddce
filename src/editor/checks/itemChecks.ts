import type { Network } from '../../addresses/networks.ts'
import { embeddedPlayer, isShortLink } from '../../addresses/players.ts'
import {
  hostsOf,
  lacksCountry,
  namedNetwork,
  networkOf,
  networkOfProfile,
  readProfile,
} from '../../addresses/profiles.ts'
import { type Address, readAddress } from '../../addresses/readAddress.ts'
import { readableHost } from '../../addresses/readableAddress.ts'
import { fill } from '../../lib/fill.ts'
import { editorText } from '../../site/editorText.ts'
import { NETWORK_NAMES } from '../../site/networkNames.ts'
import { isCard, type Link, type Player, type Social } from '../../templates/engine/data/siteData.ts'
import { addressProblems, doubtProblems, exampleProblems, isExample } from './addressProblems.ts'
import { checkPicture } from './pageChecks.ts'
import { type ItemCheck, type Problem, sampleWarning, warning } from './problem.ts'

const { check } = editorText
const MIN_CARD_PICTURE_WIDTH_PX = 240

type ItemChecks<Item> = { readonly [K in keyof Item]?: ItemCheck<Item[K], Item> }

/** The texts that a link or a block needs, with the warning if one is empty. */
const REQUIRED_TEXTS: Readonly<Record<Link['kind'], Readonly<Partial<Record<keyof Link, string>>>>> = {
  link: { label: check.label },
  heading: { label: check.heading },
  paragraph: { text: check.paragraph },
  columns: { rows: check.rows },
  question: { label: check.question, text: check.answer },
}

const linkChecks: ItemChecks<Link> = {
  label: (label, link, sampleLinks) => [
    // One warning for each link of the sample: about its address, or else its note, or else its label.
    ...(!isExample(link.url) && !isSample('note', link, sampleLinks) && isSample('label', link, sampleLinks)
      ? [sampleWarning(check.sampleLabel)]
      : []),
    ...missingText('label', label, link),
  ],
  url: (url, { kind, hidden, label }) => [
    ...exampleProblems(url),
    ...(hidden || kind !== 'link'
      ? []
      : [...linkProblems(url), ...doubtProblems(url), ...(isExample(url) ? [] : labelProblems(label, url))]),
  ],
  note: (_, link, sampleLinks) =>
    !isExample(link.url) && isSample('note', link, sampleLinks) ? [sampleWarning(check.sampleNote)] : [],
  text: (text, link) => missingText('text', text, link),
  rows: (rows, link) => missingText('rows', rows, link),
  picture: (picture, link) =>
    isCard(link) && picture && picture.width < MIN_CARD_PICTURE_WIDTH_PX && !link.hidden
      ? [warning(check.smallOnCard)]
      : [],
}

function linkProblems(url: string): readonly Problem[] {
  // As in `luna#2471`.
  if (/^[^\s@/:.]+#\d{4}$/.test(url.trim())) return [warning(check.discordName)]
  return addressProblems(readAddress(url), check.linkUrl)
}

/** Warns of a label that names another network than that of the profile. People copy a link, and change one half. */
function labelProblems(label: string, url: string): readonly Problem[] {
  const named = namedNetwork(label)
  const address = readAddress(url)
  const actual = address.kind === 'safe' ? networkOfProfile(address.href) : null
  if (!named || !actual || named === actual) return []
  const values = { network: NETWORK_NAMES[named], other: NETWORK_NAMES[actual] }
  return [warning(fill(check.labelNetwork, values))]
}

/** True if the text is that of a sample's link with the same id. */
function isSample(key: 'label' | 'note', link: Link, sampleLinks: readonly Link[]): boolean {
  return link[key] !== '' && sampleLinks.some((sample) => sample.id === link.id && sample[key] === link[key])
}

function missingText(key: keyof Link, text: string, { kind, hidden }: Link): readonly Problem[] {
  const message = REQUIRED_TEXTS[kind][key]
  return hidden || text.trim() || message === undefined ? [] : [warning(message)]
}

const profileChecks: ItemChecks<Social> = {
  url: (url, { network }) => {
    const address = readProfile(network, url)
    const otherName = otherNetworkName(network, address)
    const values = { network: NETWORK_NAMES[network], other: otherName ?? '' }
    return [
      ...exampleProblems(url),
      ...(network === 'discord' && address.kind === 'broken'
        ? [warning(check.discordName)]
        : addressProblems(address, check.profileUrl)),
      ...(address.kind === 'safe' && network !== 'whatsapp' ? doubtProblems(address.href) : []),
      ...(otherName && !isExample(url) ? [warning(fill(check.otherNetwork, values))] : []),
      ...(lacksCountry(network, url) ? [warning(check.country)] : []),
    ]
  },
}

/**
 * Where an address leads, if not to the chosen `network`: the name of another network, or else the host. Null if it leads
 * there, if `website` is chosen, or for a network that has profiles at any host.
 */
export function otherNetworkName(network: Network, address: Address): string | null {
  if (address.kind !== 'safe' || network === 'website') return null
  const actualNetwork = networkOf(address.href)
  if (actualNetwork === network) return null
  if (actualNetwork) return NETWORK_NAMES[actualNetwork]
  return network === 'email' || hostsOf(network).length > 0 ? readableHost(address.href) || null : null
}

const playerChecks: ItemChecks<Player> = {
  url: (url) => {
    const mistake = playerMistake(url)
    return mistake === null ? [] : [warning(mistake)]
  },
  // Beside a title, a picture needs no alternative text.
  picture: (picture, { title }) => (title.trim() ? [] : checkPicture(picture)),
}

/** Why an address names no player, in one sentence; null if it does. */
export function playerMistake(url: string): string | null {
  const { missing, shortLink, unknown } = editorText.music
  if (!url.trim()) return missing
  if (embeddedPlayer(url)) return null
  return isShortLink(url) ? shortLink : unknown
}

/** The checks of the items of each list. */
export const itemChecks = { links: linkChecks, socials: profileChecks, music: playerChecks }
