import { fill } from '../../../lib/fill.ts'
import { editorText } from '../../../site/editorText.ts'
import { Button } from '../../../ui/Button.tsx'
import { AnnouncedText } from '../../AnnouncedText.tsx'
import { EditorText } from '../../EditorText.tsx'
import fieldStyles from '../../field.module.css'

const text = editorText.export

/** For apps, which cannot save files. Offers to share the file, if that is possible. */
export function ShareInstead({ file }: { file: File }) {
  const shareData = { files: [file], title: file.name }
  if (!navigator.canShare?.(shareData)) return <AnnouncedText text={text.inApp} />
  return (
    <>
      <AnnouncedText text={text.inAppShare} />
      <div className={fieldStyles.row}>
        {/* The promise rejects when the user closes the list of apps, which is no failure. */}
        <Button kind="bright" onClick={() => void navigator.share(shareData).catch(() => {})}>
          <EditorText>{fill(text.share, { file: file.name })}</EditorText>
        </Button>
      </div>
    </>
  )
}
