import { useEffect, useState } from 'react'
import { textColours } from '../constants/themeCss.ts'
import { formatRatio } from '../lib/contrast.ts'
import { fill } from '../lib/fill.ts'
import { TEXT_CONTRAST } from '../lib/findReadable.ts'
import { useScene } from '../scene/store.ts'
import visuallyHidden from '../ui/visuallyHidden.module.css'
import { startFrameMeter } from './frameMeter.ts'
import styles from './Meters.module.css'
import { shownConstants, usePanel } from './panelStore.ts'
import panelText from './panelText.json' with { type: 'json' }
import { type StarContrast, starContrast } from './starContrast.ts'

const READ_INTERVAL_MS = 500
/** A sky reports its frames about once a second. After this time without a report the frame rate is 0. */
const STOPPED_AFTER_MS = 2500

const NO_READING = { framesPerS: 0, frameMs: Number.NaN, drawCalls: '0', stars: '0' }

const { meters: text, backgroundNames, lowContrast } = panelText

/** The cost of the sky, and the contrast of text on the sky. If the contrast is too low, also advice. */
export function Meters() {
  const { framesPerS, frameMs, drawCalls, stars } = useReading()
  const contrast = useContrast()
  const isContrastLow = contrast !== null && contrast.ratio < TEXT_CONTRAST
  const meters = [
    { short: text.framesShort, name: text.frames, value: String(Math.round(framesPerS)) },
    {
      short: text.frameMsShort,
      name: text.frameMs,
      value: Number.isNaN(frameMs) ? '–' : frameMs.toFixed(1),
    },
    { short: text.drawCallsShort, name: text.drawCalls, value: drawCalls },
    { short: text.starsShort, name: text.stars, value: stars },
    {
      short: isContrastLow ? fill(text.lowContrastShort, { least: TEXT_CONTRAST }) : text.contrastShort,
      name: fill(text.contrast, { background: backgroundNames[contrast?.background ?? 'night'] }),
      value: contrast ? formatRatio(contrast.ratio) : '–',
      isLow: isContrastLow,
    },
  ]
  return (
    <>
      <dl className={styles.meters}>
        {meters.map(({ short, name, value, isLow }) => (
          <div key={name} title={`${name}: ${value}`} data-low-contrast={isLow || undefined}>
            <dt>
              <span aria-hidden="true">{short}</span>
              <span className={visuallyHidden.hidden}>{isLow ? `${name}, ${short}` : name}</span>
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {isContrastLow && <p className={styles.advice}>{lowContrast[contrast.background]}</p>}
    </>
  )
}

/** Null with forced colours, because the system chooses the colours of text. */
function useContrast(): StarContrast | null {
  const constants = usePanel(shownConstants)
  const palette = useScene((state) => state.palette)
  const view = useScene((state) => state.view)
  if (matchMedia('(forced-colors: active)').matches) return null
  const colours = textColours(palette, matchMedia('(prefers-contrast: more)').matches)
  // Only the style sheet decides how much the sky is dimmed.
  const skyLight = Number(getComputedStyle(document.documentElement).getPropertyValue('--sky-light'))
  return starContrast(constants, palette, view, Object.values(colours), skyLight)
}

function useReading() {
  const [reading, setReading] = useState(NO_READING)
  useEffect(() => {
    const meter = startFrameMeter()
    const sceneData = () => document.querySelector<HTMLElement>('[data-scene]')?.dataset ?? {}
    let last = { frames: Number(sceneData().frames ?? 0), atMs: performance.now() }
    let framesPerS = 0
    const read = () => {
      const { frames = '0', drawCalls = '0', stars = '0' } = sceneData()
      const now = { frames: Number(frames), atMs: performance.now() }
      const passedMs = now.atMs - last.atMs
      if (now.frames !== last.frames) {
        // Not below 0 when a new scene counts its frames from 0.
        framesPerS = Math.max(0, ((now.frames - last.frames) / passedMs) * 1000)
        last = now
      } else if (passedMs > STOPPED_AFTER_MS) framesPerS = 0
      setReading({ framesPerS, drawCalls, stars, frameMs: meter.read() })
    }
    const timer = setInterval(read, READ_INTERVAL_MS)
    return () => {
      clearInterval(timer)
      meter.end()
    }
  }, [])
  return reading
}
