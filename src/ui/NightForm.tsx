import { type ChangeEvent, useState } from 'react'
import { isNightDate, isValidPlace, NIGHT_RANGE, type Night } from '../scene/night/night.ts'
import { PLACES, placeAt } from '../scene/night/places.ts'
import { text } from '../site/text.ts'
import styles from './NightPanel.module.css'

interface Fields {
  readonly date: string
  readonly latitude: string
  readonly longitude: string
}

const fieldsOf = ({ date, latitude, longitude }: Night): Fields => ({
  date,
  latitude: String(latitude),
  longitude: String(longitude),
})

/** @returns null while the date or the place is not valid */
function nightOf({ date, latitude, longitude }: Fields): Night | null {
  const night = { date, latitude: Number(latitude), longitude: Number(longitude) }
  return latitude !== '' && longitude !== '' && isNightDate(date) && isValidPlace(night) ? night : null
}

/** The fields of a night: its date, and a town or coordinates. The sky changes only while all fields are valid. */
export function NightForm({ night, onChoose }: { night: Night; onChoose: (night: Night) => void }) {
  const [fields, setFields] = useState(() => fieldsOf(night))
  const validNight = nightOf(fields)
  const edit = (change: Partial<Fields>) => {
    const next = { ...fields, ...change }
    setFields(next)
    const nextNight = nightOf(next)
    if (nextNight) onChoose(nextNight)
  }
  const chooseTown = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    const town = PLACES.find(({ zone }) => zone === target.value)
    if (town) edit({ latitude: String(town.latitude), longitude: String(town.longitude) })
  }
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <label>
        {text.night.date}
        <input
          type="date"
          {...NIGHT_RANGE}
          required
          value={fields.date}
          onChange={({ target }) => edit({ date: target.value })}
        />
      </label>
      <label>
        {text.night.place}
        <select value={(validNight && placeAt(validNight)?.zone) ?? ''} onChange={chooseTown}>
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
              value={fields.latitude}
              onChange={({ target }) => edit({ latitude: target.value })}
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
              value={fields.longitude}
              onChange={({ target }) => edit({ longitude: target.value })}
            />
          </label>
        </div>
      </details>
      {!validNight && <p role="alert">{text.night.outside}</p>}
    </form>
  )
}
