import type { Range } from '../constants/schema.ts'
import { LineIcon } from '../ui/LineIcon.tsx'
import { type ConstantPath, valueAt } from './constantPaths.ts'
import { NumberField } from './NumberField.tsx'
import { ResetButton } from './ResetButton.tsx'
import { useTuning, useTuningModel } from './useTuning.ts'

/** A seed of few enough digits to be read out. */
function anySeed(): number {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1))
  return seed % 1_000_000
}

/** Which sky: another seed is another one. Those that please can be kept. */
export function SeedControl({ constant, range }: { constant: ConstantPath; range: Range }) {
  const tuning = useTuningModel()
  const seed = Number(useTuning(({ history }) => valueAt(history.present, constant)))
  const seeds = useTuning((state) => state.seeds)
  const choose = (wanted: number) => {
    tuning.tune(constant, wanted)
    tuning.settle()
  }
  return (
    <div className="tuning-seed">
      <div className="tuning-row" data-constant={constant.path}>
        <span className="tuning-name">Seed</span>
        <NumberField constant={constant} range={range} name="Seed" />
        <ResetButton constant={constant} />
      </div>
      <div className="tuning-buttons">
        <button type="button" className="tuning-button" onClick={() => choose(anySeed())}>
          <LineIcon path="M4 8h3l9 8h4M4 16h3l2.5-2.2M13.5 10.2 16 8h4M17 5l3 3-3 3M17 13l3 3-3 3" />
          Shuffle
        </button>
        <button
          type="button"
          className="tuning-button"
          disabled={seeds.includes(seed)}
          onClick={() => tuning.keepSeed(seed)}
        >
          Keep this seed
        </button>
      </div>
      {seeds.length > 0 && (
        <ul className="tuning-seeds" aria-label="Kept seeds">
          {seeds.map((kept) => (
            <li key={kept}>
              <button type="button" aria-pressed={kept === seed} onClick={() => choose(kept)}>
                {kept}
              </button>
              <button type="button" aria-label={`Forget seed ${kept}`} onClick={() => tuning.dropSeed(kept)}>
                <LineIcon path="M7 7l10 10M17 7 7 17" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
