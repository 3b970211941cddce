import { useState } from 'react'
import { editorWords } from '../../site/editorWords.ts'
import type { Link } from '../../templates/siteData.ts'
import { Button } from '../Button.tsx'
import { usePictures } from '../pictures/usePictures.ts'
import { FileButton } from './FileButton.tsx'
import styles from './fields.module.css'
import { lastSymbol } from './lastSymbol.ts'
import { SwitchField } from './SwitchField.tsx'
import { TextField } from './TextField.tsx'
import type { Field } from './useField.ts'

const words = editorWords.links

interface LinkExtrasProps {
  readonly id: string
  /** What edits a field of the link. */
  readonly field: <K extends keyof Link>(name: K) => Field<Link[K]>
  /** What makes it the link that stands out. */
  readonly featured: Field<boolean>
}

/** What few links need: folded, and not in the page until it is unfolded, because sixty links have it. */
export function LinkExtras({ id, field, featured }: LinkExtrasProps) {
  const [open, setOpen] = useState(false)
  const { addToLink } = usePictures()
  const [emoji, picture] = [field('emoji'), field('picture')]
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>{words.more}</summary>
      {open && (
        <div className={styles.extrasFields}>
          <TextField
            {...emoji}
            label={words.emoji}
            onChange={(written) => emoji.onChange(lastSymbol(written))}
          />
          <div className={styles.row}>
            <FileButton words={words.picture} accept="image/*" onFile={(file) => void addToLink(file, id)} />
            {picture.value && (
              <Button onClick={() => picture.onChange(null)}>{editorWords.picture.remove}</Button>
            )}
          </div>
          <SwitchField {...featured} label={words.featured} />
          <SwitchField {...field('hidden')} label={words.hidden} />
          <SwitchField {...field('me')} label={words.me} />
        </div>
      )}
    </details>
  )
}
