import { useEffect, useId, useState } from 'react'
import { fill } from '../lib/fill.ts'
import { pageAddress, type ShareOutcome, sharePage } from '../lib/share.ts'
import { type Night, type NightSky, nightQuery, readNight } from '../scene/night/night.ts'
import { nightSky } from '../scene/night/nightSky.ts'
import { placeAt, tonight } from '../scene/night/places.ts'
import { useScene } from '../scene/store.ts'
import { formatLongDate } from '../site/site.ts'
import { text } from '../site/text.ts'
import { Button } from './Button.tsx'
import { LineIcon } from './icons.tsx'
import { NightDome } from './NightDome.tsx'
import { NightForm } from './NightForm.tsx'
import styles from './NightPanel.module.css'
import { moonDescription, planetDescription } from './nightText.ts'
import { useModal } from './useModal.ts'

/** The first night of the panel: the night of the sky on screen, else the night in the address, else tonight. */
function firstNight(shownSky: NightSky | null): Night {
  return shownSky ?? readNight(location.search) ?? tonight()
}

/** A dialog over the sky: date, place, moon and planets of a night. Closing keeps the night. A button resets the sky. */
export function NightPanel({ onClose }: { onClose: () => void }) {
  const titleId = useId()
  const { props, close } = useModal(onClose)
  const sky = useScene((state) => state.night)
  const setNight = useScene((state) => state.setNight)
  const setStargazing = useScene((state) => state.setStargazing)
  const [night, setChosen] = useState(() => firstNight(sky))
  const [isCollapsed, setCollapsed] = useState(false)
  const [shareOutcome, setShareOutcome] = useState<ShareOutcome | null>(null)
  const address = `${pageAddress(location)}${nightQuery(night)}`

  useEffect(() => setNight(nightSky(night)), [setNight, night])
  useEffect(() => {
    setStargazing(true)
    return () => setStargazing(false)
  }, [setStargazing])

  const choose = (chosen: Night) => {
    setChosen(chosen)
    setShareOutcome(null)
  }
  const closeAndResetSky = () => {
    close()
    setNight(null)
  }
  return (
    <dialog {...props} className={styles.sky} aria-labelledby={titleId}>
      {sky && <NightDome sky={sky} />}
      <div className={styles.panel} data-collapsed={isCollapsed || undefined}>
        <div className={styles.head}>
          <h2 id={titleId}>{text.night.title}</h2>
          <button
            type="button"
            className={styles.collapse}
            aria-label={text.night.details}
            aria-expanded={!isCollapsed}
            onClick={() => setCollapsed(!isCollapsed)}
          >
            <LineIcon path="M6 9L12 15L18 9" />
          </button>
          <button type="button" aria-label={text.night.close} onClick={close}>
            <LineIcon path="M6 6L18 18M18 6L6 18" />
          </button>
        </div>
        <div className={styles.body}>
          <NightForm night={night} onChoose={choose} />
          <Facts night={night} sky={sky} />
          <div className={styles.actions}>
            <Button
              kind="bright"
              onClick={async () => setShareOutcome(await sharePage({ title: document.title, url: address }))}
            >
              {text.night.share}
            </Button>
            <Button onClick={closeAndResetSky}>{text.night.own}</Button>
          </div>
          <output className={styles.shared}>
            {shareOutcome === 'copied' && text.share.copied}
            {shareOutcome === 'refused' && `${text.share.copyThis} ${address}`}
          </output>
        </div>
      </div>
    </dialog>
  )
}

function Facts({ night, sky }: { night: Night; sky: NightSky | null }) {
  const place = placeAt(night)?.name ?? `${night.latitude}°, ${night.longitude}°`
  return (
    <div role="status" className={styles.facts}>
      <p>{fill(text.night.sky, { place, date: formatLongDate(night.date) })}</p>
      {sky && (
        <dl>
          <dt>{text.night.moon}</dt>
          <dd>{moonDescription(sky.moon)}</dd>
          <dt>{text.night.planets}</dt>
          <dd>{planetDescription(sky)}</dd>
        </dl>
      )}
    </div>
  )
}
