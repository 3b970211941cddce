import styles from './Panel.module.css'
import { PanelButton } from './PanelButton.tsx'

export function FailedPanel() {
  return (
    <aside className={styles.panel} aria-label="Tune the sky">
      <div className={styles.toast} role="alert">
        <p>The panel met an error. What you tuned is saved in this browser.</p>
        <PanelButton onClick={() => location.reload()}>Reload</PanelButton>
      </div>
    </aside>
  )
}
