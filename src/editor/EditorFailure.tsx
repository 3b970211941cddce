import { useState } from 'react'
import { useStore } from 'zustand'
import { saveFile } from '../lib/saveFile.ts'
import { renderSite } from '../templates/renderSite.ts'
import { buttonStyle } from '../ui/buttonStyle.ts'
import styles from './Editor.module.css'
import { packFile } from './export/packFile.ts'
import { useSession } from './session.ts'

/** Stands in the place of an editor that failed: says where the draft is, and offers a reload and the page as a ZIP. */
export function EditorFailure() {
  const { kit, store, drafts } = useSession()
  const isSaved = useStore(drafts.state, ({ status }) => status !== 'unavailable')
  const [cannotPack, setCannotPack] = useState(false)
  const saveZip = async () => {
    try {
      const { data, pictures } = store.getState()
      saveFile(await packFile(renderSite(kit, data, pictures), data.name))
    } catch (reason) {
      console.warn('The page could not be packed.', reason)
      setCannotPack(true)
    }
  }
  return (
    <section className={styles.failure} aria-labelledby="editor-failure">
      <h2 id="editor-failure">Something in the editor failed</h2>
      <p role="alert">
        {isSaved
          ? 'Your draft is saved in this browser. Reload the page, and go on where you were.'
          : 'This browser saves no drafts just now: save your page as a ZIP before you reload, and import it then.'}
      </p>
      <div className={styles.failureActions}>
        <button type="button" className={buttonStyle('bright')} onClick={() => location.reload()}>
          Reload
        </button>
        <button type="button" className={buttonStyle('quiet')} onClick={() => void saveZip()}>
          Save the page as a ZIP
        </button>
      </div>
      {cannotPack && <p role="alert">The page could not be packed.</p>}
    </section>
  )
}
