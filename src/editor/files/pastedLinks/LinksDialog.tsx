import { type ClipboardEvent, useEffect, useRef, useState } from 'react'
import { decode } from '../../../lib/decodeText.ts'
import { fill } from '../../../lib/fill.ts'
import { shortened } from '../../../lib/shortened.ts'
import { editorText, editorTextAttributes, languageOfEditorText } from '../../../site/editorText.ts'
import { SITE_LIMITS } from '../../../templates/engine/data/siteLimits.ts'
import { Button } from '../../../ui/Button.tsx'
import { DialogFoot } from '../../DialogFoot.tsx'
import { EditorDialog } from '../../EditorDialog.tsx'
import { EditorText } from '../../EditorText.tsx'
import { FileButton } from '../../FileButton.tsx'
import fieldStyles from '../../field.module.css'
import { useSession, useView } from '../../session.ts'
import { useAnnounced } from '../../useAnnounced.ts'
import styles from './LinksDialog.module.css'
import { linksHtml, NOTHING_PASTED, withPart } from './pasted.ts'
import type { Reading } from './reading.ts'
import { useFoundLinks } from './useFoundLinks.ts'
import { withPastedLinks } from './withPastedLinks.ts'

const text = editorText.links
const withCount = (count: number, singular: string, plural: string) =>
  count === 1 ? singular : fill(plural, { count })
/** The summary shows at most so many lines without an address, each shortened. */
const MAX_UNREAD_LINES = 5
const ACCEPTED_FILES =
  'text/*,application/json,.html,.htm,.txt,.md,.csv,.tsv,.json,.js,.vcf,.yml,.yaml,.toml,.opml,.xml,.url,.webloc'

/** As in `10 links; without an address: “Songs”, “Soon”`. */
function summaryOf({ links, unread }: Reading): string {
  const count = withCount(links.length, text.oneLink, text.manyLinks)
  if (unread.length === 0) return count
  const lines = unread.slice(0, MAX_UNREAD_LINES).map((line) => `“${shortened(line)}”`)
  const more = unread.length > lines.length ? '…' : ''
  return `${count}; ${fill(text.unread, { lines: lines.join(', ') + more })}`
}

/** Finds the links in pasted text, and adds the checked ones in one undo step. */
export function LinksDialog() {
  const { store, view, notices, sample } = useSession()
  const pasted = useView((state) => state.pasted)
  const [unchecked, setUnchecked] = useState<readonly string[]>([])
  const textRef = useRef<HTMLTextAreaElement>(null)
  // A dialog opens with the focus on its first button, which ignores a paste.
  useEffect(() => textRef.current?.focus(), [])
  const found = useFoundLinks(pasted)
  const { links } = found
  const hasContent = pasted.text.trim() !== '' || pasted.parts.length > 0
  const summary = hasContent && found.state !== 'loading' ? summaryOf(found) : null
  const noneFound = found.state === 'failed' ? text.unreadable : text.noneFound
  const remedy = summary !== null && links.length === 0 ? noneFound : ''
  useAnnounced(summary && `${summary}. ${remedy}`.trim())
  const checkedLinks = links.filter(({ address }) => !unchecked.includes(address))

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
    if (bytes === null) return notices.show(fill(editorText.import.unreadable, { name: file.name }), true)
    const { text: content, isGuess } = decode(new Uint8Array(bytes))
    addPart(content)
    if (isGuess) notices.show(fill(editorText.import.guessed, { name: file.name }))
  }
  const add = () => {
    const { data, change } = store.getState()
    const next = withPastedLinks(data.links, checkedLinks, sample.data.links)
    const { added } = next
    change({ links: next.links })
    if (added.length < checkedLinks.length) {
      setUnchecked([...unchecked, ...added.map(({ address }) => address)])
      const counts = { count: added.length, all: checkedLinks.length }
      const message = next.isFull
        ? fill(text.full, { ...counts, most: SITE_LIMITS.links })
        : fill(text.tooLong, { ...counts, most: SITE_LIMITS.lineCharacters })
      return notices.show(message, true)
    }
    const message = withCount(added.length, text.addedOne, text.addedMany)
    notices.offerUndo(next.isInPlaceOfSample ? `${message} ${text.inPlaceOfSample}` : message)
    clear()
    close()
  }
  const check = (address: string, isChecked: boolean) =>
    setUnchecked(isChecked ? unchecked.filter((other) => other !== address) : [...unchecked, address])
  const placeholder = pasted.parts.length > 0 ? text.pasteMore : text.pasteExample
  return (
    <EditorDialog title={text.paste} onClose={close}>
      <label className={fieldStyles.field}>
        <EditorText>{text.pasteHere}</EditorText>
        <textarea
          ref={textRef}
          rows={5}
          dir="auto"
          // The pasted text may be in another language than the placeholder.
          {...(pasted.text === '' && editorTextAttributes(placeholder))}
          spellCheck={false}
          value={pasted.text}
          placeholder={placeholder}
          onPaste={onPaste}
          onChange={({ target }) => view.setState({ pasted: { ...pasted, text: target.value } })}
        />
      </label>
      <div className={fieldStyles.row}>
        <FileButton label={text.openFile} accept={ACCEPTED_FILES} onFile={(file) => void readFile(file)} />
        {hasContent && (
          <Button
            onClick={() => {
              clear()
              textRef.current?.focus()
            }}
          >
            <EditorText>{text.clear}</EditorText>
          </Button>
        )}
      </div>
      {summary && (
        <p>
          <EditorText>{summary}</EditorText>
        </p>
      )}
      {remedy && (
        <p>
          <EditorText>{remedy}</EditorText>
        </p>
      )}
      {links.length > 0 && (
        <>
          <ul className={styles.found} aria-label={text.found} lang={languageOfEditorText(text.found)}>
            {links.map(({ name, address }) => (
              <li key={address}>
                <label>
                  <input
                    type="checkbox"
                    checked={!unchecked.includes(address)}
                    onChange={({ target }) => check(address, target.checked)}
                  />
                  <span>
                    <bdi>{name}</bdi>
                    <span className={styles.address} dir="ltr">
                      {address}
                    </span>
                  </span>
                </label>
              </li>
            ))}
          </ul>
          <DialogFoot>
            <Button
              kind="bright"
              aria-disabled={checkedLinks.length === 0 || undefined}
              onClick={() => checkedLinks.length > 0 && add()}
            >
              <EditorText>{withCount(checkedLinks.length, text.addOne, text.addMany)}</EditorText>
            </Button>
          </DialogFoot>
        </>
      )}
    </EditorDialog>
  )
}
