import { ConstantRow } from './ConstantRow.tsx'
import { constantName } from './constantNames.ts'
import { type ConstantPath, valueAt } from './constantPaths.ts'
import styles from './controls.module.css'
import { usePanel } from './panelStore.ts'

export function SwitchControl({ constant }: { constant: ConstantPath }) {
  const isOn = usePanel(({ history }) => valueAt(history.present, constant) === true)
  const tune = usePanel((state) => state.tune)
  return (
    <ConstantRow constant={constant}>
      <label className={styles.switch}>
        <input
          type="checkbox"
          role="switch"
          checked={isOn}
          aria-checked={isOn}
          onChange={({ target }) => tune(constant, target.checked)}
        />
        {constantName(constant)}
      </label>
    </ConstantRow>
  )
}
