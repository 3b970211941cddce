import { type Address, readAddress, readPageAddress, safeHref } from '../../../addresses/readAddress.ts'
import { readableAddress } from '../../../addresses/readableAddress.ts'
import { editorText } from '../../../site/editorText.ts'
import { addressMistakes } from '../../checks/addressProblems.ts'
import type { FieldProps } from '../useField.ts'
import { useField } from '../useField.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'

interface AddressFieldProps extends Pick<TextFieldProps, keyof FieldProps<string> | 'hint' | 'notes'> {
  /** The address of a profile. Omitted: `readAddress` interprets the text. */
  readonly address?: Address | undefined
}

/** A field for an address. A broken address is not reported during typing. The hint shows the link unless it is obvious. */
export function AddressField({ address, hint, notes = [], ...field }: AddressFieldProps) {
  const { value } = field
  const link = address ?? readAddress(value)
  const isSafe = link.kind === 'safe'
  // A name like `ada` or a phone number is part of its link too. But it has no dot, and the link is not obvious.
  const shownLink = isSafe ? readableAddress(link.href) : ''
  // Of a profile, only a whole address is: `luna.moon` may be a name or a host.
  const isLinkObvious = address
    ? shownLink === value.trim()
    : value.includes('.') && shownLink.includes(value.trim())
  const isLinkShown = isSafe && !isLinkObvious
  const { kind } = link
  return (
    <TextField
      {...field}
      hint={isLinkShown ? undefined : hint}
      notes={isLinkShown ? [{ message: editorText.form.leads, address: shownLink }, ...notes] : notes}
      mistake={kind === 'unsafe' || kind === 'several' ? addressMistakes[kind] : null}
      lateMistake={kind === 'broken' ? addressMistakes.broken : null}
      input={{ inputMode: 'url', dir: 'ltr', spellCheck: false }}
    />
  )
}

/** A field for the address of the published page. */
export function PageAddressField(field: AddressFieldProps) {
  const published = readPageAddress(field.value)
  const isShown = published.kind === 'safe' && published.href !== safeHref(field.value)
  return <AddressField {...field} address={isShown ? published : undefined} />
}

/** A second field for the page's address, with other texts. Its `path` only gives the control an id of its own. */
export function PublishedAddress(texts: { label: string; hint: string }) {
  return <PageAddressField {...useField('address')} {...texts} path="published" />
}
