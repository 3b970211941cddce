import { useState } from 'react'
import { browserLanguage } from '../../lib/language.ts'
import { editorWords } from '../../site/editorWords.ts'
import { blankSite } from '../../templates/engine/sample/blankSite.ts'
import { Button } from '../../ui/Button.tsx'
import fieldStyles from '../field.module.css'
import { focusField } from '../focusField.ts'
import { useEditor, useSession } from '../session.ts'
import type { EditedSite } from '../state/editorStore.ts'
import styles from './Form.module.css'

/** Offers a new draft the sample or a blank page. Invisible after a change: it keeps its space, so that no field moves. */
export function StartOffer() {
  const { kit, sample, store, notices } = useSession()
  const [isNew] = useState(() => store.getState().data === sample.data)
  const [blank] = useState(() => blankSite(kit, browserLanguage()))
  const data = useEditor((state) => state.data)
  const change = useEditor((state) => state.change)
  if (!isNew) return null
  const isSample = data === sample.data
  const isBlank = data === blank.data
  const beginWith = (site: EditedSite) => {
    change(() => site)
    notices.offerUndo(editorWords.editor.begun)
    focusField('name')
  }
  return (
    <fieldset
      className={`${fieldStyles.row} ${styles.offer}`}
      style={{ visibility: isSample || isBlank ? undefined : 'hidden' }}
    >
      <legend className={fieldStyles.label}>{editorWords.editor.begin}</legend>
      {/* Only one button at a time: a phone has no space for two in a row. */}
      {isBlank ? (
        <Button onClick={() => beginWith(sample)}>{editorWords.editor.sample}</Button>
      ) : (
        <Button onClick={() => beginWith(blank)}>{editorWords.editor.blank}</Button>
      )}
    </fieldset>
  )
}
