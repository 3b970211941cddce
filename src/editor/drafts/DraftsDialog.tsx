import { useCallback, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { fill, fillNodes } from '../../lib/fill.ts'
import { browserLanguage } from '../../lib/language.ts'
import { editorRoot, editorText, languageOfEditorText } from '../../site/editorText.ts'
import { blankSite } from '../../templates/engine/sample/blankSite.ts'
import { Button } from '../../ui/Button.tsx'
import { EditorDialog } from '../EditorDialog.tsx'
import { EditorText } from '../EditorText.tsx'
import { FileButton } from '../FileButton.tsx'
import fieldStyles from '../field.module.css'
import { importFile } from '../files/import/importFile.ts'
import { goToField } from '../focusField.ts'
import { useSession } from '../session.ts'
import type { EditedSite } from '../state/editorStore.ts'
import type { ListedDraft } from './DraftStore.ts'
import styles from './DraftsDialog.module.css'

const text = editorText.drafts
const MAX_NAME_CHARACTERS = 80

export function DraftsDialog({ onClose }: { onClose: () => void }) {
  const session = useSession()
  const { kit, sample, drafts, store, notices } = session
  const id = useStore(drafts.state, (state) => state.id)
  const name = useStore(drafts.state, (state) => state.name)
  const status = useStore(drafts.state, (state) => state.status)
  const canSave = status !== 'unavailable'
  // Created only once, because `DateTimeFormat` is slow on a phone.
  const [dateFormat] = useState(
    () => new Intl.DateTimeFormat(editorRoot.lang, { dateStyle: 'medium', timeStyle: 'short' }),
  )
  // Null: the field has the draft's current name.
  const [typedName, setTypedName] = useState<string | null>(null)
  const [entries, setEntries] = useState<readonly ListedDraft[]>([])

  const refresh = useCallback(async () => {
    setEntries(await drafts.list())
  }, [drafts])
  useEffect(() => {
    void refresh()
    // A file that is dropped on the open dialog becomes a new draft, which the list must show.
    return drafts.state.subscribe((now, before) => {
      if (now.id !== before.id) void refresh()
    })
  }, [drafts, refresh])

  /** Shows the refusal of an action. @returns true if it succeeded */
  const isDone = async (action: Promise<string | null>): Promise<boolean> => {
    const refusal = await action
    if (refusal !== null) notices.show(refusal, true)
    await refresh()
    return refusal === null
  }
  const open = async (entry: ListedDraft) => {
    if (await isDone(drafts.open(entry.id))) onClose()
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
  const startWith = async (site: EditedSite): Promise<string> => {
    const newName = await drafts.add(site, text.first)
    onClose()
    return newName
  }
  const startAgain = async () => notices.show(fill(text.started, { name: await startWith(sample) }))
  const startBlank = async () => {
    const blank = blankSite(kit, browserLanguage())
    notices.announce(fill(text.startedBlank, { name: await startWith(blank) }))
    goToField(session, 'name')
  }
  const deleteOrRestore = async (entry: ListedDraft) => {
    const { id, name, isDeleted } = entry
    const message = fill(isDeleted ? text.restored : text.deletedNow, { name })
    if (await isDone(isDeleted ? drafts.restore(id) : drafts.delete(id))) notices.announce(message)
  }
  return (
    <EditorDialog title={editorText.toolbar.drafts} onClose={onClose}>
      <form
        method="dialog"
        className={styles.rename}
        onSubmit={(event) => {
          event.preventDefault()
          void rename(typedName ?? name)
        }}
      >
        <label className={fieldStyles.field}>
          <EditorText>{text.name}</EditorText>
          <input
            value={typedName ?? name}
            maxLength={MAX_NAME_CHARACTERS}
            autoComplete="off"
            onChange={({ target }) => setTypedName(target.value)}
          />
        </label>
        <Button type="submit">
          <EditorText>{text.rename}</EditorText>
        </Button>
      </form>
      <div className={fieldStyles.row}>
        <Button onClick={() => void duplicate()}>
          <EditorText>{text.duplicate}</EditorText>
        </Button>
        <Button onClick={() => void startAgain()}>
          <EditorText>{text.startAgain}</EditorText>
        </Button>
        <Button onClick={() => void startBlank()}>
          <EditorText>{text.blank}</EditorText>
        </Button>
      </div>
      <h3>
        <EditorText>{text.list}</EditorText>
      </h3>
      <p className={fieldStyles.hint}>
        <EditorText>{canSave ? text.hint : text.unavailable}</EditorText>
      </p>
      {status === 'fresh' && (
        <p className={fieldStyles.hint}>
          <EditorText>{`${editorText.toolbar.fresh}.`}</EditorText>
        </p>
      )}
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <Entry
            key={`${entry.id} ${entry.isDeleted}`}
            entry={entry}
            isOpen={entry.id === id}
            savedAt={dateFormat.format(entry.savedAtMs)}
            onOpen={() => void open(entry)}
            onDeleteOrRestore={() => void deleteOrRestore(entry)}
          />
        ))}
      </ul>
      <h3>
        <EditorText>{editorText.import.heading}</EditorText>
      </h3>
      <p className={fieldStyles.hint}>
        <EditorText>{editorText.import.hint}</EditorText>
      </p>
      <FileButton
        label={editorText.import.choose}
        accept=".zip,.html,.htm"
        onFile={(file) => void importFile(session, file).then((imported) => imported && onClose())}
      />
    </EditorDialog>
  )
}

interface EntryProps {
  readonly entry: ListedDraft
  readonly isOpen: boolean
  readonly savedAt: string
  readonly onOpen: () => void
  readonly onDeleteOrRestore: () => void
}

function Entry({ entry: { name, isDeleted }, isOpen, savedAt, onOpen, onDeleteOrRestore }: EntryProps) {
  const time = <bdi lang={editorRoot.lang}>{savedAt}</bdi>
  const timeText = isOpen ? (
    <EditorText shown={fillNodes(text.isOpen, { time })}>{text.isOpen}</EditorText>
  ) : (
    time
  )
  const action = isDeleted ? 'undo' : 'delete'
  return (
    <li aria-current={isOpen || undefined} className={isDeleted ? styles.deleted : undefined}>
      <p>
        <span className={styles.name}>{name}</span>
        <span className={fieldStyles.hint}>
          {isDeleted ? <EditorText>{text.deleted}</EditorText> : timeText}
        </span>
      </p>
      {!isOpen && !isDeleted && (
        <Button
          aria-label={fill(text.openNamed, { name })}
          lang={languageOfEditorText(text.openNamed)}
          onClick={onOpen}
        >
          <EditorText>{text.open}</EditorText>
        </Button>
      )}
      <Button
        aria-label={fill(text[`${action}Named`], { name })}
        lang={languageOfEditorText(text[`${action}Named`])}
        onClick={onDeleteOrRestore}
      >
        <EditorText>{text[action]}</EditorText>
      </Button>
    </li>
  )
}
