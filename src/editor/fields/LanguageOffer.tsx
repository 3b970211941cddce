import { fill } from '../../lib/fill.ts'
import { directionOf } from '../../lib/language.ts'
import { editorWords } from '../../site/editorWords.ts'
import { textWithoutLists } from '../../templates/withLetters.ts'
import { Button } from '../../ui/Button.tsx'
import { languageName } from '../languages.ts'
import { useEditor } from '../session.ts'
import styles from './fields.module.css'
import { languageOfText } from './languageOfText.ts'

const text = editorWords.form

/** Offers to change the page's language when its text is in another language's script. */
export function LanguageOffer() {
  const change = useEditor((state) => state.change)
  const offered = useEditor(({ data }) => languageOfText(textWithoutLists(data), data.language))
  const template = offered && directionOf(offered) === 'rtl' ? text.useLanguageRtl : text.useLanguage
  const language = offered ? languageName(offered) : ''
  return (
    <div role="status">
      {offered && (
        <p className={styles.row}>
          {fill(text.looksLike, { language })}{' '}
          <Button onClick={() => change({ language: offered })}>{fill(template, { language })}</Button>
        </p>
      )}
    </div>
  )
}
