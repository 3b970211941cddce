import { editorWords } from '../../../site/editorWords.ts'
import { BLOCK_KINDS, BLOCKS, type BlockKind } from '../../../templates/engine/blocks/blocks.ts'
import { Button, buttonStyle } from '../../../ui/Button.tsx'
import fieldStyles from '../../field.module.css'
import styles from './AddBlock.module.css'

export function AddBlock({ onAdd }: { onAdd: (kind: BlockKind) => void }) {
  return (
    <details className={styles.addBlock}>
      <summary className={buttonStyle('quiet')}>{editorWords.blocks.add}</summary>
      <div className={fieldStyles.row}>
        {BLOCK_KINDS.map((kind) => (
          <Button
            key={kind}
            onClick={({ currentTarget }) => {
              currentTarget.closest('details')?.removeAttribute('open')
              onAdd(kind)
            }}
          >
            {BLOCKS[kind].addLabel}
          </Button>
        ))}
      </div>
    </details>
  )
}
