import type { Network } from '../../../addresses/networks.ts'
import { lacksCountry, networkOf, readProfile } from '../../../addresses/profiles.ts'
import { fill } from '../../../lib/fill.ts'
import { editorText } from '../../../site/editorText.ts'
import { otherNetworkName } from '../../checks/itemChecks.ts'
import type { ItemControlProps } from '../controlProps.ts'
import { AddressField } from '../controls/AddressField.tsx'
import type { Note } from '../controls/FieldNote.tsx'

const text = editorText.profiles

/** The address of a profile. For an address at another network, offers to change the network. */
export function ProfileAddressField({ field, fieldOf, label }: ItemControlProps<string>) {
  const network = fieldOf<Network>('network')
  const address = readProfile(network.value, field.value)
  const otherName = otherNetworkName(network.value, address)
  const otherNetwork = address.kind === 'safe' && networkOf(address.href)
  const notes: Note[] = []
  if (lacksCountry(network.value, field.value)) notes.push({ message: editorText.check.country })
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
