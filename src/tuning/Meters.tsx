import { useEffect, useState } from 'react'
import type { Constants, View } from '../constants/schema.ts'
import { parseColor } from '../lib/contrast.ts'
import { useScene } from '../scene/store.ts'
import visuallyHidden from '../ui/visuallyHidden.module.css'
import { startFrameMeter } from './frameMeter.ts'
import styles from './Meters.module.css'
import { shownConstants, usePanel } from './panelStore.ts'
import { LEAST_CONTRAST, type StarContrast, starContrast } from './starContrast.ts'

const EVERY_MS = 500
/** The sky writes its frame rate once a second at most. After this silence it draws no frames. */
const SILENCE_MS = 2500
/** The colours of text directly on the sky. */
const WORDS = ['--text', '--quiet-text', '--accent']

const NOTHING_YET = { framesPerS: 0, frameMs: Number.NaN, drawCalls: '0', stars: '0' }

export function Meters() {
  const { framesPerS, frameMs, drawCalls, stars } = useReading()
  const view = useScene((state) => state.view)
  const contrast = contrastNow(usePanel(shownConstants), view)
  const tooFaint = contrast !== null && contrast.ratio < LEAST_CONTRAST
  const meters = [
    { short: 'frames', name: 'Frames of the sky a second', value: String(Math.round(framesPerS)) },
    {
      short: 'ms',
      name: 'Milliseconds of the main thread a frame',
      value: Number.isNaN(frameMs) ? '–' : frameMs.toFixed(1),
    },
    { short: 'draws', name: 'Draw calls a frame', value: drawCalls },
    { short: 'stars', name: 'Stars drawn', value: stars },
    {
      short: tooFaint ? `under ${LEAST_CONTRAST}` : 'contrast',
      name: `Least contrast of words, on ${contrast?.behind ?? 'the night'}, to one`,
      // Rounded down: 4.49 is not 4.5.
      value: contrast ? (Math.floor(contrast.ratio * 10) / 10).toFixed(1) : '–',
      tooFaint,
    },
  ]
  return (
    <dl className={styles.meters}>
      {meters.map(({ short, name, value, tooFaint: marked }) => (
        <div key={name} title={`${name}: ${value}`} data-too-faint={marked || undefined}>
          <dt>
            <span aria-hidden="true">{short}</span>
            <span className={visuallyHidden.hidden}>{marked ? `${name}, ${short}` : name}</span>
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Reads the current tokens. Returns null if one is no plain colour, as with forced colours. */
function contrastNow(constants: Constants, view: View): StarContrast | null {
  const tokens = getComputedStyle(document.documentElement)
  try {
    const words = WORDS.map((name) => parseColor(tokens.getPropertyValue(name).trim()))
    const { palette } = useScene.getState()
    return starContrast(constants, palette, view, words, Number(tokens.getPropertyValue('--sky-light')))
  } catch {
    return null
  }
}

function useReading() {
  const [reading, setReading] = useState(NOTHING_YET)
  useEffect(() => {
    const meter = startFrameMeter()
    let last = { frames: 0, atMs: performance.now() }
    let framesPerS = 0
    const read = () => {
      const {
        frames = '0',
        drawCalls = '0',
        stars = '0',
      } = document.querySelector<HTMLElement>('[data-scene]')?.dataset ?? {}
      const now = { frames: Number(frames), atMs: performance.now() }
      const passedMs = now.atMs - last.atMs
      if (now.frames !== last.frames) {
        framesPerS = Math.max(0, ((now.frames - last.frames) / passedMs) * 1000)
        last = now
      } else if (passedMs > SILENCE_MS) framesPerS = 0
      setReading({ framesPerS, drawCalls, stars, frameMs: meter.read() })
    }
    const timer = setInterval(read, EVERY_MS)
    return () => {
      clearInterval(timer)
      meter.end()
    }
  }, [])
  return reading
}
