import { type ClipboardEvent, useEffect, useRef, useState } from 'react'
import { decodeText } from '../../../lib/decodeText.ts'
import { fill } from '../../../lib/fill.ts'
import { shortened } from '../../../lib/shortened.ts'
import { editorWords } from '../../../site/editorWords.ts'
import { Button } from '../../../ui/Button.tsx'
import { EditorDialog } from '../../EditorDialog.tsx'
import { FileButton } from '../../FileButton.tsx'
import fieldStyles from '../../field.module.css'
import { useSession, useView } from '../../session.ts'
import { useAnnounced } from '../../useAnnounced.ts'
import styles from './LinksDialog.module.css'
import type { PastedLinks } from './nameLinks.ts'
import { linksHtml, NOTHING_PASTED, withPart } from './pasted.ts'
import { useFoundLinks } from './useFoundLinks.ts'
import { withPastedLinks } from './withPastedLinks.ts'

const labels = editorWords.links
const withCount = (count: number, singular: string, plural: string) =>
  count === 1 ? singular : fill(plural, { count })
/** The summary shows at most so many lines without an address, each shortened. */
const MAX_UNREAD_LINES = 5
const MAX_LINE_CHARACTERS = 40

/** As in `12 lines, 10 links; without an address: “Songs”, “Soon”`. */
function summaryOf({ links, lineCount, unread }: PastedLinks): string {
  const counts = [
    withCount(lineCount, labels.oneLine, labels.manyLines),
    withCount(links.length, labels.oneLink, labels.manyLinks),
  ].join(', ')
  if (unread.length === 0) return counts
  const lines = unread.slice(0, MAX_UNREAD_LINES).map((line) => `“${shortened(line, MAX_LINE_CHARACTERS)}”`)
  const more = unread.length > lines.length ? '…' : ''
  return `${counts}; ${fill(labels.unread, { lines: lines.join(', ') + more })}`
}

/** Finds the links in pasted text, and adds the checked ones in one undo step. */
export function LinksDialog() {
  const { store, view, notices } = useSession()
  const pasted = useView((state) => state.pasted)
  const [uncheckedUrls, setUncheckedUrls] = useState<readonly string[]>([])
  const textRef = useRef<HTMLTextAreaElement>(null)
  // A dialog opens with the focus on its first button, which ignores a paste.
  useEffect(() => textRef.current?.focus(), [])
  const found = useFoundLinks(pasted)
  const { links } = found
  const summary = found.lineCount > 0 ? summaryOf(found) : null
  const noneFound = summary !== null && links.length === 0 ? labels.noneFound : ''
  useAnnounced(summary && `${summary}. ${noneFound}`.trim())
  const checkedLinks = links.filter(({ url }) => !uncheckedUrls.includes(url))

  const close = () => view.setState({ isPasting: false })
  const clear = () => view.setState({ pasted: NOTHING_PASTED })
  const addPart = (part: string) => view.setState((state) => ({ pasted: withPart(state.pasted, part) }))
  const onPaste = (event: ClipboardEvent) => {
    const html = linksHtml(event.clipboardData)
    if (html === null) return
    event.preventDefault()
    addPart(html)
  }
  const readFile = async (file: File) => {
    const bytes = await file.arrayBuffer().catch(() => null)
    if (bytes === null) return notices.show(fill(editorWords.import.unreadable, { name: file.name }), true)
    addPart(decodeText(new Uint8Array(bytes)))
  }
  const add = () => {
    const { data, change } = store.getState()
    const { links: nextLinks, addedCount } = withPastedLinks(data.links, checkedLinks)
    change({ links: nextLinks })
    notices.announce(withCount(addedCount, labels.addedOne, labels.addedMany))
    clear()
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
          value={pasted.text}
          placeholder={pasted.parts.length > 0 ? labels.pasteMore : labels.pasteExample}
          onPaste={onPaste}
          onChange={({ target }) => view.setState({ pasted: { ...pasted, text: target.value } })}
        />
      </label>
      <div className={fieldStyles.row}>
        <FileButton
          label={labels.openFile}
          accept=".html,.htm,.txt,.md,.csv,.tsv,.json,.vcf,text/*,application/json"
          onFile={(file) => void readFile(file)}
        />
        {(pasted.text !== '' || pasted.parts.length > 0) && (
          <Button
            onClick={() => {
              clear()
              textRef.current?.focus()
            }}
          >
            {labels.clear}
          </Button>
        )}
      </div>
      {summary && <p dir="auto">{summary}</p>}
      {noneFound && <p>{noneFound}</p>}
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
