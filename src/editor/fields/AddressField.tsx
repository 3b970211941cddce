import { TextField } from './TextField.tsx'
import { useAddressMistake } from './useAddressMistake.ts'

interface AddressFieldProps {
  readonly path: string
  readonly label: string
  readonly hint?: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A field for an address that says what is wrong with it. */
export function AddressField({ value, ...props }: AddressFieldProps) {
  const { mistake, onBlur } = useAddressMistake(value)
  return (
    <TextField
      {...props}
      value={value}
      mistake={mistake}
      input={{ inputMode: 'url', dir: 'ltr', spellCheck: false, onBlur }}
    />
  )
}
