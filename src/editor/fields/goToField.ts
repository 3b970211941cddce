import type { Session } from '../session.ts'
import { firstLinkAround } from '../state/view.ts'
import { focusField } from './fieldId.ts'

/** Leads to a field from anywhere in the editor, also when it is not on the page yet. @param path in the data */
export function goToField({ view }: Pick<Session, 'view'>, path: string): void {
  const [, index] = /^links\.(\d+)\./.exec(path) ?? []
  view.setState(({ firstLink }) => ({
    tab: 'edit',
    whole: true,
    firstLink: index === undefined ? firstLink : firstLinkAround(Number(index)),
  }))
  focusField(path)
}
