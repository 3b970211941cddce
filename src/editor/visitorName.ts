import { takeName } from '../templates/shop/yourName/visitorName.ts'
import type { TemplateId } from '../templates/templateList.ts'
import type { DraftStore } from './drafts/DraftStore.ts'
import type { EditedSite, EditorStore } from './state/editorStore.ts'

/**
 * Opens the page with the name that the visitor has written in the shop: the draft that this has made before, or a new one.
 * Other drafts stay as they are. Undo returns to the sample's name.
 */
export async function openWithVisitorName(
  template: TemplateId,
  sample: EditedSite,
  store: EditorStore,
  drafts: DraftStore,
): Promise<void> {
  const name = takeName(template)
  if (name === '') return
  const earlier = (await drafts.list()).find((draft) => draft.name === name && !draft.isDeleted)
  if (earlier) {
    await drafts.open(earlier.id)
    return
  }
  await drafts.add(sample, name)
  store.getState().change({ name })
}
