import { useState } from 'react'
import { fill } from '../../lib/fill.ts'
import { editorWords } from '../../site/editorWords.ts'
import styles from './fields.module.css'

interface PlaceFieldProps {
  readonly name: string
  readonly index: number
  readonly count: number
  readonly onMove: (to: number) => void
}

/** An item's number in its list. Another number and Enter move the item. */
export function PlaceField({ name, index, count, onMove }: PlaceFieldProps) {
  const [written, setWritten] = useState<string | null>(null)
  const move = (input: HTMLInputElement) => {
    const place = Number.parseInt(written ?? '', 10)
    setWritten(null)
    if (!Number.isFinite(place)) return
    const to = Math.min(Math.max(place, 1), count) - 1
    if (to === index) return
    onMove(to)
    // The field moves with its item, and browsers lose focus then.
    requestAnimationFrame(() => {
      if (!input.isConnected) return
      input.focus({ preventScroll: true })
      input.scrollIntoView({ block: 'center' })
    })
  }
  return (
    <input
      className={styles.place}
      inputMode="numeric"
      autoComplete="off"
      aria-label={fill(editorWords.items.place, { name, count })}
      title={editorWords.items.placeHint}
      value={written ?? String(index + 1)}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => setWritten(target.value)}
      onBlur={() => setWritten(null)}
      onKeyDown={({ key, currentTarget }) => key === 'Enter' && move(currentTarget)}
    />
  )
}
