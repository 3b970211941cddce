import type { ClipboardEvent } from 'react'
import { fill } from '../../lib/fill.ts'
import { editorWords } from '../../site/editorWords.ts'
import { type Address, readAddress } from '../../templates/safeAddress.ts'
import { TextField } from './TextField.tsx'
import { useAddressMistake } from './useAddressMistake.ts'

interface AddressFieldProps {
  readonly path: string
  readonly label: string
  readonly hint?: string
  readonly value: string
  /** What the value is read as, where that is not the address that it looks like. */
  readonly address?: Address
  readonly onChange: (value: string) => void
  readonly onPaste?: (event: ClipboardEvent) => void
}

/** A field for an address that says where it leads, unless that is plain, and what is wrong with it. */
export function AddressField({
  value,
  address = readAddress(value),
  hint,
  onPaste,
  ...props
}: AddressFieldProps) {
  const { mistake, onBlur } = useAddressMistake(value, address)
  const isPlain = value.includes('.') && address.kind === 'safe' && address.href.includes(value.trim())
  const leads = address.kind === 'safe' &&
    !isPlain && { hint: fill(editorWords.form.leads, { address: address.href }) }
  return (
    <TextField
      {...props}
      {...(hint !== undefined && { hint })}
      {...leads}
      value={value}
      mistake={mistake}
      input={{ inputMode: 'url', dir: 'ltr', spellCheck: false, onBlur, ...(onPaste && { onPaste }) }}
    />
  )
}
