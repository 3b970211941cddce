import { type CSSProperties, type ReactNode, useId, useMemo } from 'react'
import type { Range } from '../constants/schema.ts'
import { fill } from '../lib/fill.ts'
import { LineIcon } from '../ui/icons.tsx'
import { constantName, fullName, type Keys, rangeAt, valueAt } from './constantTree.ts'
import styles from './controls.module.css'
import { NumberField } from './NumberField.tsx'
import { PanelButton } from './PanelButton.tsx'
import { tune, usePanel } from './panelStore.ts'
import panelText from './panelText.json' with { type: 'json' }
import { Row } from './Row.tsx'
import { sliderStops } from './slider.ts'

const { constant: text } = panelText
/** Random seeds are below this number, so that they are short. */
const RANDOM_SEED_LIMIT = 1_000_000

interface ControlProps {
  readonly keys: Keys
  readonly range: Range
}

/** The control of a constant: a slider with a field, the seed's field, or a switch. */
export function ConstantControl({ keys }: { keys: Keys }) {
  const range = rangeAt(keys)
  if (!range) return <SwitchControl keys={keys} />
  if (keys[0] === 'seed') return <SeedControl keys={keys} range={range} />
  return <SliderControl keys={keys} range={range} />
}

function SliderControl({ keys, range }: ControlProps) {
  const value = usePanel(({ history }) => Number(valueAt(history.present.constants, keys)))
  const stops = useMemo(() => sliderStops(range), [range])
  const id = useId()
  const name = constantName(keys)
  const { min, max, step, unit } = range
  const inputProps = stops
    ? { min: 0, max: stops.length - 1, step: 1, value: stops.findLastIndex((stop) => stop <= value) }
    : { min, max, step, value }
  const fraction = (inputProps.value - inputProps.min) / (inputProps.max - inputProps.min)
  const onSlide = (place: number) => tune(keys, stops ? (stops[place] ?? value) : place)
  return (
    <ConstantRow keys={keys}>
      {/* The slider's thumb is a moon: new at the minimum, full at the maximum. */}
      <span className={styles.slider} style={{ '--fraction': fraction } as CSSProperties}>
        <label htmlFor={id}>
          {name} <small>{unit}</small>
        </label>
        <input
          id={id}
          type="range"
          {...inputProps}
          aria-valuetext={`${value} ${unit}`}
          onChange={({ target }) => onSlide(target.valueAsNumber)}
        />
      </span>
      <NumberField keys={keys} range={range} label={fill(text.exact, { name })} />
    </ConstantRow>
  )
}

function SeedControl({ keys, range }: ControlProps) {
  const name = constantName(keys)
  return (
    <>
      <ConstantRow keys={keys}>
        <span>{name}</span>
        <NumberField keys={keys} range={range} label={name} />
      </ConstantRow>
      <div className={styles.buttons}>
        <PanelButton onClick={() => tune(keys, Math.floor(Math.random() * RANDOM_SEED_LIMIT))}>
          <LineIcon path="M4 8h3l9 8h4M4 16h3l2.5-2.2M13.5 10.2 16 8h4M17 5l3 3-3 3M17 13l3 3-3 3" />
          {text.shuffle}
        </PanelButton>
      </div>
    </>
  )
}

function SwitchControl({ keys }: { keys: Keys }) {
  const isOn = usePanel(({ history }) => valueAt(history.present.constants, keys) === true)
  return (
    <ConstantRow keys={keys}>
      <label className={styles.switch}>
        <input
          type="checkbox"
          role="switch"
          checked={isOn}
          aria-checked={isOn}
          onChange={({ target }) => tune(keys, target.checked)}
        />
        {constantName(keys)}
      </label>
    </ConstantRow>
  )
}

function ConstantRow({ keys, children }: { keys: Keys; children: ReactNode }) {
  const sourceValue = usePanel(({ source }) => valueAt(source.constants, keys))
  const isChanged = usePanel(({ history }) => valueAt(history.present.constants, keys) !== sourceValue)
  const switchText = sourceValue ? text.on : text.off
  return (
    <Row
      name={fullName(keys)}
      sourceText={typeof sourceValue === 'number' ? String(sourceValue) : switchText}
      reset={isChanged ? () => tune(keys, sourceValue) : undefined}
    >
      {children}
    </Row>
  )
}
