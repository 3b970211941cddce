import styles from './Panel.module.css'
import { PanelButton } from './PanelButton.tsx'
import panelText from './panelText.json' with { type: 'json' }

export function FailedPanel() {
  return (
    <aside className={styles.panel} aria-label={panelText.panel.title}>
      <div className={styles.toast} role="alert">
        <p>{panelText.panel.failed}</p>
        <PanelButton onClick={() => location.reload()}>{panelText.panel.reload}</PanelButton>
      </div>
    </aside>
  )
}
