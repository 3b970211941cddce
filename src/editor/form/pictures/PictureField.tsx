import { type DragEvent, useCallback, useId, useState } from 'react'
import { editorText } from '../../../site/editorText.ts'
import { Button } from '../../../ui/Button.tsx'
import { EditorText } from '../../EditorText.tsx'
import { FileButton } from '../../FileButton.tsx'
import fieldStyles from '../../field.module.css'
import { fieldId } from '../../fieldId.ts'
import { takePicture } from '../../files/import/takePicture.ts'
import { type PictureTarget, pictureIn, usePictures } from '../../files/pictures/usePictures.ts'
import { usePictureUrl } from '../../files/pictures/usePictureUrl.ts'
import { useEditor } from '../../session.ts'
import { useMediaQuery } from '../../useMediaQuery.ts'
import { TextField } from '../controls/TextField.tsx'
import styles from './PictureField.module.css'
import { PortraitAdjustment } from './PortraitAdjustment.tsx'
import { PortraitCrop } from './PortraitCrop.tsx'

const text = editorText.picture

export function PictureField({ path, label, control }: PictureTarget) {
  const { hint, place } = control
  const target = { path, label, control }
  const picture = useEditor(({ data }) => pictureIn(data, path))
  const change = useEditor((state) => state.change)
  const { add, remove } = usePictures()
  const url = usePictureUrl(picture?.file)
  const [isDraggedOver, setIsDraggedOver] = useState(false)
  const [areFieldsOpen, setAreFieldsOpen] = useState(false)
  const openFields = useCallback(() => setAreFieldsOpen(true), [])
  const labelId = useId()
  const isPortrait = control.kind === 'portrait'
  const cropHint = useMediaQuery('(pointer: coarse)') ? text.touchHint : text.dragHint

  const onDrop = (event: DragEvent) => {
    setIsDraggedOver(false)
    const file = takePicture(event, event.dataTransfer)
    if (file) void add(file, target)
  }
  return (
    <fieldset
      aria-labelledby={labelId}
      className={styles.picture}
      data-over={isDraggedOver || undefined}
      data-picture-field={path}
      onDragOver={({ dataTransfer }) => setIsDraggedOver(dataTransfer.types.includes('Files'))}
      onDragLeave={() => setIsDraggedOver(false)}
      onDrop={onDrop}
    >
      {isPortrait && picture && url ? (
        <PortraitCrop picture={picture} url={url} onChange={openFields} />
      ) : (
        <div
          className={place.box.width === place.box.height ? styles.square : styles.wideFrame}
          style={url ? { backgroundImage: `url("${url}")` } : {}}
        />
      )}
      <div className={styles.text}>
        <p id={labelId} className={fieldStyles.label}>
          <EditorText>{label}</EditorText>
        </p>
        <p className={fieldStyles.hint}>
          <EditorText>{isPortrait && picture ? cropHint : hint}</EditorText>
        </p>
        <div className={fieldStyles.row}>
          <FileButton
            id={fieldId(path)}
            label={picture ? text.chooseOther : text.choose}
            accept="image/*"
            describedBy={labelId}
            onFile={(file) => void add(file, target)}
          />
          {picture && (
            <Button id={fieldId(`${path}.remove`)} onClick={() => remove(target)}>
              <EditorText>{text.remove}</EditorText>
            </Button>
          )}
        </div>
      </div>
      {picture && isPortrait && <PortraitAdjustment isOpen={areFieldsOpen} onToggle={setAreFieldsOpen} />}
      {picture && !control.isDecoration && (
        <TextField
          path={`${path}.alt`}
          label={text.alt}
          value={picture.alt}
          onChange={(alt) => change({ [path]: { ...picture, alt } }, `${path}.alt`)}
        />
      )}
    </fieldset>
  )
}
