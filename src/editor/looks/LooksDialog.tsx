import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { editors } from '../../site/editors.ts'
import { editorWords } from '../../site/editorWords.ts'
import { asTemplate } from '../../templates/asTemplate.ts'
import type { Kit } from '../../templates/kit.ts'
import { loadKit } from '../../templates/kits.ts'
import { Button } from '../../ui/Button.tsx'
import { EditorDialog } from '../EditorDialog.tsx'
import fieldStyles from '../fields/fields.module.css'
import { setNextPage, useSession } from '../session.ts'
import { LookPreview } from './LookPreview.tsx'
import styles from './LooksDialog.module.css'

/** The templates that have an editor on this site. */
export const templateIds = editors.map(({ kit }) => kit)

/** Shows the page in all templates side by side. A button opens it in the editor of another template. */
export function LooksDialog({ onClose }: { onClose: () => void }) {
  const { kit: current, store, drafts } = useSession()
  const [, navigate] = useLocation()
  const [kits, setKits] = useState<readonly Kit[] | 'failed' | null>(null)
  useEffect(() => {
    Promise.all(templateIds.map(loadKit)).then(setKits, (reason: unknown) => {
      console.warn('The other templates could not be fetched.', reason)
      setKits('failed')
    })
  }, [])

  const { data, pictures } = store.getState()
  const continueIn = (kit: Kit) => {
    onClose()
    if (kit === current) return
    setNextPage({ data: asTemplate(data, current, kit), pictures, name: drafts.state.getState().name })
    navigate(`/editor/${kit.id}`)
  }
  return (
    <EditorDialog title={editorWords.look.otherTitle} onClose={onClose}>
      {kits === 'failed' ? (
        <p role="alert">{editorWords.look.otherUnfetched}</p>
      ) : (
        <ul className={styles.looks}>
          {kits?.map((kit) => (
            <li key={kit.id} aria-current={kit === current || undefined}>
              <LookPreview kit={kit} site={{ data: asTemplate(data, current, kit), pictures }} />
              <Button onClick={() => continueIn(kit)}>{kit.name}</Button>
            </li>
          ))}
        </ul>
      )}
      <p className={fieldStyles.hint}>{editorWords.look.otherHint}</p>
    </EditorDialog>
  )
}
