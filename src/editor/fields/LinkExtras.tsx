import { useState } from 'react'
import type { Link } from '../../templates/siteData.ts'
import { useEditor } from '../session.ts'
import styles from './fields.module.css'
import { lastSymbol } from './lastSymbol.ts'
import { SwitchField } from './SwitchField.tsx'
import { TextField } from './TextField.tsx'

interface LinkExtrasProps {
  /** Of the link in the data. */
  readonly path: string
  readonly link: Link
  readonly isFeatured: boolean
  readonly onEdit: (said: Partial<Link>) => void
}

/** What few links need: folded, and not in the page until it is unfolded, because sixty links have it. */
export function LinkExtras({ path, link, isFeatured, onEdit }: LinkExtrasProps) {
  const [open, setOpen] = useState(false)
  const change = useEditor((state) => state.change)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>More about this link</summary>
      {open && (
        <div className={styles.extrasFields}>
          <TextField
            path={`${path}.emoji`}
            label="Emoji beside the words"
            value={link.emoji}
            onChange={(written) => onEdit({ emoji: lastSymbol(written) })}
          />
          <SwitchField
            path={`${path}.featured`}
            label="Let it stand out"
            on={isFeatured}
            onChange={(on) => change({ featured: on ? link.id : '' })}
          />
          <SwitchField
            path={`${path}.hidden`}
            label="Hide it for now"
            on={link.hidden}
            onChange={(hidden) => onEdit({ hidden })}
          />
          <SwitchField
            path={`${path}.me`}
            label="It is a page of mine, which others may verify (rel=me)"
            on={link.me}
            onChange={(me) => onEdit({ me })}
          />
        </div>
      )}
    </details>
  )
}
