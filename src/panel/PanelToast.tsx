import styles from './Panel.module.css'
import { usePanel } from './panelStore.ts'

export function PanelToast() {
  const { message, mistakes } = usePanel((state) => state.toast)
  return (
    <div className={styles.toast}>
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
    </div>
  )
}
