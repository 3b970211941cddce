import { type CSSProperties, useId, useMemo } from 'react'
import type { Range } from '../constants/schema.ts'
import { fill } from '../lib/fill.ts'
import { ConstantRow } from './ConstantRow.tsx'
import { constantName } from './constantNames.ts'
import { type ConstantPath, valueAt } from './constantPaths.ts'
import styles from './controls.module.css'
import { NumberField } from './NumberField.tsx'
import { usePanel } from './panelStore.ts'
import panelText from './panelText.json' with { type: 'json' }
import { sliderStops } from './slider.ts'

/** A number's slider and field. The slider's thumb is a moon: new at the minimum, full at the maximum. */
export function RangeControl({ constant, range }: { constant: ConstantPath; range: Range }) {
  const value = Number(usePanel(({ history }) => valueAt(history.present, constant)))
  const tune = usePanel((state) => state.tune)
  const stops = useMemo(() => sliderStops(range), [range])
  const id = useId()
  const name = constantName(constant)
  const { min, max, step, unit } = range
  const inputProps = stops
    ? { min: 0, max: stops.length - 1, step: 1, value: stops.findLastIndex((stop) => stop <= value) }
    : { min, max, step, value }
  const fraction = (inputProps.value - inputProps.min) / (inputProps.max - inputProps.min)
  return (
    <ConstantRow constant={constant}>
      <span className={styles.slider} style={{ '--fraction': fraction } as CSSProperties}>
        <label htmlFor={id}>
          {name} <small>{unit}</small>
        </label>
        <input
          id={id}
          type="range"
          {...inputProps}
          aria-valuetext={`${value} ${unit}`}
          onChange={({ target: { valueAsNumber } }) =>
            tune(constant, stops ? (stops[valueAsNumber] ?? value) : valueAsNumber)
          }
        />
      </span>
      <NumberField constant={constant} range={range} name={fill(panelText.constant.exact, { name })} />
    </ConstantRow>
  )
}
