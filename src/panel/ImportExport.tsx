import { useRef } from 'react'
import visuallyHidden from '../ui/visuallyHidden.module.css'
import styles from './controls.module.css'
import { formatConstants } from './formatConstants.ts'
import { PanelButton } from './PanelButton.tsx'
import { usePanel } from './panelStore.ts'
import panelText from './panelText.json' with { type: 'json' }
import { type ReadResult, readConstants, readConstantsFile } from './readConstants.ts'
import { tuneAddress } from './tuneAddress.ts'
import { tuneQuery } from './tuneQuery.ts'

const { share } = panelText

export function ImportExport() {
  const field = useRef<HTMLTextAreaElement>(null)
  const { showToast, apply } = usePanel.getState()
  const copy = async (text: string, message: string) => {
    try {
      await navigator.clipboard.writeText(text)
      showToast(message)
    } catch {
      // The owner can copy the selected text.
      if (!field.current) return
      field.current.value = text
      field.current.select()
      showToast(share.copyRefused)
    }
  }
  const copyLink = () => {
    const { source, history } = usePanel.getState()
    const address = tuneAddress(location, tuneQuery(source, history.present))
    return copy(address, share.linkCopied)
  }
  const copyJson = () => copy(formatConstants(usePanel.getState().history.present), share.jsonCopied)
  const importConstants = (read: ReadResult) => {
    if (apply(read, share.imported) && field.current) field.current.value = ''
  }
  const importFile = async (input: HTMLInputElement) => {
    const [file] = input.files ?? []
    // The same file can be chosen again after a change.
    input.value = ''
    if (file) importConstants(await readConstantsFile(file))
  }
  return (
    <section aria-labelledby="panel-share">
      <p className={styles.heading} id="panel-share">
        {share.title}
      </p>
      <div className={styles.buttons}>
        <PanelButton onClick={copyLink}>{share.copyLink}</PanelButton>
        <PanelButton onClick={copyJson}>{share.copyJson}</PanelButton>
      </div>
      <textarea
        ref={field}
        aria-label={share.field}
        placeholder={share.fieldPlaceholder}
        rows={3}
        spellCheck={false}
      />
      <div className={styles.buttons}>
        <PanelButton onClick={() => importConstants(readConstants(field.current?.value ?? ''))}>
          {share.import}
        </PanelButton>
        <label className={`${styles.button} ${styles.file}`}>
          {share.importFile}
          <input
            type="file"
            className={visuallyHidden.hidden}
            accept=".json,application/json"
            onChange={({ target }) => importFile(target)}
          />
        </label>
      </div>
    </section>
  )
}
