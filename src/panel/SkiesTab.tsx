import { constantPaths } from './constantPaths.ts'
import styles from './controls.module.css'
import { ImportExport } from './ImportExport.tsx'
import { PanelButton } from './PanelButton.tsx'
import { usePanel } from './panelStore.ts'
import panelText from './panelText.json' with { type: 'json' }
import { SavedSkies } from './SavedSkies.tsx'

const { skies: text } = panelText

export function SkiesTab() {
  return (
    <>
      <small>{text.intro}</small>
      <SavedSkies />
      <ImportExport />
      <div className={styles.buttons}>
        <PanelButton onClick={() => usePanel.getState().reset(constantPaths, text.allReset)}>
          {text.resetAll}
        </PanelButton>
      </div>
    </>
  )
}
