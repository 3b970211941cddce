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
import { TextField, type TextFieldProps } from './TextField.tsx'

interface AddressFieldProps extends Pick<TextFieldProps, keyof FieldProps<string> | 'hint' | 'notes'> {
  /** The address of a profile, which the hint always shows. Omitted: `readAddress` interprets the text. */
  readonly address?: Address
}

/** A field for an address. A broken address is not reported during typing. The hint shows the link unless it is obvious. */
export function AddressField({ address, hint, ...field }: AddressFieldProps) {
  const { value } = field
  const link = address ?? readAddress(value)
  const isSafe = link.kind === 'safe'
  // A name like `ada` or a phone number is part of its link too. But it has no dot, and the link is not obvious.
  const shownLink = isSafe ? readableAddress(link.href) : ''
  const isLinkObvious = !address && value.includes('.') && shownLink.includes(value.trim())
  const { kind } = link
  return (
    <TextField
      {...field}
      hint={isSafe && !isLinkObvious ? fill(editorWords.form.leads, { address: shownLink }) : hint}
      mistake={kind === 'unsafe' || kind === 'several' ? addressMistakes[kind] : null}
      lateMistake={kind === 'broken' ? addressMistakes.broken : null}
      input={{ inputMode: 'url', dir: 'ltr', spellCheck: false }}
    />
  )
}

/** A second field for the page's address, with other texts. Its `path` only gives the control an id of its own. */
export function PublishedAddress(texts: { label: string; hint: string }) {
  return <AddressField {...useField('address')} {...texts} path="published" />
}
