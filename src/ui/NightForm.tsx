import { type ChangeEvent, useState } from 'react'
import { isNightDate, isPlace, NIGHT_RANGE, type Night } from '../scene/night/night.ts'
import { PLACES, placeAt } from '../scene/night/places.ts'
import { text } from '../site/text.ts'
import styles from './NightPanel.module.css'

interface Typed {
  readonly date: string
  readonly latitude: string
  readonly longitude: string
}

const typedFrom = ({ date, latitude, longitude }: Night): Typed => ({
  date,
  latitude: String(latitude),
  longitude: String(longitude),
})

/** @returns null while the form holds no valid date or place */
function nightOf({ date, latitude, longitude }: Typed): Night | null {
  const night = { date, latitude: Number(latitude), longitude: Number(longitude) }
  return latitude !== '' && longitude !== '' && isNightDate(date) && isPlace(night) ? night : null
}

/** Date and place of a night: a town of the list, or coordinates. The sky changes only once both are valid. */
export function NightForm({ night, onChoose }: { night: Night; onChoose: (night: Night) => void }) {
  const [typed, setTyped] = useState(() => typedFrom(night))
  const chosen = nightOf(typed)
  const type = (change: Partial<Typed>) => {
    const next = { ...typed, ...change }
    setTyped(next)
    const nextNight = nightOf(next)
    if (nextNight) onChoose(nextNight)
  }
  const chooseTown = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    const town = PLACES.find(({ zone }) => zone === target.value)
    if (town) type({ latitude: String(town.latitude), longitude: String(town.longitude) })
  }
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <label>
        {text.night.date}
        <input
          type="date"
          {...NIGHT_RANGE}
          required
          value={typed.date}
          onChange={({ target }) => type({ date: target.value })}
        />
      </label>
      <label>
        {text.night.place}
        <select value={(chosen && placeAt(chosen)?.zone) ?? ''} onChange={chooseTown}>
          <option value="">{text.night.ownPlace}</option>
          {PLACES.map(({ zone, name }) => (
            <option key={zone} value={zone}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <details>
        <summary>{text.night.ownPlace}</summary>
        <div className={styles.coordinates}>
          <label>
            {text.night.latitude}
            <input
              type="number"
              min={-90}
              max={90}
              step="any"
              required
              value={typed.latitude}
              onChange={({ target }) => type({ latitude: target.value })}
            />
          </label>
          <label>
            {text.night.longitude}
            <input
              type="number"
              min={-180}
              max={180}
              step="any"
              required
              value={typed.longitude}
              onChange={({ target }) => type({ longitude: target.value })}
            />
          </label>
        </div>
      </details>
      {!chosen && <p role="alert">{text.night.outside}</p>}
    </form>
  )
}
