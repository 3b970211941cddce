import { editorWords } from '../../../site/editorWords.ts'
import { BLOCK_KINDS, BLOCKS, type BlockKind } from '../../../templates/engine/blocks/blocks.ts'
import { Button, buttonStyle } from '../../../ui/Button.tsx'
import styles from '../fields.module.css'

export function AddBlock({ onAdd }: { onAdd: (kind: BlockKind) => void }) {
  return (
    <details className={styles.addBlock}>
      <summary className={buttonStyle('quiet')}>{editorWords.blocks.add}</summary>
      <div className={styles.row}>
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
