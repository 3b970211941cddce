import { editorWords } from '../../site/editorWords.ts'
import { type Address, addressMistakes, safeHref } from '../safeAddress.ts'
import { type Problem, warning } from './field.ts'

/** The problems of an address. @param missing the message for an empty one */
export function addressProblems(read: Address, missing: string): readonly Problem[] {
  switch (read.kind) {
    case 'safe':
      return []
    case 'empty':
      return [warning(missing)]
    case 'unsafe':
      return [{ severity: 'unsafe', message: addressMistakes.unsafe }]
    default:
      return [warning(addressMistakes[read.kind])]
  }
}

export function exampleProblems(address: string): readonly Problem[] {
  return isExample(address) ? [warning(editorWords.check.sampleUrl)] : []
}

/** Returns true for an address under `.example`, which is reserved for examples (RFC 2606). */
export function isExample(address: string): boolean {
  const host = /^(?:https?:\/\/|mailto:[^@]*@)([^/:?#]*)/.exec(safeHref(address) ?? '')?.[1] ?? ''
  return /(^|\.)example$/.test(host)
}
