import { focusField } from './fieldId.ts'
import type { Session } from './session.ts'
import { firstVisibleLinkFor } from './state/view.ts'

/** Shows the form and focuses a field. @param path in the data, as in `links.3.url` */
export function goToField({ view }: Pick<Session, 'view'>, path: string): void {
  const [, index] = /^links\.(\d+)\./.exec(path) ?? []
  view.setState(({ firstVisibleLink }) => ({
    tab: 'edit',
    firstVisibleLink: index === undefined ? firstVisibleLink : firstVisibleLinkFor(Number(index)),
  }))
  focusField(path)
}
