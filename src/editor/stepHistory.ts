import { fill } from '../lib/fill.ts'
import { editorText } from '../site/editorText.ts'
import { goToField } from './focusField.ts'
import { joinedNames, placeName } from './form/rows/placeNames.ts'
import type { Session } from './session.ts'
import { changedPlaces } from './state/changedPlaces.ts'

const text = editorText.toolbar

/**
 * Undoes or redoes a change, announces which fields it changed, and shows the first of them.
 * @param movesFocus true: the changed field gets the focus
 */
export function stepHistory(session: Session, verb: 'undo' | 'redo', movesFocus: boolean): void {
  const { store, kit, notices } = session
  const before = store.getState()
  if (verb === 'undo' ? !before.canUndo : !before.canRedo) return
  before[verb]()
  const places = changedPlaces(before.data, store.getState().data)
  const names = places.map(({ path, page }) => placeName(path, kit, page))
  const message = verb === 'undo' ? text.undone : text.redone
  notices.announce(fill(message, { places: joinedNames(names) }), 'history')
  const [first] = places
  if (first) goToField(session, first.path, movesFocus)
}
