import { type ConstantPath, valueAt } from './constantPaths.ts'
import { ResetButton } from './ResetButton.tsx'
import { useTuning, useTuningModel } from './useTuning.ts'
import { constantName } from './words.ts'

/** A constant that is on or off. */
export function SwitchControl({ constant }: { constant: ConstantPath }) {
  const tuning = useTuningModel()
  const on = useTuning(({ history }) => valueAt(history.present, constant) === true)
  return (
    <div className="tuning-row" data-constant={constant.path}>
      <label className="tuning-switch">
        <input
          type="checkbox"
          role="switch"
          checked={on}
          aria-checked={on}
          onChange={({ target }) => {
            tuning.tune(constant, target.checked)
            tuning.settle()
          }}
        />
        {constantName(constant)}
      </label>
      <ResetButton constant={constant} />
    </div>
  )
}
