import { useState } from 'react'
import { editorWords } from '../site/editorWords.ts'
import { blankSite } from '../templates/blankSite.ts'
import { Button } from '../ui/Button.tsx'
import { focusField } from './fields/fieldId.ts'
import styles from './fields/fields.module.css'
import { useEditor, useSession } from './session.ts'
import type { EditedSite } from './state/editorStore.ts'

/**
 * Offers a blank page in place of the unchanged sample, and the sample in place of a blank page. After the first change
 * this offer is invisible but keeps its space, so that nothing moves.
 */
export function BeginWith() {
  const { kit, sample, store, notices } = useSession()
  const [isNew] = useState(() => store.getState().data === sample.data)
  const [blank] = useState(() => blankSite(kit, navigator.language))
  const data = useEditor((state) => state.data)
  const change = useEditor((state) => state.change)
  if (!isNew) return null
  const isSample = data === sample.data
  const isBlank = data === blank.data
  const beginWith = (site: EditedSite) => {
    const { data: previousData, pictures } = store.getState()
    change(() => site)
    notices.offerUndo(editorWords.editor.begun, () => change(() => ({ data: previousData, pictures })))
    focusField('name')
  }
  return (
    <fieldset className={styles.row} style={{ visibility: isSample || isBlank ? undefined : 'hidden' }}>
      <legend className={styles.label}>{editorWords.editor.begin}</legend>
      {/* Always one: a second one would need a second row on a phone. */}
      {isBlank ? (
        <Button onClick={() => beginWith(sample)}>{editorWords.editor.sample}</Button>
      ) : (
        <Button onClick={() => beginWith(blank)}>{editorWords.editor.blank}</Button>
      )}
    </fieldset>
  )
}
