import type { ClipboardEvent, DragEvent } from 'react'
import { editorText, languageOfEditorText } from '../../../site/editorText.ts'
import type { Picture } from '../../../templates/engine/data/siteData.ts'
import { Button } from '../../../ui/Button.tsx'
import { EditorText } from '../../EditorText.tsx'
import { FileButton } from '../../FileButton.tsx'
import { fieldId } from '../../fieldId.ts'
import { takePicture } from '../../files/import/takePicture.ts'
import { usePictures } from '../../files/pictures/usePictures.ts'
import { usePictureUrl } from '../../files/pictures/usePictureUrl.ts'
import type { ItemControlProps } from '../controlProps.ts'
import { TextField } from '../controls/TextField.tsx'
import styles from './ItemPicture.module.css'

const text = editorText.picture

export function ItemPicture({
  item,
  list,
  fieldKey,
  label,
  control,
  field,
}: ItemControlProps<Picture | null, 'picture'>) {
  const { addToItem, removeFromItem } = usePictures()
  const { value, onChange } = field
  const url = usePictureUrl(value?.file)
  const target = { list, id: item.id, fieldKey, label, place: control.place }
  const receive = (event: ClipboardEvent | DragEvent, transfer: DataTransfer) => {
    const file = takePicture(event, transfer)
    if (file) void addToItem(file, target)
  }
  return (
    <fieldset
      aria-label={label}
      lang={languageOfEditorText(label)}
      className={styles.itemPicture}
      onDrop={(event) => receive(event, event.dataTransfer)}
      onPaste={(event) => receive(event, event.clipboardData)}
    >
      {url && <img className={styles.thumbnail} src={url} alt="" />}
      <FileButton
        id={fieldId(field.path)}
        label={value ? text.chooseOther : label}
        accept="image/*"
        onFile={(file) => void addToItem(file, target)}
      />
      {value && (
        <Button onClick={() => removeFromItem(field.path, target)}>
          <EditorText>{text.remove}</EditorText>
        </Button>
      )}
      {value && (
        <TextField
          path={`${field.path}.alt`}
          label={control.isBesideText ? text.altOptional : text.alt}
          value={value.alt}
          onChange={(alt) => onChange({ ...value, alt })}
        />
      )}
    </fieldset>
  )
}
