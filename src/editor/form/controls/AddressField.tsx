import { useState } from 'react'
import { fill } from '../../../lib/fill.ts'
import { readableAddress } from '../../../lib/readableAddress.ts'
import { editorWords } from '../../../site/editorWords.ts'
import {
  type Address,
  addressMistakes,
  readAddress,
} from '../../../templates/engine/addresses/safeAddress.ts'
import type { FieldProps } from '../useField.ts'
import { useField } from '../useField.ts'
import { TextField } from './TextField.tsx'

interface AddressFieldProps extends FieldProps<string> {
  readonly hint?: string | undefined
  /** The address of a profile, which the hint always shows. Omitted: `readAddress` interprets the text. */
  readonly address?: Address
}

/** A field for an address. A broken address is not reported during typing. The hint shows the link unless it is obvious. */
export function AddressField({ address, hint, ...field }: AddressFieldProps) {
  const { value } = field
  const [blurredValue, setBlurredValue] = useState(value)
  const link = address ?? readAddress(value)
  const isSafe = link.kind === 'safe'
  // A name like `ada` or a phone number is part of its link too. But it has no dot, and the link is not obvious.
  const shownLink = isSafe ? readableAddress(link.href) : ''
  const isLinkObvious = !address && value.includes('.') && shownLink.includes(value.trim())
  const { kind } = link
  const isWrong = kind === 'unsafe' || kind === 'several' || (kind === 'broken' && blurredValue === value)
  return (
    <TextField
      {...field}
      hint={isSafe && !isLinkObvious ? fill(editorWords.form.leads, { address: shownLink }) : hint}
      mistake={isWrong ? addressMistakes[kind] : null}
      input={{ inputMode: 'url', dir: 'ltr', spellCheck: false, onBlur: () => setBlurredValue(value) }}
    />
  )
}

/** A second field for the page's address, with other texts. Its `path` only gives the control an id of its own. */
export function PublishedAddress(texts: { label: string; hint: string }) {
  return <AddressField {...useField('address')} {...texts} path="published" />
}
