import { LineIcon } from '../ui/LineIcon.tsx'
import { type ConstantPath, valueAt } from './constantPaths.ts'
import { useTuning, useTuningModel } from './useTuning.ts'
import { fullName } from './words.ts'

/** The way of one constant back to what the file says; there only while it says something else. */
export function ResetButton({ constant }: { constant: ConstantPath }) {
  const tuning = useTuningModel()
  const source = useTuning((state) => valueAt(state.source, constant))
  const changed = useTuning(({ history }) => valueAt(history.present, constant) !== source)
  const name = fullName(constant)
  const written = typeof source === 'boolean' ? (source ? 'on' : 'off') : source
  return (
    <button
      type="button"
      className="tuning-reset"
      hidden={!changed}
      aria-label={`Reset ${name}`}
      title={`Back to ${written}`}
      onClick={() => tuning.reset([constant], `${name} reset`)}
    >
      <LineIcon path="M5 8h8a5 5 0 0 1 0 10H8M8 5 5 8l3 3" />
    </button>
  )
}
