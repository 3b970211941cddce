import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { editorText } from '../../../site/editorText.ts'
import { asTemplate } from '../../../templates/engine/data/asTemplate.ts'
import type { Kit } from '../../../templates/engine/kit/kit.ts'
import { loadKit } from '../../../templates/engine/kit/kits.ts'
import { editors } from '../../../templates/shop/editors.ts'
import { Button } from '../../../ui/Button.tsx'
import { AnnouncedText } from '../../AnnouncedText.tsx'
import { newDraft } from '../../drafts/draft.ts'
import { mirrorDraft } from '../../drafts/draftMirror.ts'
import { EditorDialog } from '../../EditorDialog.tsx'
import { EditorText } from '../../EditorText.tsx'
import fieldStyles from '../../field.module.css'
import { CONTINUED_PAGE, useSession } from '../../session.ts'
import styles from './OtherTemplates.module.css'
import { TemplatePreview } from './TemplatePreview.tsx'

const templateIds = editors.map(({ kit: id }) => id)

/** The button that opens the dialog, if there is another template. */
export function OtherTemplates() {
  const [isOpen, setIsOpen] = useState(false)
  if (templateIds.length < 2) return null
  return (
    <div>
      <Button onClick={() => setIsOpen(true)}>
        <EditorText>{editorText.look.other}</EditorText>
      </Button>
      {isOpen && <TemplatesDialog onClose={() => setIsOpen(false)} />}
    </div>
  )
}

function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const { kit: currentKit, store, drafts } = useSession()
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
    if (kit === currentKit) return
    const site = { data: asTemplate(data, currentKit, kit), pictures }
    // The next session saves and opens it.
    mirrorDraft(newDraft(site, drafts.state.getState().name), null)
    navigate(`/editor/${kit.id}`, { state: CONTINUED_PAGE })
  }
  return (
    <EditorDialog title={editorText.look.otherTitle} onClose={onClose}>
      {kits === null && <div className={styles.loading} />}
      {kits === 'failed' && <AnnouncedText text={editorText.editor.unfetched} />}
      {kits !== null && kits !== 'failed' && (
        <ul className={styles.templates}>
          {kits.map((kit) => (
            <li key={kit.id} aria-current={kit === currentKit || undefined}>
              <TemplatePreview kit={kit} site={{ data: asTemplate(data, currentKit, kit), pictures }} />
              <Button onClick={() => continueIn(kit)}>
                <EditorText>{kit.name}</EditorText>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p className={fieldStyles.hint}>
        <EditorText>{editorText.look.otherHint}</EditorText>
      </p>
    </EditorDialog>
  )
}
