import { useState } from 'react'
import { fill, fillNodes } from '../../lib/fill.ts'
import { saveFile } from '../../lib/saveFile.ts'
import { editorWords } from '../../site/editorWords.ts'
import type { Finding } from '../../templates/checkSite.ts'
import type { PageFields } from '../../templates/fields/field.ts'
import { pageFields } from '../../templates/fields/pageFields.ts'
import type { Kit } from '../../templates/kit.ts'
import { Button } from '../../ui/Button.tsx'
import { EditorDialog } from '../EditorDialog.tsx'
import { goToField } from '../fields/goToField.ts'
import { useSession } from '../session.ts'
import styles from './ExportDialog.module.css'
import { groupFindings } from './groupFindings.ts'
import { HowToPublish } from './HowToPublish.tsx'
import { Published } from './Published.tsx'
import { useExport } from './useExport.ts'

const text = editorWords.export
/** Number of findings in the list. The others appear in the next check, once these are corrected. */
const MAX_SHOWN = 50
/** Number of items that a finding names, as in `Link 4, Link 7, Link 9 and 3 more`. */
const MAX_NAMED = 3

export function ExportDialog({ onClose }: { onClose: () => void }) {
  const [exportNumber, setExportNumber] = useState(1)
  return (
    <EditorDialog title={text.title} onClose={onClose}>
      <Exporting key={exportNumber} onClose={onClose} onExportAgain={() => setExportNumber((count) => count + 1)} />
    </EditorDialog>
  )
}

function Exporting({ onClose, onExportAgain }: { onClose: () => void; onExportAgain: () => void }) {
  const { state, pack } = useExport()
  return (
    <>
      {state.step === 'checking' && <p role="status">{text.checking}</p>}
      {state.step === 'review' && <Findings findings={state.findings} onPack={pack} onClose={onClose} />}
      {state.step === 'packing' && (
        <label className={styles.packing}>
          {text.packing}
          <progress value={state.progress} />
        </label>
      )}
      {state.step === 'failed' && (
        <p role="alert" className={styles.unsafe}>
          {text.failed}
        </p>
      )}
      {state.step === 'packed' && <Packed file={state.file} isSaved={state.isSaved} />}
      {state.step === 'packed' && <Published onExportAgain={onExportAgain} />}
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
  const groups = groupFindings(findings)
  const unsafe = findings.some(({ severity }) => severity === 'unsafe')
  return (
    <>
      <p>{unsafe ? text.unsafe : text.review}</p>
      <ul className={styles.findings}>
        {groups.slice(0, MAX_SHOWN).map(({ severity, field, message, places }) => (
          <li key={`${field} ${message}`} className={severity === 'unsafe' ? styles.unsafe : undefined}>
            <p>
              {field.includes('.') && <strong>{`${placeNames(places, session.kit)}:`}</strong>} {message}
            </p>
            {field !== '' && (
              <Button
                aria-label={fill(text.goTo, { place: placeName(field, session.kit) })}
                onClick={() => {
                  onClose()
                  goToField(session, field)
                }}
              >
                {text.go}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {groups.length > MAX_SHOWN && <p>{fill(text.more, { count: groups.length - MAX_SHOWN })}</p>}
      {!unsafe && (
        <Button kind="bright" onClick={onPack}>
          {text.anyway}
        </Button>
      )}
    </>
  )
}

/** The names of the items, as in `Link 4`, or `Link 4, Link 7, Link 9 and 3 more`. */
function placeNames(paths: readonly string[], kit: Kit): string {
  const names = paths.slice(0, MAX_NAMED).map((path) => placeName(path, kit))
  const count = paths.length - names.length
  return count > 0 ? fill(text.andMore, { places: names.join(', '), count }) : names.join(', ')
}

/** The name of a path in the data: `Link 4` for an item of a list, otherwise the label of the part or of the field. */
function placeName(path: string, kit: Kit): string {
  const [key = '', indexOrPart = ''] = path.split('.')
  const fields: PageFields = pageFields
  const { form, items } = fields[key] ?? {}
  if (items) return fill(items.name, { number: Number(indexOrPart) + 1 })
  const label = typeof form?.label === 'function' ? form.label(kit) : form?.label
  return form?.parts?.[indexOrPart] ?? label ?? ''
}

function Packed({ file, isSaved }: { file: File; isSaved: boolean }) {
  return (
    <>
      {isSaved ? (
        <>
          <p role="status">{fillNodes(text.done, { file: <strong>{file.name}</strong> })}</p>
          <Button onClick={() => saveFile(file)}>{text.saveAgain}</Button>
        </>
      ) : (
        <ShareInstead file={file} />
      )}
      <HowToPublish />
    </>
  )
}

/** Offers to share the file in an in-app browser, which cannot save files. */
function ShareInstead({ file }: { file: File }) {
  const shareData = { files: [file], title: file.name }
  if (!navigator.canShare?.(shareData)) return <p role="status">{text.inApp}</p>
  return (
    <>
      <p role="status">{text.inAppShare}</p>
      {/* The promise rejects when the visitor closes the list of apps, which is no failure. */}
      <Button kind="bright" onClick={() => void navigator.share(shareData).catch(() => {})}>
        {fill(text.share, { file: file.name })}
      </Button>
    </>
  )
}
