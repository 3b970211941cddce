import type { Session } from '../session.ts'
import { firstLinkAround } from '../state/view.ts'
import { focusField } from './fieldId.ts'

/** Shows the form and focuses a field. @param path in the data, as in `links.3.url` */
export function goToField({ view }: Pick<Session, 'view'>, path: string): void {
  const [, index] = /^links\.(\d+)\./.exec(path) ?? []
  view.setState(({ firstLink }) => ({
    tab: 'edit',
    firstLink: index === undefined ? firstLink : firstLinkAround(Number(index)),
  }))
  focusField(path)
}
