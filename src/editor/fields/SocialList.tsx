import { useShallow } from 'zustand/react/shallow'
import { fill } from '../../lib/fill.ts'
import { editorWords } from '../../site/editorWords.ts'
import { NETWORK_NAMES, NETWORKS } from '../../templates/networks.ts'
import { networkOf, otherNetwork, readProfile } from '../../templates/profileAddress.ts'
import { SITE_LIMITS } from '../../templates/siteLimits.ts'
import { Button } from '../Button.tsx'
import { useEditor } from '../session.ts'
import { freshId } from '../state/lists.ts'
import { AddressField } from './AddressField.tsx'
import { FieldForm } from './FieldForm.tsx'
import { fieldId } from './fieldId.ts'
import styles from './fields.module.css'
import { ItemHead } from './ItemHead.tsx'
import { SelectField } from './SelectField.tsx'
import { useListEditing } from './useListEditing.ts'

const words = editorWords.profiles
const NETWORK_OPTIONS = NETWORKS.map((value) => ({ value, name: NETWORK_NAMES[value] }))

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
      {ids.length === 0 && <p className={styles.hint}>{words.none}</p>}
      <ol className={styles.items} aria-label={editorWords.form.profiles}>
        {ids.map((id, index) => (
          <SocialRow key={id} index={index} count={ids.length} />
        ))}
      </ol>
      {ids.length < SITE_LIMITS.socials && (
        <Button id={fieldId('socials.add')} onClick={addSocial}>
          {words.add}
        </Button>
      )}
    </>
  )
}

function SocialRow({ index, count }: { index: number; count: number }) {
  const social = useEditor(({ data }) => data.socials[index])
  const { fieldsOf, move, remove } = useListEditing('socials', 'network')
  if (!social) return null
  const { network, url } = social
  const name = fill(words.name, { network: NETWORK_NAMES[network] })
  const field = fieldsOf(social, index)
  const address = readProfile(network, url)
  const other = otherNetwork(network, address)
  const found = address.kind === 'safe' && networkOf(address.href)
  return (
    <li className={styles.item}>
      <ItemHead name={name} index={index} count={count} onMove={move} onRemove={remove} />
      <FieldForm className={styles.itemFields}>
        <SelectField {...field('network')} label={words.network} options={NETWORK_OPTIONS} />
        <AddressField
          {...field('url')}
          label={words[`${network}Url` as keyof typeof words] ?? words.url}
          address={address}
        />
        {other && found && (
          <div className={styles.advice}>
            <p className={styles.hint}>{fill(words.leads, { network: other })}</p>
            <button
              type="button"
              className={styles.suggestion}
              onClick={() => field('network').onChange(found)}
            >
              {fill(words.change, { network: other })}
            </button>
          </div>
        )}
      </FieldForm>
    </li>
  )
}
