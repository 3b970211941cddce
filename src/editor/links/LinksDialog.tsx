import { type ClipboardEvent, useState } from 'react'
import { fill } from '../../lib/fill.ts'
import { editorWords } from '../../site/editorWords.ts'
import { readLinkList } from '../../templates/readLinkList.ts'
import { linkOf } from '../../templates/siteData.ts'
import { Button } from '../../ui/Button.tsx'
import { EditorDialog } from '../EditorDialog.tsx'
import { FileButton } from '../fields/FileButton.tsx'
import fieldStyles from '../fields/fields.module.css'
import { useSession, useView } from '../session.ts'
import { freshId } from '../state/lists.ts'
import styles from './LinksDialog.module.css'
import { linksOfHtml } from './linksOfHtml.ts'

const labels = editorWords.links
const hasLinks = (html: string) => /<a\s[^>]*href=/i.test(html)

/** Finds links in pasted text, and adds the chosen ones in one undo step. */
export function LinksDialog() {
  const { store, view, notices } = useSession()
  const text = useView(({ linkList }) => linkList) ?? ''
  const [unchecked, setUnchecked] = useState<readonly string[]>([])
  const found = readLinkList(text)
  const chosen = found.filter(({ url }) => !unchecked.includes(url))

  const counted = (one: string, many: string) =>
    chosen.length === 1 ? one : fill(many, { count: chosen.length })
  const close = () => view.setState({ linkList: null })
  const append = (more: string) => view.setState({ linkList: text ? `${text}\n${more}` : more })
  const pasted = (event: ClipboardEvent) => {
    const html = event.clipboardData.getData('text/html')
    if (!hasLinks(html)) return
    event.preventDefault()
    append(linksOfHtml(html))
  }
  const read = async (file: File) => {
    const written = await file.text()
    append(hasLinks(written) ? linksOfHtml(written) : written)
  }
  const add = () => {
    store.getState().change((site) => {
      const links = site.data.links.filter(({ label, url, note }) => label || url || note)
      for (const link of chosen) links.push(linkOf({ id: freshId(links, 'link'), ...link }))
      return { ...site, data: { ...site.data, links } }
    })
    notices.announce(counted(labels.addedOne, labels.addedMany))
    close()
  }
  const choose = (url: string, isChosen: boolean) =>
    setUnchecked(isChosen ? unchecked.filter((each) => each !== url) : [...unchecked, url])
  return (
    <EditorDialog title={labels.paste} onClose={close}>
      <label className={fieldStyles.field}>
        {labels.pasteHere}
        <textarea
          rows={5}
          dir="auto"
          spellCheck={false}
          value={text}
          placeholder={labels.pasteExample}
          onPaste={pasted}
          onChange={({ target }) => view.setState({ linkList: target.value })}
        />
      </label>
      <FileButton
        label={labels.openFile}
        accept=".html,.htm,.txt,.md,.csv,text/*"
        onFile={(file) => void read(file)}
      />
      {found.length === 0 && text.trim() !== '' && <p role="status">{labels.noneFound}</p>}
      {found.length > 0 && (
        <>
          <ul className={styles.found} aria-label={labels.found}>
            {found.map(({ label, url }) => (
              <li key={url}>
                <label>
                  <input
                    type="checkbox"
                    checked={!unchecked.includes(url)}
                    onChange={({ target }) => choose(url, target.checked)}
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
            aria-disabled={chosen.length === 0 || undefined}
            onClick={() => chosen.length > 0 && add()}
          >
            {counted(labels.addOne, labels.addMany)}
          </Button>
        </>
      )}
    </EditorDialog>
  )
}
