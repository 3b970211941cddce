import { useShallow } from 'zustand/react/shallow'
import { NETWORK_NAMES, NETWORKS, type Network } from '../../templates/networks.ts'
import { networkOf, otherNetwork, readProfile } from '../../templates/profileAddress.ts'
import { SITE_LIMITS } from '../../templates/siteLimits.ts'
import { buttonStyle } from '../../ui/buttonStyle.ts'
import { useEditor } from '../session.ts'
import { freshId } from '../state/lists.ts'
import { AddressField } from './AddressField.tsx'
import { FieldForm } from './FieldForm.tsx'
import { fieldId } from './fieldId.ts'
import styles from './fields.module.css'
import { ItemHead } from './ItemHead.tsx'
import { SelectField } from './SelectField.tsx'
import { useListEditing } from './useListEditing.ts'

const NETWORK_OPTIONS = NETWORKS.map((value) => ({ value, name: NETWORK_NAMES[value] }))

const ADDRESS_LABELS: Partial<Record<Network, string>> = {
  email: 'Email address',
  website: 'Address of your page',
  discord: 'Address of your invitation',
  spotify: 'Address of your profile',
  mastodon: 'As in @name@social.example',
  whatsapp: 'Telephone number, or the address',
}

/** The profiles elsewhere, in their order. */
export function SocialList() {
  const ids = useEditor(useShallow(({ data }) => data.socials.map(({ id }) => id)))
  const { add } = useListEditing('socials', 'network')
  const addSocial = () =>
    add((socials) => ({
      id: freshId(socials, 'social'),
      network: NETWORKS.find((each) => socials.every(({ network }) => network !== each)) ?? 'website',
      url: '',
    }))
  return (
    <>
      {ids.length === 0 && <p className={styles.hint}>There are no profiles yet.</p>}
      <ol className={styles.items} aria-label="Profiles">
        {ids.map((id, index) => (
          <SocialRow key={id} index={index} count={ids.length} />
        ))}
      </ol>
      {ids.length < SITE_LIMITS.socials && (
        <button
          id={fieldId('socials.add')}
          type="button"
          className={buttonStyle('quiet')}
          onClick={addSocial}
        >
          Add a profile
        </button>
      )}
    </>
  )
}

function SocialRow({ index, count }: { index: number; count: number }) {
  const social = useEditor(({ data }) => data.socials[index])
  const { edit, move, remove } = useListEditing('socials', 'network')
  if (!social) return null
  const { network, url } = social
  const name = `${NETWORK_NAMES[network]} profile`
  const path = `socials.${index}`
  const address = readProfile(network, url)
  const other = otherNetwork(network, address)
  const found = address.kind === 'safe' && networkOf(address.href)
  return (
    <li className={styles.item}>
      <ItemHead name={name} index={index} count={count} onMove={move} onRemove={remove} />
      <FieldForm className={styles.itemFields}>
        <SelectField<Network>
          path={`${path}.network`}
          label="Where"
          value={network}
          options={NETWORK_OPTIONS}
          onChange={(value) => edit(index, { network: value })}
        />
        <AddressField
          path={`${path}.url`}
          label={ADDRESS_LABELS[network] ?? 'Your name there, or the address'}
          value={url}
          address={address}
          onChange={(words) => edit(index, { url: words })}
        />
        {other && found && (
          <div className={styles.advice}>
            <p className={styles.hint}>This address leads to {other}.</p>
            <button
              type="button"
              className={styles.suggestion}
              onClick={() => edit(index, { network: found })}
            >
              Make it a profile at {other}
            </button>
          </div>
        )}
      </FieldForm>
    </li>
  )
}
