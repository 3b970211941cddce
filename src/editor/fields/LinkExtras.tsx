import { useState } from 'react'
import { editorWords } from '../../site/editorWords.ts'
import type { Link } from '../../templates/siteData.ts'
import { buttonStyle } from '../../ui/buttonStyle.ts'
import { usePictures } from '../pictures/usePictures.ts'
import { useEditor } from '../session.ts'
import { FileButton } from './FileButton.tsx'
import styles from './fields.module.css'
import { lastSymbol } from './lastSymbol.ts'
import { SwitchField } from './SwitchField.tsx'
import { TextField } from './TextField.tsx'

const words = editorWords.links

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
  const { addToLink } = usePictures()
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>{words.more}</summary>
      {open && (
        <div className={styles.extrasFields}>
          <TextField
            path={`${path}.emoji`}
            label={words.emoji}
            value={link.emoji}
            onChange={(written) => onEdit({ emoji: lastSymbol(written) })}
          />
          <div className={styles.row}>
            <FileButton
              words={words.picture}
              accept="image/*"
              onFile={(file) => void addToLink(file, link.id)}
            />
            {link.picture && (
              <button
                type="button"
                className={buttonStyle('quiet')}
                onClick={() => onEdit({ picture: null })}
              >
                {editorWords.picture.remove}
              </button>
            )}
          </div>
          <SwitchField
            path={`${path}.featured`}
            label={words.featured}
            on={isFeatured}
            onChange={(on) => change({ featured: on ? link.id : '' })}
          />
          <SwitchField
            path={`${path}.hidden`}
            label={words.hidden}
            on={link.hidden}
            onChange={(hidden) => onEdit({ hidden })}
          />
          <SwitchField path={`${path}.me`} label={words.me} on={link.me} onChange={(me) => onEdit({ me })} />
        </div>
      )}
    </details>
  )
}
