import { fill } from '../../lib/fill.ts'
import { directionOf } from '../../lib/language.ts'
import { editorWords } from '../../site/editorWords.ts'
import { textWithoutLists } from '../../templates/pageText.ts'
import { Button } from '../../ui/Button.tsx'
import { languageName } from '../languages.ts'
import { useEditor } from '../session.ts'
import styles from './fields.module.css'
import { languageOfText } from './languageOfText.ts'

const text = editorWords.form

/** Offers to change the page's language, if the page's text is in the script of another language. */
export function LanguageOffer() {
  const change = useEditor((state) => state.change)
  const tag = useEditor(({ data }) => languageOfText(textWithoutLists(data), data.language))
  const buttonText = tag && directionOf(tag) === 'rtl' ? text.useLanguageRtl : text.useLanguage
  const language = tag ? languageName(tag) : ''
  return (
    <div role="status">
      {tag && (
        <p className={styles.row}>
          {fill(text.looksLike, { language })}{' '}
          <Button onClick={() => change({ language: tag })}>{fill(buttonText, { language })}</Button>
        </p>
      )}
    </div>
  )
}
