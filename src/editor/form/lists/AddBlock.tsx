import { editorText } from '../../../site/editorText.ts'
import { BLOCK_KINDS, type BlockKind } from '../../../templates/engine/fields/pageFields.ts'
import { Button, buttonStyle } from '../../../ui/Button.tsx'
import { EditorText } from '../../EditorText.tsx'
import fieldStyles from '../../field.module.css'
import { BLOCK_FORMS } from '../rows/blockForms.ts'
import styles from './AddBlock.module.css'

export function AddBlock({ onAdd }: { onAdd: (kind: BlockKind) => void }) {
  return (
    <details className={styles.addBlock}>
      <summary className={buttonStyle('quiet')}>
        <EditorText>{editorText.blocks.add}</EditorText>
      </summary>
      <div className={fieldStyles.row}>
        {BLOCK_KINDS.map((kind) => (
          <Button
            key={kind}
            onClick={({ currentTarget }) => {
              currentTarget.closest('details')?.removeAttribute('open')
              onAdd(kind)
            }}
          >
            <EditorText>{BLOCK_FORMS[kind].addLabel}</EditorText>
          </Button>
        ))}
      </div>
    </details>
  )
}
