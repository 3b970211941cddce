import { fill } from '../../lib/fill.ts'
import { editorWords } from '../../site/editorWords.ts'
import type { Network } from '../../templates/networks.ts'
import { networkOf, otherNetwork, readProfile } from '../../templates/profileAddress.ts'
import { AddressField } from './AddressField.tsx'
import styles from './fields.module.css'
import type { ItemControlProps } from './ItemFields.tsx'

const text = editorWords.profiles

/** The address of a profile. If it belongs to another network, that network is offered. */
export function ProfileAddress({ field, fieldOf, label }: ItemControlProps<string>) {
  const network = fieldOf<Network>('network')
  const address = readProfile(network.value, field.value)
  const other = otherNetwork(network.value, address)
  const found = address.kind === 'safe' && networkOf(address.href)
  return (
    <>
      <AddressField {...field} label={label} address={address} />
      {other && found && (
        <div className={styles.advice}>
          <p className={styles.hint}>{fill(text.leads, { network: other })}</p>
          <button type="button" className={styles.suggestion} onClick={() => network.onChange(found)}>
            {fill(text.change, { network: other })}
          </button>
        </div>
      )}
    </>
  )
}
