import { type ClipboardEvent, useEffect, useRef, useState } from 'react'
import { fill } from '../../../lib/fill.ts'
import { editorWords } from '../../../site/editorWords.ts'
import { readLinkList } from '../../../templates/engine/addresses/readLinkList.ts'
import { Button } from '../../../ui/Button.tsx'
import { EditorDialog } from '../../EditorDialog.tsx'
import { FileButton } from '../../FileButton.tsx'
import fieldStyles from '../../field.module.css'
import { useSession, useView } from '../../session.ts'
import styles from './LinksDialog.module.css'
import { linksOfHtml } from './linksOfHtml.ts'
import { withPastedLinks } from './withPastedLinks.ts'

const labels = editorWords.links
const withCount = (count: number, singular: string, plural: string) =>
  count === 1 ? singular : fill(plural, { count })
const hasLinks = (html: string) => /<a\s[^>]*href=/i.test(html)

/** Finds the links in pasted text, and adds the checked ones in one undo step. */
export function LinksDialog() {
  const { store, view, notices } = useSession()
  const text = useView(({ pastedLinks }) => pastedLinks) ?? ''
  const [uncheckedUrls, setUncheckedUrls] = useState<readonly string[]>([])
  const textRef = useRef<HTMLTextAreaElement>(null)
  // A dialog opens with the focus on its first button, which ignores a paste.
  useEffect(() => textRef.current?.focus(), [])
  const links = readLinkList(text)
  const checkedLinks = links.filter(({ url }) => !uncheckedUrls.includes(url))

  const close = () => view.setState({ pastedLinks: null })
  const append = (lines: string) => view.setState({ pastedLinks: text ? `${text}\n${lines}` : lines })
  // Copied HTML has the addresses of its links. The plain text that is copied with it lacks them.
  const onPaste = (event: ClipboardEvent) => {
    const html = event.clipboardData.getData('text/html')
    if (!hasLinks(html)) return
    event.preventDefault()
    append(linksOfHtml(html))
  }
  const readFile = async (file: File) => {
    const content = await file.text().catch(() => null)
    if (content === null) return notices.show(fill(editorWords.import.unreadable, { name: file.name }), true)
    append(hasLinks(content) ? linksOfHtml(content) : content)
  }
  const add = () => {
    const { data, change } = store.getState()
    const { links: nextLinks, addedCount } = withPastedLinks(data.links, checkedLinks)
    change({ links: nextLinks })
    notices.announce(withCount(addedCount, labels.addedOne, labels.addedMany))
    close()
  }
  const check = (url: string, isChecked: boolean) =>
    setUncheckedUrls(isChecked ? uncheckedUrls.filter((other) => other !== url) : [...uncheckedUrls, url])
  return (
    <EditorDialog title={labels.paste} onClose={close}>
      <label className={fieldStyles.field}>
        {labels.pasteHere}
        <textarea
          ref={textRef}
          rows={5}
          dir="auto"
          spellCheck={false}
          value={text}
          placeholder={labels.pasteExample}
          onPaste={onPaste}
          onChange={({ target }) => view.setState({ pastedLinks: target.value })}
        />
      </label>
      <FileButton
        label={labels.openFile}
        accept=".html,.htm,.txt,.md,.csv,text/*"
        onFile={(file) => void readFile(file)}
      />
      {links.length === 0 && text.trim() !== '' && <p role="status">{labels.noneFound}</p>}
      {links.length > 0 && (
        <>
          <ul className={styles.found} aria-label={labels.found}>
            {links.map(({ label, url }) => (
              <li key={url}>
                <label>
                  <input
                    type="checkbox"
                    checked={!uncheckedUrls.includes(url)}
                    onChange={({ target }) => check(url, target.checked)}
                  />
                  <span>
                    <bdi>{label}</bdi>
                    <span className={styles.address} dir="ltr">
                      {url}
                    </span>
                  </span>
                </label>
              </li>
            ))}
          </ul>
          <Button
            kind="bright"
            aria-disabled={checkedLinks.length === 0 || undefined}
            onClick={() => checkedLinks.length > 0 && add()}
          >
            {withCount(checkedLinks.length, labels.addOne, labels.addMany)}
          </Button>
        </>
      )}
    </EditorDialog>
  )
}
