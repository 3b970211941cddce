import { fill } from '../lib/fill.ts'
import { directionOf } from '../lib/language.ts'
import { editorWords } from '../site/editorWords.ts'
import { Button } from '../ui/Button.tsx'
import { CROSS_ICON, IconButton } from './IconButton.tsx'
import { offeredLanguage } from './languageOfText.ts'
import { languageName } from './languages.ts'
import { useEditor, useSession, useView } from './session.ts'
import styles from './Toast.module.css'

const text = editorWords.form

interface LanguageOfferProps {
  /** Moves the focus back from the toast, because the pressed button disappears. */
  readonly restoreFocus: () => void
}

/** A toast that offers to change the page's language, if the user's text is in the script of another language. */
export function LanguageOffer({ restoreFocus }: LanguageOfferProps) {
  const { store, notices, view } = useSession()
  const refusedLanguage = useView((state) => state.refusedLanguage)
  // Before the first change, the text may be the sample's.
  const tag = useEditor(({ data, canUndo }) => (canUndo ? offeredLanguage(data, navigator.languages) : null))
  if (!tag || tag === refusedLanguage) return null

  const language = languageName(tag)
  const buttonText = directionOf(tag) === 'rtl' ? text.useLanguageRtl : text.useLanguage
  const accept = () => {
    store.getState().change({ language: tag })
    notices.offerUndo(fill(text.languageUsed, { language }), restoreFocus)
    restoreFocus()
  }
  const refuse = () => {
    view.setState({ refusedLanguage: tag })
    restoreFocus()
  }
  return (
    <div className={`${styles.message} ${styles.toast} ${styles.offer}`}>
      <p>{fill(text.looksLike, { language })}</p>
      <Button onClick={accept}>{fill(buttonText, { language })}</Button>
      <IconButton path={CROSS_ICON} name={editorWords.editor.dismiss} onClick={refuse} />
    </div>
  )
}
