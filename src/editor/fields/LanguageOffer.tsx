import { fill } from '../../lib/fill.ts'
import { directionOf } from '../../lib/language.ts'
import { editorWords } from '../../site/editorWords.ts'
import { CROSS_ICON, IconButton } from '../IconButton.tsx'
import { languageName } from '../languages.ts'
import { useEditor, useSession, useView } from '../session.ts'
import { fieldId } from './fieldId.ts'
import styles from './fields.module.css'
import { offeredLanguage } from './languageOfText.ts'
import type { Field } from './useField.ts'

const text = editorWords.form

/** Offers to change the page's language if the text of a field is in the script of another language. */
export function LanguageOffer({ path, value }: Field<string>) {
  const { store, notices, view } = useSession()
  const refusedLanguage = useView((state) => state.refusedLanguage)
  const tag = useEditor(({ data }) => offeredLanguage(value, data))
  const language = tag ? languageName(tag) : ''
  const buttonText = tag && directionOf(tag) === 'rtl' ? text.useLanguageRtl : text.useLanguage

  // The focus goes back to the field, because the pressed button disappears.
  const focusField = () => document.getElementById(fieldId(path))?.focus({ preventScroll: true })
  const accept = () => {
    store.getState().change({ language: tag ?? '' })
    notices.offerUndo(fill(text.languageUsed, { language }), focusField)
    focusField()
  }
  const refuse = () => {
    view.setState({ refusedLanguage: tag ?? '' })
    focusField()
  }
  // Focusable, because Safari moves the focus from a pressed button to the element around it.
  return (
    <div aria-live="polite" tabIndex={-1} className={styles.offer}>
      {tag && tag !== refusedLanguage && (
        <>
          <p>{fill(text.looksLike, { language })}</p>
          <button type="button" className={styles.suggestion} onClick={accept}>
            {fill(buttonText, { language })}
          </button>
          <IconButton path={CROSS_ICON} name={editorWords.editor.dismiss} onClick={refuse} />
        </>
      )}
    </div>
  )
}
