import { useState } from 'react'
import { editorWords } from '../site/editorWords.ts'
import { blankSite } from '../templates/blankSite.ts'
import { buttonStyle } from '../ui/buttonStyle.ts'
import styles from './BeginWith.module.css'
import { focusField } from './fields/fieldId.ts'
import { useEditor, useSession } from './session.ts'

/**
 * Asks what a new page begins with. It stays while that page is made, so that nothing below it moves at the first letter;
 * a page that was opened from a draft is not asked.
 */
export function BeginWith() {
  const { kit, sample, store } = useSession()
  const [isNew] = useState(() => store.getState().data === sample.data)
  const change = useEditor((state) => state.change)
  if (!isNew) return null
  const begin = (isBlank: boolean) => {
    change(() => (isBlank ? blankSite(kit, navigator.language) : sample))
    if (isBlank) focusField('name')
  }
  return (
    <fieldset className={styles.beginWith}>
      <legend>{editorWords.editor.begin}</legend>
      {[false, true].map((isBlank) => (
        <button
          key={String(isBlank)}
          type="button"
          className={buttonStyle('quiet')}
          onClick={() => begin(isBlank)}
        >
          {isBlank ? editorWords.editor.blank : editorWords.editor.sample}
        </button>
      ))}
    </fieldset>
  )
}
