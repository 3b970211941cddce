import { type ClipboardEvent, useState } from 'react'
import { readLinkList } from '../../templates/readLinkList.ts'
import { linkOf } from '../../templates/siteData.ts'
import { buttonStyle } from '../../ui/buttonStyle.ts'
import { EditorDialog } from '../EditorDialog.tsx'
import { FileButton } from '../fields/FileButton.tsx'
import fieldStyles from '../fields/fields.module.css'
import { useSession, useView } from '../session.ts'
import { freshId } from '../state/lists.ts'
import styles from './LinksDialog.module.css'
import { linksOfHtml } from './linksOfHtml.ts'

const hasLinks = (html: string) => /<a\s[^>]*href=/i.test(html)

/** Finds the links in what is pasted here, and adds the chosen ones to the page in one step. */
export function LinksDialog() {
  const { store, view, notices } = useSession()
  const text = useView(({ linkList }) => linkList) ?? ''
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const found = readLinkList(text)
  const chosen = found.filter(({ url }) => !left.has(url))

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
    notices.announce(chosen.length === 1 ? 'A link was added.' : `${chosen.length} links were added.`)
    close()
  }
  const choose = (url: string, isChosen: boolean) => {
    const others = new Set(left)
    if (isChosen) others.delete(url)
    else others.add(url)
    setLeft(others)
  }
  return (
    <EditorDialog title="Paste links" onClose={close}>
      <label className={fieldStyles.field}>
        Your links: one a line, a table, Markdown, or a part of a page
        <textarea
          rows={5}
          dir="auto"
          spellCheck={false}
          value={text}
          placeholder={'My shop https://example.com/shop\nMy songs example.com/songs'}
          onPaste={pasted}
          onChange={({ target }) => view.setState({ linkList: target.value })}
        />
      </label>
      <FileButton
        words="Or open a saved page"
        accept=".html,.htm,.txt,.md,.csv,text/*"
        onFile={(file) => void read(file)}
      />
      {found.length === 0 && text.trim() !== '' && (
        <p role="status">No address was found in this. Write each in full, as in https://example.com/you.</p>
      )}
      {found.length > 0 && (
        <>
          <ul className={styles.found} aria-label="Links that were found">
            {found.map(({ label, url }) => (
              <li key={url}>
                <label>
                  <input
                    type="checkbox"
                    checked={!left.has(url)}
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
          <button
            type="button"
            className={buttonStyle('bright')}
            aria-disabled={chosen.length === 0 || undefined}
            onClick={() => chosen.length > 0 && add()}
          >
            {chosen.length === 1 ? 'Add 1 link' : `Add ${chosen.length} links`}
          </button>
        </>
      )}
    </EditorDialog>
  )
}
