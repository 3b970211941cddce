import { editorWords } from '../../site/editorWords.ts'
import type { Picture } from '../../templates/siteData.ts'
import { Button } from '../../ui/Button.tsx'
import { usePictures } from '../pictures/usePictures.ts'
import { usePictureUrl } from '../pictures/usePictureUrl.ts'
import { FileButton } from './FileButton.tsx'
import { fieldId, focusField } from './fieldId.ts'
import styles from './fields.module.css'
import type { ItemControlProps } from './ItemFields.tsx'
import { TextField } from './TextField.tsx'

const text = editorWords.picture

/** The picture of an item, with its alternative text. */
export function ItemPicture({ item, list, fieldKey, label, control, field }: ItemControlProps<Picture | null>) {
  const { addToItem } = usePictures()
  const { value, onChange } = field
  const url = usePictureUrl(value?.file)
  if (control.kind !== 'picture') return null
  const remove = () => {
    onChange(null)
    // The pressed button disappears, so the focus goes to the button that chooses a file.
    focusField(field.path)
  }
  const target = { list, id: item.id, fieldKey, label, place: control.place }
  return (
    <div className={styles.itemPicture}>
      {url && <img className={styles.thumbnail} src={url} alt="" />}
      <FileButton
        id={fieldId(field.path)}
        label={value ? text.chooseOther : label}
        accept="image/*"
        onFile={(file) => void addToItem(file, target)}
      />
      {value && <Button onClick={remove}>{text.remove}</Button>}
      {value && (
        <TextField
          path={`${field.path}.alt`}
          label={control.isBesideText ? text.altOptional : text.alt}
          value={value.alt}
          onChange={(alt) => onChange({ ...value, alt })}
        />
      )}
    </div>
  )
}
