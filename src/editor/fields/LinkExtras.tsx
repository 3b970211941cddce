import { useState } from 'react'
import { editorWords } from '../../site/editorWords.ts'
import { linkFields } from '../../templates/fields/linkFields.ts'
import type { Link } from '../../templates/siteData.ts'
import styles from './fields.module.css'
import { ItemFields } from './ItemFields.tsx'
import { SwitchField } from './SwitchField.tsx'
import type { Field } from './useField.ts'

const text = editorWords.links

interface LinkExtrasProps {
  readonly link: Link
  readonly index: number
  readonly featured: Field<boolean>
}

/** Rarely used fields. They render only when they are unfolded, because 60 links have them. */
export function LinkExtras({ link, index, featured }: LinkExtrasProps) {
  const [open, setOpen] = useState(false)
  const shared = { list: 'links', item: link, index, fields: linkFields }
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>{text.more}</summary>
      {open && (
        <div className={styles.extrasFields}>
          <ItemFields {...shared} part="sign" />
          <SwitchField {...featured} label={text.featured} />
          <ItemFields {...shared} part="choice" />
        </div>
      )}
    </details>
  )
}
