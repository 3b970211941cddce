import { useState } from 'react'
import { readAddress } from '../../templates/safeAddress.ts'

const MISTAKES = {
  unsafe: 'This address could harm whoever follows it. Use one that begins with https, http, mailto or tel.',
  broken: 'This address cannot be read. Write it in full, as in https://example.com/you.',
} as const

/**
 * What is wrong with an address. A mistake shows once the field is left, so that none shows in the middle of a
 * word; an unsafe address shows as one at once.
 */
export function useAddressMistake(address: string): { mistake: string | null; onBlur: () => void } {
  const [left, setLeft] = useState<string | null>(address)
  const { kind } = readAddress(address)
  const wrong = kind === 'unsafe' || (kind === 'broken' && left === address) ? MISTAKES[kind] : null
  return { mistake: wrong, onBlur: () => setLeft(address) }
}
