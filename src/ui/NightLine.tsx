import { type MouseEvent, useEffect, useState } from 'react'
import { fill } from '../lib/fill.ts'
import { lazyModule } from '../lib/lazyModule.ts'
import { useLazyModule } from '../lib/useLazyModule.ts'
import { readNight } from '../scene/night/night.ts'
import { useScene } from '../scene/store.ts'
import { formatLongDate } from '../site/site.ts'
import { text } from '../site/text.ts'
import styles from './NightLine.module.css'

/** The panel's tables and formulas load when the button is pressed, or when the address names a night. */
const nightPanel = lazyModule(() => import('./NightPanel.tsx'))

/** The line at the end of the home page: a button that opens the sky of a night. */
export function NightLine() {
  const isGateOpen = useScene((state) => state.phase === 'open')
  const night = useScene((state) => state.night)
  const [isWanted, setWanted] = useState(false)
  const { module: loaded, isLate, retry } = useLazyModule(nightPanel, isWanted)

  useEffect(() => {
    if (isGateOpen && readNight(location.search)) setWanted(true)
  }, [isGateOpen])

  const open = (event: MouseEvent<HTMLButtonElement>) => {
    // Safari does not focus a button on click, and the dialog gives focus back to the focused element.
    event.currentTarget.focus()
    setWanted(true)
    if (isLate) retry()
  }
  return (
    <div className={styles.line}>
      <button type="button" aria-haspopup="dialog" onClick={open}>
        {night ? fill(text.night.lineOf, { date: formatLongDate(night.date) }) : text.night.line}
      </button>
      <output>{isWanted && !loaded && isLate && text.night.failed}</output>
      {isWanted && loaded && <loaded.NightPanel onClose={() => setWanted(false)} />}
    </div>
  )
}
