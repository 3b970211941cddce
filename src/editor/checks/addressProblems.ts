import { doubtOf } from '../../addresses/doubts.ts'
import { type Address, safeHref } from '../../addresses/readAddress.ts'
import { editorText } from '../../site/editorText.ts'
import { type Problem, sampleWarning, warning } from './problem.ts'

const { unsafeUrl, brokenUrl, severalUrls } = editorText.check
export const addressMistakes = { unsafe: unsafeUrl, broken: brokenUrl, several: severalUrls }

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

/** Warns of an address that probably leads to nowhere, or to nobody else. */
export function doubtProblems(text: string): readonly Problem[] {
  const doubt = doubtOf(text)
  return doubt === null ? [] : [warning(editorText.doubts[doubt])]
}

/** Warns of an address that is still a sample's: its host ends in `.example`. */
export function exampleProblems(address: string): readonly Problem[] {
  return isExample(address) ? [sampleWarning(editorText.check.sampleUrl)] : []
}

export function isExample(address: string): boolean {
  const host = /^(?:https?:\/\/|mailto:[^@]*@)([^/:?#]*)/.exec(safeHref(address) ?? '')?.[1] ?? ''
  return /(^|\.)example$/.test(host)
}
