import { parsedJson } from '../lib/parsed.ts'
import visuallyHidden from '../ui/visuallyHidden.module.css'
import styles from './controls.module.css'
import { PanelButton } from './PanelButton.tsx'
import { replaceDraft, showToast, usePanel } from './panelStore.ts'
import panelText from './panelText.json' with { type: 'json' }
import { exportDraft } from './saveToSource.ts'
import { readTuning } from './tuning.ts'

const { file: text } = panelText

export function FileTab() {
  return (
    <>
      <small>{text.intro}</small>
      <div className={styles.buttons}>
        <PanelButton onClick={exportDraft}>{text.export}</PanelButton>
        <label className={`${styles.button} ${styles.file}`}>
          {text.import}
          <input
            type="file"
            className={visuallyHidden.hidden}
            accept=".json,application/json"
            onChange={({ target }) => importFile(target)}
          />
        </label>
        <PanelButton onClick={() => replaceDraft(usePanel.getState().source, text.allReset)}>
          {text.resetAll}
        </PanelButton>
      </div>
    </>
  )
}

async function importFile(input: HTMLInputElement): Promise<void> {
  const [file] = input.files ?? []
  // The same file can be chosen again after a change.
  input.value = ''
  if (!file) return
  const read = readTuning(parsedJson(await file.text()))
  if ('mistakes' in read) showToast(text.nothingChanged, read.mistakes)
  else replaceDraft(read.tuning, text.imported)
}
