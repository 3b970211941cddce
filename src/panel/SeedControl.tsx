import type { Range } from '../constants/schema.ts'
import { fill } from '../lib/fill.ts'
import { LineIcon } from '../ui/icons.tsx'
import { ConstantRow } from './ConstantRow.tsx'
import { constantName } from './constantNames.ts'
import { type ConstantPath, valueAt } from './constantPaths.ts'
import styles from './controls.module.css'
import { NumberField } from './NumberField.tsx'
import { PanelButton } from './PanelButton.tsx'
import { usePanel } from './panelStore.ts'
import panelText from './panelText.json' with { type: 'json' }

const { seed: text } = panelText
/** Random seeds are below this number, so that they are short. */
const RANDOM_SEED_LIMIT = 1_000_000

export function SeedControl({ constant, range }: { constant: ConstantPath; range: Range }) {
  const seed = Number(usePanel(({ history }) => valueAt(history.present, constant)))
  const name = constantName(constant)
  const seeds = usePanel((state) => state.seeds)
  const { tune, saveSeed, deleteSeed, showToast } = usePanel.getState()
  const remove = (saved: number) => {
    deleteSeed(saved)
    showToast(fill(text.deleted, { seed: saved }), [], () => saveSeed(saved))
  }
  return (
    <>
      <ConstantRow constant={constant}>
        <span>{name}</span>
        <NumberField constant={constant} range={range} name={name} />
      </ConstantRow>
      <div className={styles.buttons}>
        <PanelButton onClick={() => tune(constant, Math.floor(Math.random() * RANDOM_SEED_LIMIT))}>
          <LineIcon path="M4 8h3l9 8h4M4 16h3l2.5-2.2M13.5 10.2 16 8h4M17 5l3 3-3 3M17 13l3 3-3 3" />
          {text.shuffle}
        </PanelButton>
        <PanelButton disabled={seeds.includes(seed)} onClick={() => saveSeed(seed)}>
          {text.save}
        </PanelButton>
      </div>
      {seeds.length > 0 && (
        <ul className={styles.seeds} aria-label={text.saved}>
          {seeds.map((saved) => (
            <li key={saved}>
              <PanelButton
                className={styles.small}
                aria-pressed={saved === seed}
                onClick={() => tune(constant, saved)}
              >
                {saved}
              </PanelButton>
              <PanelButton
                className={styles.small}
                aria-label={fill(text.delete, { seed: saved })}
                onClick={() => remove(saved)}
              >
                <LineIcon path="M7 7l10 10M17 7 7 17" />
              </PanelButton>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
