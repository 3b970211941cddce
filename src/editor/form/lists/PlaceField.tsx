import { useState } from 'react'
import { fill } from '../../../lib/fill.ts'
import { editorText, languageOfEditorText } from '../../../site/editorText.ts'
import styles from './ItemHead.module.css'

interface PlaceFieldProps {
  readonly name: string
  readonly index: number
  readonly count: number
  readonly onMove: (to: number) => void
}

/** The number of an item in its list. Typing another number and pressing Enter moves the item. */
export function PlaceField({ name, index, count, onMove }: PlaceFieldProps) {
  // Null: the field shows the item's current number.
  const [typed, setTyped] = useState<string | null>(null)
  const move = () => {
    const place = Number.parseInt(typed ?? '', 10)
    setTyped(null)
    if (!Number.isFinite(place)) return
    const to = Math.min(Math.max(place, 1), count) - 1
    if (to !== index) onMove(to)
  }
  return (
    <input
      className={styles.place}
      inputMode="numeric"
      autoComplete="off"
      aria-label={fill(editorText.items.place, { name, count })}
      title={editorText.items.placeHint}
      lang={languageOfEditorText(editorText.items.place)}
      value={typed ?? String(index + 1)}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => setTyped(null)}
      onKeyDown={({ key }) => key === 'Enter' && move()}
    />
  )
}
