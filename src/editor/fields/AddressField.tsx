import { useState } from 'react'
import { fill } from '../../lib/fill.ts'
import { editorWords } from '../../site/editorWords.ts'
import { type Address, addressMistakes, readAddress } from '../../templates/safeAddress.ts'
import { TextField } from './TextField.tsx'
import type { FieldProps } from './useField.ts'
import { useField } from './useField.ts'

interface AddressFieldProps extends FieldProps<string> {
  readonly hint?: string | undefined
  /** The interpreted address, when it differs from the typed text. */
  readonly address?: Address
}

/** A field for an address. A mistake shows on blur; an unsafe address, or several in one, show at once. */
export function AddressField({ address, hint, ...field }: AddressFieldProps) {
  const { value } = field
  const [blurredValue, setBlurredValue] = useState(value)
  const read = address ?? readAddress(value)
  const isSafe = read.kind === 'safe'
  const isPlain = isSafe && value.includes('.') && read.href.includes(value.trim())
  const { kind } = read
  const isWrong = kind === 'unsafe' || kind === 'several' || (kind === 'broken' && blurredValue === value)
  return (
    <TextField
      {...field}
      hint={isSafe && !isPlain ? fill(editorWords.form.leads, { address: read.href }) : hint}
      mistake={isWrong ? addressMistakes[kind] : null}
      input={{ inputMode: 'url', dir: 'ltr', spellCheck: false, onBlur: () => setBlurredValue(value) }}
    />
  )
}

export function PublishedAddress(texts: { path: string; label: string; hint: string }) {
  return <AddressField {...useField('address')} {...texts} />
}
