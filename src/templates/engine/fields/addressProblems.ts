import { editorWords } from '../../../site/editorWords.ts'
import { type Address, addressMistakes, safeHref } from '../addresses/safeAddress.ts'
import { type Problem, warning } from './field.ts'

export function addressProblems(address: Address, emptyMessage: string): readonly Problem[] {
  switch (address.kind) {
    case 'safe':
      return []
    case 'empty':
      return [warning(emptyMessage)]
    case 'unsafe':
      return [{ severity: 'unsafe', message: addressMistakes.unsafe }]
    default:
      return [warning(addressMistakes[address.kind])]
  }
}

/** Warns of an address that is still a sample's: its host ends in `.example`. */
export function exampleProblems(address: string): readonly Problem[] {
  return isExample(address) ? [warning(editorWords.check.sampleUrl)] : []
}

export function isExample(address: string): boolean {
  const host = /^(?:https?:\/\/|mailto:[^@]*@)([^/:?#]*)/.exec(safeHref(address) ?? '')?.[1] ?? ''
  return /(^|\.)example$/.test(host)
}
