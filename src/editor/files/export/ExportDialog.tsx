import { useState } from 'react'
import { fill, fillNodes } from '../../../lib/fill.ts'
import { saveFile } from '../../../lib/saveFile.ts'
import { editorText, editorTextAttributes, languageOfEditorText } from '../../../site/editorText.ts'
import { Button } from '../../../ui/Button.tsx'
import { LineIcon } from '../../../ui/icons.tsx'
import { AnnouncedText } from '../../AnnouncedText.tsx'
import type { Finding } from '../../checks/checkSite.ts'
import { DialogFoot } from '../../DialogFoot.tsx'
import { EditorDialog } from '../../EditorDialog.tsx'
import { EditorText } from '../../EditorText.tsx'
import fieldStyles from '../../field.module.css'
import { goToField } from '../../focusField.ts'
import { placeName, placeNames } from '../../form/rows/placeNames.ts'
import { useSession } from '../../session.ts'
import { useMediaQuery } from '../../useMediaQuery.ts'
import { AfterPublishing } from './AfterPublishing.tsx'
import styles from './ExportDialog.module.css'
import { groupFindings } from './groupFindings.ts'
import { HowToPublish, PHONE_QUERY } from './HowToPublish.tsx'
import { notPacked } from './packFile.ts'
import { ShareInstead } from './ShareInstead.tsx'
import { Totality } from './Totality.tsx'
import { useExport } from './useExport.ts'

const text = editorText.export
const ARROW_ICON = 'M5 12h13M12.5 6l6 6-6 6'
/** The list shows at most this many groups of findings. A line below it has the number of the others. */
const MAX_SHOWN_GROUPS = 50
const listOf = (field: string) => field.slice(0, field.indexOf('.'))

export function ExportDialog({ onClose }: { onClose: () => void }) {
  const [exportNumber, setExportNumber] = useState(1)
  return (
    <EditorDialog title={text.title} onClose={onClose}>
      <Exporting
        key={exportNumber}
        onClose={onClose}
        onExportAgain={() => setExportNumber((count) => count + 1)}
      />
    </EditorDialog>
  )
}

function Exporting({ onClose, onExportAgain }: { onClose: () => void; onExportAgain: () => void }) {
  const { state, pack } = useExport()
  return (
    <>
      {state.step === 'checking' && (
        <p>
          <EditorText>{text.checking}</EditorText>
        </p>
      )}
      {state.step === 'review' && <Findings findings={state.findings} onPack={pack} onClose={onClose} />}
      {state.step === 'packing' && (
        <label className={styles.packing}>
          <EditorText>{text.packing}</EditorText>
          <progress value={state.progress} />
        </label>
      )}
      {state.step === 'failed' && <AnnouncedText className={styles.accent} text={notPacked} />}
      {state.step === 'packed' && <Packed file={state.file} isSaved={state.isSaved} />}
      {state.step === 'packed' && <AfterPublishing onExportAgain={onExportAgain} />}
    </>
  )
}

interface FindingsProps {
  readonly findings: readonly Finding[]
  readonly onPack: () => void
  readonly onClose: () => void
}

function Findings({ findings, onPack, onClose }: FindingsProps) {
  const session = useSession()
  const { data } = session.store.getState()
  const groups = groupFindings(findings)
  const isUnsafe = findings.some(({ severity }) => severity === 'unsafe')
  const count = groups.length === 1 ? text.oneFinding : fill(text.manyFindings, { count: groups.length })
  return (
    <>
      <AnnouncedText text={fill(isUnsafe ? text.unsafe : text.review, { count })} />
      <ul className={styles.findings}>
        {groups.slice(0, MAX_SHOWN_GROUPS).map(({ severity, field, message, places }, index) => (
          <li key={`${field} ${message}`} className={severity === 'unsafe' ? styles.accent : undefined}>
            <p id={`finding-${index}`} {...editorTextAttributes(message)}>
              {/* A message about an item or about a part of a field does not name it. */}
              {field.includes('.') && (
                <strong className={places.length > 1 ? styles.places : undefined}>
                  <bdi>{placeNames(places, session.kit, data)}</bdi>
                  {': '}
                </strong>
              )}
              {places.length > 1 && (
                <strong className={styles.count} aria-hidden="true">
                  <EditorText>{placeName(listOf(field), session.kit, data)}</EditorText>
                  {` (${places.length}): `}
                </strong>
              )}
              {message}
            </p>
            {/* A finding about the whole site has an empty field. */}
            {field !== '' && (
              <Button
                className={styles.go}
                aria-describedby={`finding-${index}`}
                lang={languageOfEditorText(text.goTo)}
                aria-label={fill(text.goTo, { place: placeName(field, session.kit, data) })}
                onClick={() => {
                  onClose()
                  goToField(session, field)
                }}
              >
                <span>
                  <EditorText>{text.go}</EditorText>
                </span>
                <LineIcon path={ARROW_ICON} />
              </Button>
            )}
          </li>
        ))}
      </ul>
      {groups.length > MAX_SHOWN_GROUPS && (
        <p>
          <EditorText>{fill(text.more, { count: groups.length - MAX_SHOWN_GROUPS })}</EditorText>
        </p>
      )}
      <p className={fieldStyles.hint}>
        <EditorText>{text.lead}</EditorText>
      </p>
      {!isUnsafe && (
        <DialogFoot>
          <Button kind="bright" onClick={onPack}>
            <EditorText>{text.anyway}</EditorText>
          </Button>
        </DialogFoot>
      )}
    </>
  )
}

function Packed({ file, isSaved }: { file: File; isSaved: boolean }) {
  const { notices } = useSession()
  const isPhone = useMediaQuery(PHONE_QUERY)
  const done = fill(text.done, { file: file.name })
  return (
    <>
      {isSaved ? (
        <>
          <Totality />
          <AnnouncedText text={done}>
            {fillNodes(text.done, { file: <strong>{file.name}</strong> })}
          </AnnouncedText>
          <Button
            onClick={() => {
              saveFile(file)
              notices.announce(done)
            }}
          >
            <EditorText>{text.saveAgain}</EditorText>
          </Button>
          {isPhone && (
            <p>
              <EditorText>{text.noFile}</EditorText>
            </p>
          )}
        </>
      ) : (
        <ShareInstead file={file} />
      )}
      <HowToPublish />
    </>
  )
}
