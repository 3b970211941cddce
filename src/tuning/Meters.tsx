import { useEffect, useState } from 'react'
import type { Rgb } from '../scene/starfield.ts'
import { readColor } from './color.ts'
import { FrameMeter } from './frameMeter.ts'
import { LEAST_CONTRAST, type StarContrast, starContrast } from './starContrast.ts'
import { useSceneStore, useTuning } from './useTuning.ts'

const EVERY_MS = 500
/** The sky says at most once a second how many frames it has drawn; longer than this it has drawn none. */
const SILENCE_MS = 2500
/** The colours that words have where no panel lies below them. */
const WORDS = ['--moonlight-text', '--quiet-text', '--rose']

interface Reading {
  readonly framesPerS: number
  readonly mainThreadMs: number
  readonly drawCalls: string
  readonly stars: string
}

const NOTHING: Reading = { framesPerS: 0, mainThreadMs: Number.NaN, drawCalls: '0', stars: '0' }

/** What the sky costs, and how well words can be read before it, now. */
export function Meters() {
  const { framesPerS, mainThreadMs, drawCalls, stars } = useReading()
  const useScene = useSceneStore()
  const view = useScene((state) => state.view)
  const constants = useTuning(({ history, glimpse }) => glimpse ?? history.present)
  const contrast = contrastOf((words, skyLight) => starContrast(constants, view, words, skyLight))
  const tooFaint = contrast !== null && contrast.ratio < LEAST_CONTRAST
  const ratio = contrast ? (Math.floor(contrast.ratio * 10) / 10).toFixed(1) : '–'
  return (
    <dl className="tuning-meters">
      <Meter short="frames" name="Frames of the sky a second" value={String(Math.round(framesPerS))} />
      <Meter
        short="ms"
        name="Milliseconds of the main thread a frame"
        value={Number.isNaN(mainThreadMs) ? '–' : mainThreadMs.toFixed(1)}
      />
      <Meter short="draws" name="Draw calls a frame" value={drawCalls} />
      <Meter short="stars" name="Stars drawn" value={stars} />
      <Meter
        short={tooFaint ? `under ${LEAST_CONTRAST}` : 'contrast'}
        name={`Least contrast of words, on ${contrast?.behind ?? 'the night'}, to one`}
        value={ratio}
        tooFaint={tooFaint}
      />
    </dl>
  )
}

interface MeterProps {
  /** What it is called where there is no room. */
  readonly short: string
  readonly name: string
  readonly value: string
  readonly tooFaint?: boolean
}

function Meter({ short, name, value, tooFaint = false }: MeterProps) {
  return (
    <div title={`${name}: ${value}`} data-too-faint={tooFaint || undefined}>
      <dt>
        <span aria-hidden="true">{short}</span>
        <span className="tuning-hidden">
          {name}
          {tooFaint && `, under ${LEAST_CONTRAST}`}
        </span>
      </dt>
      <dd>{value}</dd>
    </div>
  )
}

/** Reads the tokens as they hold for this visitor; null where colours are forced, and no sky is seen. */
function contrastOf(compute: (words: readonly Rgb[], skyLight: number) => StarContrast): StarContrast | null {
  const tokens = getComputedStyle(document.documentElement)
  const words = WORDS.map((name) => readColor(tokens.getPropertyValue(name))).filter(
    (color) => color !== null,
  )
  return words.length < WORDS.length ? null : compute(words, Number(tokens.getPropertyValue('--sky-light')))
}

function useReading(): Reading {
  const [reading, setReading] = useState(NOTHING)
  useEffect(() => {
    const meter = new FrameMeter()
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
      setReading({ framesPerS, drawCalls, stars, ...meter.read() })
    }
    const timer = setInterval(read, EVERY_MS)
    return () => {
      clearInterval(timer)
      meter.end()
    }
  }, [])
  return reading
}
