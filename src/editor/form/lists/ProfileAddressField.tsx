import { fill } from '../../../lib/fill.ts'
import { editorWords } from '../../../site/editorWords.ts'
import type { Network } from '../../../templates/engine/addresses/networks.ts'
import {
  lacksCountry,
  networkOf,
  otherNetworkName,
  readProfile,
} from '../../../templates/engine/addresses/profileAddress.ts'
import type { ItemControlProps } from '../controlProps.ts'
import { AddressField } from '../controls/AddressField.tsx'
import type { Note } from '../controls/FieldNote.tsx'

const text = editorWords.profiles

/** The address of a profile. For an address at another network, offers to change the network. */
export function ProfileAddressField({ field, fieldOf, label }: ItemControlProps<string>) {
  const network = fieldOf<Network>('network')
  const address = readProfile(network.value, field.value)
  const otherName = otherNetworkName(network.value, address)
  const otherNetwork = address.kind === 'safe' && networkOf(address.href)
  const notes: Note[] = []
  if (lacksCountry(network.value, field.value)) notes.push({ message: editorWords.check.country })
  if (otherName && otherNetwork)
    notes.push({
      message: fill(text.leads, { network: otherName }),
      action: {
        text: fill(text.change, { network: otherName }),
        onPress: () => network.onChange(otherNetwork),
      },
    })
  return <AddressField {...field} label={label} address={address} notes={notes} />
}
