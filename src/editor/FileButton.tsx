import { buttonStyle } from '../ui/Button.tsx'
import { EditorText } from './EditorText.tsx'
import styles from './FileButton.module.css'

interface FileButtonProps {
  readonly label: string
  readonly accept: string
  readonly onFile: (file: File) => void
  readonly id?: string
  readonly describedBy?: string
}

/** A file picker. The same file can be chosen again, because it may have changed. */
export function FileButton({ label, accept, onFile, id, describedBy }: FileButtonProps) {
  return (
    <label className={`${buttonStyle('quiet')} ${styles.file}`}>
      <span>
        <EditorText>{label}</EditorText>
      </span>
      <input
        id={id}
        type="file"
        accept={accept}
        aria-describedby={describedBy}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          target.value = ''
        }}
      />
    </label>
  )
}
