import { saveFile } from '../../lib/saveFile.ts'
import { publishing } from '../../site/publishing.ts'
import type { Finding } from '../../templates/checkSite.ts'
import { buttonStyle } from '../../ui/buttonStyle.ts'
import { ExternalLink } from '../../ui/ExternalLink.tsx'
import { EditorDialog } from '../EditorDialog.tsx'
import { goToField } from '../fields/goToField.ts'
import { useSession } from '../session.ts'
import styles from './ExportDialog.module.css'
import { canShareFile, shareFile } from './shareFile.ts'
import { useExport } from './useExport.ts'

const PERCENT = 100
/** Findings at a time. The next ones show when these are mended. */
const MOST_SHOWN = 50

/** Shows what the check of the page found, saves the ZIP, and says how to publish it. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const { state, pack } = useExport()
  return (
    <EditorDialog title="Export" onClose={onClose}>
      {state.step === 'checking' && <p role="status">Your page is being checked.</p>}
      {state.step === 'review' && <Findings findings={state.findings} onPack={pack} onClose={onClose} />}
      {state.step === 'packing' && (
        <label className={styles.packing}>
          Packing your page
          <progress max={PERCENT} value={state.share * PERCENT} />
        </label>
      )}
      {state.step === 'failed' && (
        <p role="alert" className={styles.unsafe}>
          The page could not be packed. What you typed is still there: try again when you are online.
        </p>
      )}
      {state.step === 'packed' && <Packed file={state.file} saved={state.saved} />}
    </EditorDialog>
  )
}

interface FindingsProps {
  readonly findings: readonly Finding[]
  readonly onPack: () => void
  readonly onClose: () => void
}

function Findings({ findings, onPack, onClose }: FindingsProps) {
  const session = useSession()
  const unsafe = findings.some(({ severity }) => severity === 'unsafe')
  return (
    <>
      <p>
        {unsafe
          ? 'Some of this could harm those who visit your page. Change it, then export.'
          : 'Your page is ready. Before it goes out, a look at this:'}
      </p>
      <ul className={styles.findings}>
        {findings.slice(0, MOST_SHOWN).map(({ severity, field, message }) => (
          <li key={`${field} ${message}`} className={severity === 'unsafe' ? styles.unsafe : styles.warning}>
            <p>
              <Place field={field} /> {message}
            </p>
            {field !== '' && (
              <button
                type="button"
                className={buttonStyle('quiet')}
                aria-label={`Go to ${placeName(field)}`}
                onClick={() => {
                  onClose()
                  goToField(session, field)
                }}
              >
                Go there
              </button>
            )}
          </li>
        ))}
      </ul>
      {findings.length > MOST_SHOWN && <p>{`And ${findings.length - MOST_SHOWN} more of the kind.`}</p>}
      {!unsafe && (
        <button type="button" className={buttonStyle('bright')} onClick={onPack}>
          Export all the same
        </button>
      )}
    </>
  )
}

const PLACE_NAMES: Readonly<Record<string, string>> = {
  bio: 'about you',
  portrait: 'your picture',
  'portrait.alt': 'what your picture shows',
  'sharePicture.alt': 'what the picture for chats shows',
  'colours.text': 'the colour of text',
  'colours.accent': 'the accent',
  'colours.buttonText': 'the colour of text on the button',
}

/** A field's place in words: `link 4` for one of a list. */
function placeName(field: string): string {
  const [, list, index] = /^(links|socials)\.(\d+)/.exec(field) ?? []
  if (!list) return PLACE_NAMES[field] ?? field
  return `${list === 'links' ? 'link' : 'profile'} ${Number(index) + 1}`
}

function Place({ field }: { field: string }) {
  const name = placeName(field)
  return /\.\d+\./.test(field) ? <strong>{`${name[0]?.toUpperCase()}${name.slice(1)}:`}</strong> : null
}

function Packed({ file, saved }: { file: File; saved: boolean }) {
  return (
    <>
      {saved ? (
        <p role="status">
          <strong>{file.name}</strong> is on its way to your downloads. Import it here whenever you want to go
          on.
        </p>
      ) : (
        <ShareInstead file={file} />
      )}
      {saved && (
        <button type="button" className={buttonStyle('quiet')} onClick={() => saveFile(file)}>
          Save it again
        </button>
      )}
      <h3>Put it on the web</h3>
      <ol className={styles.steps}>
        {publishing.steps.slice(2).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {publishing.hostUrl && (
        <ExternalLink href={publishing.hostUrl} className={buttonStyle('bright')}>
          Open {publishing.hostName ?? publishing.hostUrl}
        </ExternalLink>
      )}
    </>
  )
}

/** An app's own browser saves no files: the visitor shares the file, or reads where it can be saved. */
function ShareInstead({ file }: { file: File }) {
  if (!canShareFile(file))
    return (
      <p role="status">
        This app’s browser cannot save files. Open this page in your phone’s own browser, from the menu of
        this one, and make your page there: drafts stay in the browser that they were made in.
      </p>
    )
  return (
    <>
      <p role="status">This app’s browser cannot save files, but it can share them.</p>
      <button type="button" className={buttonStyle('bright')} onClick={() => shareFile(file)}>
        Share {file.name}
      </button>
    </>
  )
}
