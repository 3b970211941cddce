import { useCallback, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { buttonStyle } from '../../ui/buttonStyle.ts'
import { EditorDialog } from '../EditorDialog.tsx'
import { FileButton } from '../fields/FileButton.tsx'
import { importFile } from '../importFile.ts'
import { useSession } from '../session.ts'
import styles from './DraftsDialog.module.css'
import type { DraftEntry } from './draft.ts'

/** The drafts of this template: rename, duplicate, open, delete or start again, or import a page. */
export function DraftsDialog({ onClose }: { onClose: () => void }) {
  const session = useSession()
  const { drafts, store, sample, notices } = session
  const id = useStore(drafts.state, (state) => state.id)
  const name = useStore(drafts.state, (state) => state.name)
  // Not in the module: a phone takes a while to make the first format.
  const [when] = useState(() => new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }))
  const [entries, setEntries] = useState<readonly DraftEntry[]>([])

  const refresh = useCallback(async () => {
    await drafts.flush()
    setEntries(await drafts.list().catch(() => []))
  }, [drafts])
  useEffect(() => void refresh(), [refresh])

  const site = () => ({ data: store.getState().data, pictures: store.getState().pictures })
  const deleteDraft = async (entry: DraftEntry) => {
    const refused = await drafts.delete(entry.id)
    notices.show(refused ?? `The draft “${entry.name}” was deleted.`, refused !== null)
    await refresh()
  }
  const startAgain = () => {
    store.getState().change(() => sample)
    notices.show('The page is as the template came. Undo brings yours back.')
    onClose()
  }
  return (
    <EditorDialog title="Drafts" onClose={onClose}>
      <form
        method="dialog"
        className={styles.rename}
        onSubmit={(event) => {
          event.preventDefault()
          void drafts.rename(String(new FormData(event.currentTarget).get('name'))).then(refresh)
        }}
      >
        <label>
          Name of this draft
          <input name="name" defaultValue={name} key={name} maxLength={80} autoComplete="off" />
        </label>
        <button type="submit" className={buttonStyle('quiet')}>
          Rename
        </button>
      </form>
      <div className={styles.actions}>
        <button
          type="button"
          className={buttonStyle('quiet')}
          onClick={() => void drafts.add(site(), name).then(refresh)}
        >
          Duplicate
        </button>
        <button type="button" className={buttonStyle('quiet')} onClick={startAgain}>
          Start again
        </button>
        <button
          type="button"
          className={buttonStyle('quiet')}
          onClick={() => void drafts.add(sample, 'My page').then(onClose)}
        >
          New draft
        </button>
      </div>
      <h3>Saved in this browser</h3>
      {entries.length === 0 && (
        <p className={styles.none}>Nothing yet. Change something, and it is saved by itself.</p>
      )}
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.id} aria-current={entry.id === id || undefined}>
            <p>
              <span className={styles.name}>{entry.name}</span>
              <span className={styles.when}>
                {entry.id === id ? 'open here, ' : ''}
                {when.format(entry.savedAtMs)}
              </span>
            </p>
            {entry.id !== id && (
              <button
                type="button"
                className={buttonStyle('quiet')}
                aria-label={`Open ${entry.name}`}
                onClick={() => void drafts.open(entry.id).then(onClose)}
              >
                Open
              </button>
            )}
            <DeleteButton name={entry.name} onDelete={() => void deleteDraft(entry)} />
          </li>
        ))}
      </ul>
      <h3>Import</h3>
      <p className={styles.none}>
        Go on with a page that you exported: choose its ZIP or its index.html, or drop it anywhere in the
        editor.
      </p>
      <FileButton
        words="Import a file"
        accept=".zip,.html,.htm"
        onFile={(file) => void importFile(session, file).then(onClose)}
      />
    </EditorDialog>
  )
}

/** Asks a second time, because a draft is deleted for good. */
function DeleteButton({ name, onDelete }: { name: string; onDelete: () => void }) {
  const [sure, setSure] = useState(false)
  return (
    <button
      type="button"
      className={buttonStyle('quiet')}
      aria-label={sure ? `Really delete ${name}?` : `Delete ${name}`}
      onBlur={() => setSure(false)}
      onClick={() => (sure ? onDelete() : setSure(true))}
    >
      {sure ? 'Really?' : 'Delete'}
    </button>
  )
}
