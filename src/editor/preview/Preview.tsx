import { previewFrame } from 'virtual:preview-frame'
import { useEffect, useRef, useState } from 'react'
import { editorText, languageOfEditorText } from '../../site/editorText.ts'
import { Button } from '../../ui/Button.tsx'
import choice from '../choice.module.css'
import { EditorText } from '../EditorText.tsx'
import { useSession, useView } from '../session.ts'
import { showTab } from '../showTab.ts'
import { useAnnounced } from '../useAnnounced.ts'
import { NARROW_QUERY, useMediaQuery } from '../useMediaQuery.ts'
import { DEVICE_NAMES, deviceFit, dockFit } from './deviceFit.ts'
import { OtherTemplates } from './otherTemplates/OtherTemplates.tsx'
import styles from './Preview.module.css'
import { useDock } from './useDock.ts'
import { usePreview } from './usePreview.ts'

const text = editorText.preview

export function Preview() {
  const session = useSession()
  const { view } = session
  const device = useView((viewState) => viewState.device)
  const stage = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [stageSize, setStageSize] = useState({ width: 0, height: 0 })
  // 0 until the stage has a size. Each new number loads the frame again.
  const [loadCount, setLoadCount] = useState(0)
  const state = usePreview(frame, loadCount)
  useAnnounced(state === 'fine' ? null : text[state])

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return
      const { width, height } = entry.contentRect
      setStageSize({ width, height })
      if (width > 0) setLoadCount((count) => count || 1)
    })
    if (stage.current) observer.observe(stage.current)
    return () => observer.disconnect()
  }, [])

  const isNarrow = useMediaQuery(NARROW_QUERY)
  const isDocked = useView(({ tab }) => tab === 'edit') && isNarrow
  const dock = useRef<HTMLDivElement>(null)
  useDock(dock, isDocked)
  const fullFit = isNarrow ? { ...stageSize, scale: 1 } : deviceFit(device, stageSize)
  const { width, height, scale } = isDocked ? dockFit(innerWidth, stageSize) : fullFit
  return (
    <div ref={dock} className={styles.preview} data-docked={isDocked || undefined}>
      {!isNarrow && (
        <div className={styles.bar}>
          <fieldset
            className={`${choice.choice} ${styles.devices}`}
            aria-label={text.name}
            lang={languageOfEditorText(text.name)}
          >
            {DEVICE_NAMES.map((name) => (
              <button
                key={name}
                type="button"
                aria-pressed={name === device}
                onClick={() => view.setState({ device: name })}
              >
                <EditorText>{text[name]}</EditorText>
              </button>
            ))}
          </fieldset>
          <OtherTemplates />
        </div>
      )}
      <div className={styles.state} data-preview={state}>
        {state !== 'fine' && (
          <>
            <p>
              <EditorText>{text[state]}</EditorText>
            </p>
            <Button onClick={() => setLoadCount((count) => count + 1)}>
              <EditorText>{text.again}</EditorText>
            </Button>
          </>
        )}
      </div>
      <div ref={stage} className={styles.stage}>
        {loadCount > 0 && (
          <div
            className={styles.device}
            inert={isDocked}
            style={{ width: width * scale, height: height * scale }}
          >
            <iframe
              key={loadCount}
              ref={frame}
              title={text.title}
              lang={languageOfEditorText(text.title)}
              src={previewFrame}
              sandbox="allow-scripts"
              style={{ width, height, scale: String(scale) }}
            />
          </div>
        )}
      </div>
      {isDocked && (
        <button
          type="button"
          className={styles.enlarge}
          aria-label={text.enlarge}
          lang={languageOfEditorText(text.enlarge)}
          onClick={() => showTab(session, 'preview')}
        />
      )}
    </div>
  )
}
