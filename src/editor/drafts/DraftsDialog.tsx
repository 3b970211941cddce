import { useCallback, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { buttonStyle } from '../../ui/buttonStyle.ts'
import { EditorDialog } from '../EditorDialog.tsx'
import { FileButton } from '../fields/FileButton.tsx'
import { importFile } from '../importFile.ts'
import { useSession } from '../session.ts'
import styles from './DraftsDialog.module.css'
import type { DraftEntry } from './draft.ts'

/** The drafts of this template: rename, duplicate, open, delete, begin anew, or bring a page back. */
export function DraftsDialog({ onClose }: { onClose: () => void }) {
  const session = useSession()
  const { keeper, store, sample, news } = session
  const id = useStore(keeper.state, (state) => state.id)
  const name = useStore(keeper.state, (state) => state.name)
  // Made here, not with the module: the first format of all takes a while.
  const [when] = useState(() => new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }))
  const [entries, setEntries] = useState<readonly DraftEntry[]>([])

  const refresh = useCallback(async () => {
    await keeper.flush()
    setEntries(await keeper.list().catch(() => []))
  }, [keeper])
  useEffect(() => void refresh(), [refresh])

  const site = () => ({ data: store.getState().data, pictures: store.getState().pictures })
  const drop = async (entry: DraftEntry) => {
    const refused = await keeper.drop(entry.id)
    news.show(refused ?? `The draft “${entry.name}” was deleted.`, refused !== null)
    await refresh()
  }
  const startAgain = () => {
    store.getState().change(() => sample)
    news.show('The page is as the template came. Undo brings yours back.')
    onClose()
  }
  return (
    <EditorDialog title="Drafts" onClose={onClose}>
      <form
        method="dialog"
        className={styles.rename}
        onSubmit={(event) => {
          event.preventDefault()
          void keeper.rename(String(new FormData(event.currentTarget).get('name'))).then(refresh)
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
          onClick={() => void keeper.add(site(), name).then(refresh)}
        >
          Duplicate
        </button>
        <button type="button" className={buttonStyle('quiet')} onClick={startAgain}>
          Start again
        </button>
        <button
          type="button"
          className={buttonStyle('quiet')}
          onClick={() => void keeper.add(sample, 'My page').then(onClose)}
        >
          New draft
        </button>
      </div>
      <h3>Kept in this browser</h3>
      {entries.length === 0 && (
        <p className={styles.none}>Nothing yet. Change something, and it is kept by itself.</p>
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
                onClick={() => void keeper.open(entry.id).then(onClose)}
              >
                Open
              </button>
            )}
            <DeleteButton name={entry.name} onDelete={() => void drop(entry)} />
          </li>
        ))}
      </ul>
      <h3>From a file</h3>
      <p className={styles.none}>
        Go on with a page that you exported: choose its ZIP or its index.html, or drop it anywhere in the
        editor.
      </p>
      <FileButton
        words="Choose a file"
        accept=".zip,.html,.htm"
        onFile={(file) => void importFile(session, file).then(onClose)}
      />
    </EditorDialog>
  )
}

/** A draft is deleted for good: it is asked once more. */
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
