import { fill } from '../../../lib/fill.ts'
import { editorWords } from '../../../site/editorWords.ts'
import type { Network } from '../../../templates/engine/addresses/networks.ts'
import {
  lacksCountry,
  networkOf,
  otherNetworkName,
  readProfile,
} from '../../../templates/engine/addresses/profileAddress.ts'
import fieldStyles from '../../field.module.css'
import adviceStyles from '../advice.module.css'
import type { ItemControlProps } from '../controlProps.ts'
import { AddressField } from '../controls/AddressField.tsx'

const text = editorWords.profiles

/** The address of a profile. For an address at another network, offers to change the network. */
export function ProfileAddressField({ field, fieldOf, label }: ItemControlProps<string>) {
  const network = fieldOf<Network>('network')
  const address = readProfile(network.value, field.value)
  const otherName = otherNetworkName(network.value, address)
  const otherNetwork = address.kind === 'safe' && networkOf(address.href)
  return (
    <>
      <AddressField {...field} label={label} address={address} />
      {lacksCountry(network.value, field.value) && (
        <p className={fieldStyles.hint}>{editorWords.check.country}</p>
      )}
      {otherName && otherNetwork && (
        <div className={adviceStyles.advice}>
          <p className={fieldStyles.hint}>{fill(text.leads, { network: otherName })}</p>
          <button
            type="button"
            className={adviceStyles.suggestion}
            onClick={() => network.onChange(otherNetwork)}
          >
            {fill(text.change, { network: otherName })}
          </button>
        </div>
      )}
    </>
  )
}
