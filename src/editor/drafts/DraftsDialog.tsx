import { useCallback, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { fill } from '../../lib/fill.ts'
import { editorWords } from '../../site/editorWords.ts'
import { site } from '../../site/site.ts'
import { Button } from '../../ui/Button.tsx'
import { EditorDialog } from '../EditorDialog.tsx'
import { FileButton } from '../FileButton.tsx'
import fieldStyles from '../field.module.css'
import { importFile } from '../files/import/importFile.ts'
import { useSession } from '../session.ts'
import styles from './DraftsDialog.module.css'
import type { DraftEntry } from './draft.ts'
import { listDrafts, markDeleted } from './draftDatabase.ts'

const text = editorWords.drafts

export function DraftsDialog({ onClose }: { onClose: () => void }) {
  const session = useSession()
  const { kit, sample, drafts, store, notices } = session
  const id = useStore(drafts.state, (state) => state.id)
  const name = useStore(drafts.state, (state) => state.name)
  const status = useStore(drafts.state, (state) => state.status)
  const canSave = status !== 'unavailable'
  // Created only once, because `DateTimeFormat` is slow on a phone.
  const [dateFormat] = useState(
    () => new Intl.DateTimeFormat(site.language, { dateStyle: 'medium', timeStyle: 'short' }),
  )
  // Null: the field has the draft's current name.
  const [typedName, setTypedName] = useState<string | null>(null)
  const [entries, setEntries] = useState<readonly DraftEntry[]>([])

  const refresh = useCallback(async () => {
    await drafts.flush()
    setEntries(await listDrafts(kit.id).catch(() => []))
  }, [kit, drafts])
  useEffect(() => {
    void refresh()
    // A file that is dropped on the open dialog becomes a new draft, which the list must show.
    return drafts.state.subscribe((now, before) => {
      if (now.id !== before.id) void refresh()
    })
  }, [drafts, refresh])

  /** Runs an action that returns null or a refusal. Shows a refusal or a failure. @returns true if it succeeded */
  const runAction = async (action: () => Promise<string | null>): Promise<boolean> => {
    const refusal = await action().catch((reason: unknown) => {
      console.warn('The drafts cannot be reached.', reason)
      return text.unanswered
    })
    if (refusal !== null) notices.show(refusal, true)
    await refresh()
    return refusal === null
  }
  const open = async (entry: DraftEntry) => {
    if (await runAction(() => drafts.open(entry.id))) onClose()
  }
  const rename = async (newName: string) => {
    await drafts.rename(newName)
    setTypedName(null)
    notices.announce(fill(text.renamed, { name: drafts.state.getState().name }))
    await refresh()
  }
  const duplicate = async () => {
    const { data, pictures } = store.getState()
    notices.announce(fill(text.duplicated, { name: await drafts.add({ data, pictures }, name) }))
    await refresh()
  }
  const startAgain = async () => {
    const newName = await drafts.add(sample, text.first)
    notices.show(fill(text.started, { name: newName }))
    onClose()
  }
  const deleteOrRestore = async (entry: DraftEntry) => {
    const isDone = await runAction(async () => {
      if (!entry.isDeleted) return drafts.delete(entry.id)
      await markDeleted(entry.id, false)
      return null
    })
    if (isDone)
      notices.announce(fill(entry.isDeleted ? text.restored : text.deletedNow, { name: entry.name }))
  }
  return (
    <EditorDialog title={editorWords.toolbar.drafts} onClose={onClose}>
      <form
        method="dialog"
        className={styles.rename}
        onSubmit={(event) => {
          event.preventDefault()
          void rename(typedName ?? name)
        }}
      >
        <label className={fieldStyles.field}>
          {text.name}
          <input
            value={typedName ?? name}
            maxLength={80}
            autoComplete="off"
            onChange={({ target }) => setTypedName(target.value)}
          />
        </label>
        <Button type="submit">{text.rename}</Button>
      </form>
      <div className={fieldStyles.row}>
        <Button onClick={() => void duplicate()}>{text.duplicate}</Button>
        <Button onClick={() => void startAgain()}>{text.startAgain}</Button>
      </div>
      <h3>{text.list}</h3>
      <p className={fieldStyles.hint}>{canSave ? text.hint : text.unavailable}</p>
      {status === 'fresh' && <p className={fieldStyles.hint}>{editorWords.toolbar.fresh}.</p>}
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <Entry
            key={entry.id}
            entry={entry}
            isOpen={entry.id === id}
            savedAt={dateFormat.format(entry.savedAtMs)}
            onOpen={() => void open(entry)}
            onDeleteOrRestore={() => void deleteOrRestore(entry)}
          />
        ))}
      </ul>
      <h3>{editorWords.import.heading}</h3>
      <p className={fieldStyles.hint}>{editorWords.import.hint}</p>
      <FileButton
        label={editorWords.import.choose}
        accept=".zip,.html,.htm"
        onFile={(file) => void importFile(session, file).then((imported) => imported && onClose())}
      />
    </EditorDialog>
  )
}

interface EntryProps {
  readonly entry: DraftEntry
  readonly isOpen: boolean
  readonly savedAt: string
  readonly onOpen: () => void
  readonly onDeleteOrRestore: () => void
}

function Entry({ entry: { name, isDeleted }, isOpen, savedAt, onOpen, onDeleteOrRestore }: EntryProps) {
  const timeText = isOpen ? fill(text.isOpen, { time: savedAt }) : savedAt
  const state = isDeleted ? text.deleted : timeText
  const action = isDeleted ? 'putBack' : 'delete'
  return (
    <li aria-current={isOpen || undefined} className={isDeleted ? styles.deleted : undefined}>
      <p>
        <span className={styles.name}>{name}</span>
        <span className={fieldStyles.hint}>{state}</span>
      </p>
      {!isOpen && !isDeleted && (
        <Button aria-label={fill(text.openNamed, { name })} onClick={onOpen}>
          {text.open}
        </Button>
      )}
      <Button aria-label={fill(text[`${action}Named`], { name })} onClick={onDeleteOrRestore}>
        {text[action]}
      </Button>
    </li>
  )
}
