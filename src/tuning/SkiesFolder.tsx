import { constantPaths } from './constantPaths.ts'
import styles from './controls.module.css'
import { ImportExport } from './ImportExport.tsx'
import { PanelButton } from './PanelButton.tsx'
import { usePanel } from './panelStore.ts'
import { SavedSkies } from './SavedSkies.tsx'

export function SkiesFolder() {
  return (
    <>
      <small>
        What you tune is a draft. This browser saves it, also through a reload; visitors see it once you press
        Save and publish. Hold B to compare with the sky before.
      </small>
      <SavedSkies />
      <ImportExport />
      <div className={styles.buttons}>
        <PanelButton onClick={() => usePanel.getState().reset(constantPaths, 'Everything reset')}>
          Reset everything
        </PanelButton>
      </div>
    </>
  )
}
