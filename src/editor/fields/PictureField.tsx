import { type DragEvent, useId, useState } from 'react'
import { editorWords } from '../../site/editorWords.ts'
import { Button } from '../Button.tsx'
import { isForField } from '../import/isForField.ts'
import type { PicturePlaceName } from '../pictures/fit.ts'
import { usePictures } from '../pictures/usePictures.ts'
import { usePictureUrl } from '../pictures/usePictureUrl.ts'
import { useEditor } from '../session.ts'
import { FileButton } from './FileButton.tsx'
import { fieldId } from './fieldId.ts'
import styles from './fields.module.css'
import { PortraitFields } from './PortraitFields.tsx'
import { TextField } from './TextField.tsx'

const { form, picture: words } = editorWords

/** A picture of the site: chosen, dropped or pasted here, described in words, or removed. */
export function PictureField({ place }: { place: PicturePlaceName }) {
  const picture = useEditor(({ data }) => data[place])
  const change = useEditor((state) => state.change)
  const { add, remove } = usePictures()
  const url = usePictureUrl(picture?.file)
  const [over, setOver] = useState(false)
  const labelId = useId()

  const dropped = (event: DragEvent) => {
    setOver(false)
    if (isForField(event, event.dataTransfer)) return
    const file = [...event.dataTransfer.files].find(({ type }) => type.startsWith('image/'))
    if (!file) return
    event.preventDefault()
    event.stopPropagation()
    void add(file, place)
  }
  return (
    <fieldset
      aria-labelledby={labelId}
      className={styles.picture}
      data-over={over || undefined}
      data-picture-field={place}
      onDragOver={({ dataTransfer }) => setOver(dataTransfer.types.includes('Files'))}
      onDragLeave={() => setOver(false)}
      onDrop={dropped}
    >
      <div
        className={place === 'portrait' ? styles.square : styles.wideFrame}
        style={url ? { backgroundImage: `url("${url}")` } : {}}
      />
      <div className={styles.pictureWords}>
        <p id={labelId} className={styles.label}>
          {form[place]}
        </p>
        <p className={styles.hint}>{form[`${place}Hint`]}</p>
        <div className={styles.row}>
          <FileButton
            id={fieldId(place)}
            words={picture ? words.chooseOther : words.choose}
            accept="image/*"
            describedBy={labelId}
            onFile={(file) => void add(file, place)}
          />
          {picture && <Button onClick={() => remove(place)}>{words.remove}</Button>}
        </div>
      </div>
      {picture && place === 'portrait' && <PortraitFields />}
      {picture && (
        <TextField
          path={`${place}.alt`}
          label={words.alt}
          value={picture.alt}
          onChange={(alt) => change({ [place]: { ...picture, alt } }, `${place}.alt`)}
        />
      )}
    </fieldset>
  )
}
