import { fill } from '../../lib/fill.ts'
import { editorWords } from '../../site/editorWords.ts'
import { emptyValues } from '../../templates/fields/field.ts'
import { NETWORK_NAMES, NETWORKS, type Network } from '../../templates/networks.ts'
import { SITE_LIMITS } from '../../templates/siteLimits.ts'
import { freshId } from '../state/lists.ts'
import styles from './fields.module.css'
import { ItemList } from './ItemList.tsx'
import type { ControlProps } from './PageControl.tsx'

const text = editorWords.profiles

export function SocialList({ path, label, items }: ControlProps) {
  return (
    <>
      <p className={styles.hint}>{text.hint}</p>
      <ItemList
        list={path}
        label={label}
        fields={items?.fields ?? {}}
        selections={items?.selections}
        add={text.add}
        none={text.none}
        most={SITE_LIMITS.socials}
        nameOf={({ network }) => fill(text.name, { network: NETWORK_NAMES[network as Network] })}
        create={(socials) => ({
          ...emptyValues(items?.fields ?? {}),
          id: freshId(socials, 'social'),
          network: NETWORKS.find((each) => socials.every(({ network }) => network !== each)) ?? 'website',
        })}
      />
    </>
  )
}
