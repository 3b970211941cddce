import { type CSSProperties, type KeyboardEvent, useId } from 'react'
import type { Range } from '../constants/schema.ts'
import { type ConstantPath, valueAt } from './constantPaths.ts'
import { NumberField } from './NumberField.tsx'
import { PhaseIcon } from './PhaseIcon.tsx'
import { ResetButton } from './ResetButton.tsx'
import { keyedValue, SLIDER_STEPS, sliderShare, valueAtShare } from './slider.ts'
import { useTuning, useTuningModel } from './useTuning.ts'
import { constantName } from './words.ts'

/** A number with its slider, its field, its unit and the way back. Its moon is new at the least, full at the most. */
export function RangeControl({ constant, range }: { constant: ConstantPath; range: Range }) {
  const tuning = useTuningModel()
  const value = Number(useTuning(({ history }) => valueAt(history.present, constant)))
  const id = useId()
  const name = constantName(constant)
  const share = sliderShare(range, value)
  const settle = () => tuning.settle()
  const keyed = (event: KeyboardEvent) => {
    const wanted = keyedValue(range, value, event.key)
    if (wanted === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    tuning.tune(constant, wanted)
  }
  return (
    <div className="tuning-row" data-constant={constant.path}>
      <span className="tuning-slider" style={{ '--share': share } as CSSProperties}>
        <label htmlFor={id}>
          {name} <small>{range.unit}</small>
        </label>
        <input
          id={id}
          type="range"
          min={0}
          max={SLIDER_STEPS}
          value={Math.round(share * SLIDER_STEPS)}
          aria-valuemin={range.min}
          aria-valuemax={range.max}
          aria-valuenow={value}
          aria-valuetext={`${value} ${range.unit}`}
          onChange={({ target }) =>
            tuning.tune(constant, valueAtShare(range, Number(target.value) / SLIDER_STEPS))
          }
          onKeyDown={keyed}
          onKeyUp={settle}
          onPointerUp={settle}
          onBlur={settle}
        />
        <PhaseIcon phase={share / 2} />
      </span>
      <NumberField constant={constant} range={range} name={`${name}, exactly`} />
      <ResetButton constant={constant} />
    </div>
  )
}
