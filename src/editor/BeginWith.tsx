import { useState } from 'react'
import { editorWords } from '../site/editorWords.ts'
import { blankSite } from '../templates/blankSite.ts'
import { Button } from '../ui/Button.tsx'
import { focusField } from './fields/fieldId.ts'
import styles from './fields/fields.module.css'
import { useEditor, useSession } from './session.ts'

/** Offers content for a new page. It stays until the page changes, so that nothing moves at the first letter. */
export function BeginWith() {
  const { kit, sample, store } = useSession()
  const [isNew] = useState(() => store.getState().data === sample.data)
  const change = useEditor((state) => state.change)
  if (!isNew) return null
  const beginBlank = () => {
    change(() => blankSite(kit, navigator.language))
    focusField('name')
  }
  return (
    <fieldset className={styles.row}>
      <legend className={styles.label}>{editorWords.editor.begin}</legend>
      <Button onClick={() => change(() => sample)}>{editorWords.editor.sample}</Button>
      <Button onClick={beginBlank}>{editorWords.editor.blank}</Button>
    </fieldset>
  )
}
