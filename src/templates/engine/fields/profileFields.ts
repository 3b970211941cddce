import { fill } from '../../../lib/fill.ts'
import { editorWords } from '../../../site/editorWords.ts'
import { NETWORK_NAMES, NETWORKS, type Network } from '../addresses/networks.ts'
import { lacksCountry, otherNetworkName, readProfile } from '../addresses/profileAddress.ts'
import { addressProblems, exampleProblems, isExample } from './addressProblems.ts'
import { type DataOf, emptyValues, itemFieldOf, type Problem, unchecked, warning } from './field.ts'
import { choice, itemId, line } from './valueTypes.ts'

const text = editorWords.profiles

interface CheckedProfile {
  readonly network: Network
}

const field = itemFieldOf<CheckedProfile>()

/** A name with the network, as in `Instagram profile`. Without an address: a name with `{number}`. */
export function profileName({ network, url }: Pick<Social, 'network' | 'url'>): string {
  return url.trim() ? fill(text.name, { network: NETWORK_NAMES[network] }) : text.profile
}

function problemsOf(url: string, network: Network): readonly Problem[] {
  const address = readProfile(network, url)
  const otherName = otherNetworkName(network, address)
  const values = { network: NETWORK_NAMES[network], other: otherName ?? '' }
  return [
    ...exampleProblems(url),
    ...addressProblems(address, editorWords.check.profileUrl),
    ...(otherName && !isExample(url) ? [warning(fill(editorWords.check.otherNetwork, values))] : []),
    ...(lacksCountry(network, url) ? [warning(editorWords.check.country)] : []),
  ]
}

export const profileFields = {
  id: field({ type: itemId, empty: '', since: 1, form: null, usesPageFonts: false, check: unchecked }),
  network: field({
    type: choice(NETWORKS),
    empty: 'website',
    since: 1,
    form: { part: 'row', label: () => text.network, control: { kind: 'network' } },
    usesPageFonts: false,
    check: unchecked,
  }),
  url: field({
    type: line,
    empty: '',
    since: 1,
    form: {
      part: 'row',
      label: ({ network }) => text[`${network}Url` as keyof typeof text] ?? text.url,
      control: { kind: 'profile' },
    },
    usesPageFonts: false,
    check: (url, { item: { network } }) => problemsOf(url, network),
  }),
}

export type Social = DataOf<typeof profileFields>

export function profileOf(values: Pick<Social, 'id'> & Partial<Social>): Social {
  return { ...emptyValues(profileFields), ...values }
}
