import { useRef } from 'react'
import visuallyHidden from '../ui/visuallyHidden.module.css'
import styles from './controls.module.css'
import { formatConstants } from './formatConstants.ts'
import { PanelButton } from './PanelButton.tsx'
import { usePanel } from './panelStore.ts'
import { MOST_CHARACTERS, readConstants } from './readConstants.ts'
import { tuneAddress } from './tuneAddress.ts'
import { tuneQuery } from './tuneQuery.ts'

export function ImportExport() {
  const text = useRef<HTMLTextAreaElement>(null)
  const { say, apply } = usePanel.getState()
  const copy = async (words: string, copied: string) => {
    try {
      await navigator.clipboard.writeText(words)
      say(copied)
    } catch {
      if (!text.current) return
      text.current.value = words
      text.current.select()
      say('This browser does not let a page copy: it is selected in the field below.')
    }
  }
  const copyLink = () => {
    const { source, history } = usePanel.getState()
    const address = tuneAddress(location, tuneQuery(source, history.present))
    return copy(address, 'Link copied: opened on a phone, it shows this sky there.')
  }
  const copyJson = () => copy(formatConstants(usePanel.getState().history.present), 'JSON copied.')
  const importJson = (json: string) => {
    if (apply(readConstants(json), 'Constants imported') && text.current) text.current.value = ''
  }
  const chosen = async (input: HTMLInputElement) => {
    const [file] = input.files ?? []
    input.value = ''
    // Reads only enough of a large file to report that it is too long.
    if (file) importJson(await file.slice(0, MOST_CHARACTERS + 1).text())
  }
  return (
    <section aria-labelledby="panel-share">
      <p className={styles.heading} id="panel-share">
        Share and import
      </p>
      <div className={styles.buttons}>
        <PanelButton onClick={copyLink}>Copy link</PanelButton>
        <PanelButton onClick={copyJson}>Copy JSON</PanelButton>
      </div>
      <textarea
        ref={text}
        aria-label="Constants as JSON"
        placeholder="Paste constants as JSON"
        rows={3}
        spellCheck={false}
        maxLength={MOST_CHARACTERS}
      />
      <div className={styles.buttons}>
        <PanelButton onClick={() => importJson(text.current?.value ?? '')}>Import</PanelButton>
        <label className={`${styles.button} ${styles.file}`}>
          Import a file
          <input
            type="file"
            className={visuallyHidden.hidden}
            accept=".json,application/json"
            onChange={({ target }) => chosen(target)}
          />
        </label>
      </div>
    </section>
  )
}
