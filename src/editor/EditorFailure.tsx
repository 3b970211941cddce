import { useState } from 'react'
import { useStore } from 'zustand'
import { canSaveFiles } from '../lib/browsers.ts'
import { saveFile } from '../lib/saveFile.ts'
import { editorRoot, editorText } from '../site/editorText.ts'
import { Button } from '../ui/Button.tsx'
import { AnnouncedText } from './AnnouncedText.tsx'
import styles from './Editor.module.css'
import { EditorText } from './EditorText.tsx'
import fieldStyles from './field.module.css'
import { exportedFiles, notPacked, packFile, zipName } from './files/export/packFile.ts'
import { ShareInstead } from './files/export/ShareInstead.tsx'
import { useSession } from './session.ts'

export function EditorFailure() {
  const { kit, store, drafts } = useSession()
  const canSave = useStore(drafts.state, ({ status }) => status !== 'unavailable')
  const [cannotPack, setCannotPack] = useState(false)
  const [sharedFile, setSharedFile] = useState<File | null>(null)
  const message = canSave ? editorText.editor.failedSaved : editorText.editor.failedUnsaved
  const saveZip = async () => {
    try {
      const { data, pictures } = store.getState()
      const files = await exportedFiles(kit, { data, pictures })
      const file = await packFile(files, zipName(data.name, kit.name))
      if (canSaveFiles()) saveFile(file)
      else setSharedFile(file)
    } catch (reason) {
      console.warn('The page could not be packed.', reason)
      setCannotPack(true)
    }
  }
  return (
    <section {...editorRoot} className={styles.failure} aria-labelledby="editor-failure">
      <h2 id="editor-failure">
        <EditorText>{editorText.editor.failed}</EditorText>
      </h2>
      <AnnouncedText text={message} />
      <div className={fieldStyles.row}>
        <Button kind="bright" autoFocus onClick={() => location.reload()}>
          <EditorText>{editorText.editor.reload}</EditorText>
        </Button>
        <Button onClick={() => void saveZip()}>
          <EditorText>{editorText.editor.saveZip}</EditorText>
        </Button>
      </div>
      {sharedFile && <ShareInstead file={sharedFile} />}
      {cannotPack && <AnnouncedText text={notPacked} />}
    </section>
  )
}
