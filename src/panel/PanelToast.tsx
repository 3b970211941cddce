import styles from './Panel.module.css'
import { PanelButton } from './PanelButton.tsx'
import { usePanel } from './panelStore.ts'
import panelText from './panelText.json' with { type: 'json' }

export function PanelToast() {
  const { message, mistakes, restore } = usePanel((state) => state.toast)
  const showToast = usePanel((state) => state.showToast)
  return (
    <div className={styles.toast} tabIndex={-1}>
      <output>{message}</output>
      {mistakes.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls, and the keyboard has to reach it
        <div role="alert" tabIndex={0}>
          <ul>
            {mistakes.map((mistake) => (
              <li key={mistake}>{mistake}</li>
            ))}
          </ul>
        </div>
      )}
      {restore && (
        <PanelButton
          key={message}
          // The row that had the focus is deleted. A new key focuses the button again for the next deletion.
          autoFocus
          onClick={({ currentTarget }) => {
            restore()
            showToast(panelText.messages.restored)
            currentTarget.parentElement?.focus()
          }}
        >
          {panelText.panel.restore}
        </PanelButton>
      )}
    </div>
  )
}
