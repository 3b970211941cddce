import { useState } from 'react'
import { type Address, addressMistakes } from '../../templates/safeAddress.ts'

/**
 * What is wrong with an address. A mistake shows once the field is left, so that none shows in the middle of a
 * word; an unsafe address, and several in one, show as that at once.
 */
export function useAddressMistake(
  written: string,
  { kind }: Address,
): { mistake: string | null; onBlur: () => void } {
  const [left, setLeft] = useState<string | null>(written)
  const isShown = kind === 'unsafe' || kind === 'several' || (kind === 'broken' && left === written)
  return { mistake: isShown ? addressMistakes[kind] : null, onBlur: () => setLeft(written) }
}
