import { editorWords } from '../../../site/editorWords.ts'
import { NETWORKS } from '../../../templates/engine/addresses/networks.ts'
import { SITE_LIMITS } from '../../../templates/engine/data/siteLimits.ts'
import { emptyValues } from '../../../templates/engine/fields/field.ts'
import fieldStyles from '../../field.module.css'
import { freshId } from '../../state/items.ts'
import type { ControlProps } from '../controlProps.ts'
import { ItemList } from './ItemList.tsx'

const text = editorWords.profiles

export function SocialList({ path, label, items }: ControlProps) {
  if (!items) return null
  return (
    <>
      <p className={fieldStyles.hint}>{text.hint}</p>
      <ItemList
        list={path}
        label={label}
        items={items}
        addText={text.add}
        emptyText={text.none}
        maxCount={SITE_LIMITS.socials}
        create={(socials) => ({
          ...emptyValues(items.fields),
          id: freshId(socials, 'social'),
          network: NETWORKS.find((option) => socials.every(({ network }) => network !== option)) ?? 'website',
        })}
      />
    </>
  )
}
