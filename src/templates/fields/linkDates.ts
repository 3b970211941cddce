import { localDay } from '../../lib/localDay.ts'
import { editorWords } from '../../site/editorWords.ts'
import { type Problem, warning } from './field.ts'

/** The first and the last day of a link or block, as in `2026-12-24`; '' for no limit. */
interface LinkDates {
  readonly from: string
  readonly until: string
}

/** True if the dates include a day, as in `2026-12-24`. On other days `hideByDate.js` hides the link or block. */
export function isShownOn({ from, until }: LinkDates, day: string): boolean {
  return from <= day && (until === '' || day <= until)
}

export function dateProblems({ from, until }: LinkDates): readonly Problem[] {
  if (until === '') return []
  if (from > until) return [warning(editorWords.check.endsFirst)]
  return until < localDay() ? [warning(editorWords.check.ended)] : []
}
