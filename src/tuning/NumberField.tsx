import { useState } from 'react'
import type { Range } from '../constants/schema.ts'
import { clampedValue } from './clampedValue.ts'
import { type ConstantPath, valueAt } from './constantPaths.ts'
import { useTuning, useTuningModel } from './useTuning.ts'

interface NumberFieldProps {
  readonly constant: ConstantPath
  readonly range: Range
  /** What it is called. */
  readonly name: string
}

/** A number to be typed. What may stand holds at once; what may not becomes the nearest that may, once it is left. */
export function NumberField({ constant, range, name }: NumberFieldProps) {
  const tuning = useTuningModel()
  const value = Number(useTuning(({ history }) => valueAt(history.present, constant)))
  const [typed, setTyped] = useState<string | null>(null)
  const { min, max, step, unit } = range

  const type = (text: string) => {
    setTyped(text)
    const wanted = Number(text)
    if (text.trim() !== '' && clampedValue(tuning.present, constant, wanted) === wanted)
      tuning.tune(constant, wanted)
  }
  const leave = () => {
    if (typed === null) return
    const wanted = typed.trim() === '' ? Number.NaN : Number(typed)
    tuning.tune(constant, wanted)
    const taken = valueAt(tuning.present, constant)
    if (taken !== wanted)
      tuning.say(
        `${name.split(',')[0]}: ${taken} ${unit}, the nearest to what was typed; it goes from ${min} to ${max}.`,
      )
    setTyped(null)
    tuning.settle()
  }
  return (
    <input
      className="tuning-number"
      type="number"
      aria-label={name}
      min={min}
      max={max}
      step={step}
      value={typed ?? value}
      onChange={({ target }) => type(target.value)}
      onBlur={leave}
      onKeyDown={({ key }) => key === 'Enter' && leave()}
    />
  )
}
