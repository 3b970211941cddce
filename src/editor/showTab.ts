import type { Session } from './session.ts'
import type { ViewState } from './state/view.ts'

let formScrollY = 0

/** On narrow screens, shows the form, where it was left, or the preview. */
export function showTab({ view }: Pick<Session, 'view'>, tab: ViewState['tab']): void {
  if (view.getState().tab === 'edit') formScrollY = scrollY
  view.setState({ tab })
  // In the next frame the content of the tab has its height.
  requestAnimationFrame(() => scrollTo({ top: tab === 'edit' ? formScrollY : 0, behavior: 'instant' }))
}
