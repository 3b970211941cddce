import { useEffect, useState } from 'react'
import { fill } from '../lib/fill.ts'
import { editorText, languageOfEditorText } from '../site/editorText.ts'
import type { Sample } from '../templates/engine/sample/sample.ts'
import { allSamples } from '../templates/engine/sample/samples.ts'
import { PhaseIcon } from '../ui/icons.tsx'
import { ownPartCount, PART_COUNT } from './checks/ownParts.ts'
import styles from './OwnMoon.module.css'
import { useEditor, useSession } from './session.ts'

const text = editorText.toolbar
/** The wait after a change, ms: a page with thousands of links is not checked at each letter. */
const WAIT_MS = 300

/** A moon that waxes as the page becomes its user's: a crescent with the sample, full when nothing of a sample is left. */
export function OwnMoon() {
  const { kit, sample } = useSession()
  const data = useEditor((state) => state.data)
  const pictures = useEditor((state) => state.pictures)
  const [samples, setSamples] = useState<readonly Sample[]>([sample])
  const [hasAsked, setHasAsked] = useState(false)
  const [count, setCount] = useState(0)
  useEffect(() => {
    const timer = setTimeout(() => {
      const next = ownPartCount(data, pictures, kit, samples)
      // The page may have begun with another template's sample, which is fetched only for this question.
      if (next === PART_COUNT && !hasAsked)
        allSamples()
          .then(setSamples, () => {})
          .finally(() => setHasAsked(true))
      else setCount(next)
    }, WAIT_MS)
    return () => clearTimeout(timer)
  }, [data, pictures, kit, samples, hasAsked])
  const isFull = count === PART_COUNT
  const name = isFull ? text.allOwn : fill(text.ownParts, { own: count, all: PART_COUNT })
  return (
    <span
      role="img"
      aria-label={name}
      title={name}
      lang={languageOfEditorText(name)}
      className={styles.moon}
      data-full={isFull || undefined}
    >
      {/* An empty ring would look like a radio button. */}
      <PhaseIcon phase={(count + 1) / (PART_COUNT + 1) / 2} />
    </span>
  )
}
