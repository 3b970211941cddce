import { isInAppBrowser } from '../../lib/browsers.ts'
import { editorText } from '../../site/editorText.ts'
import { EditorText } from '../EditorText.tsx'
import fieldStyles from '../field.module.css'
import { FieldForm } from './FieldForm.tsx'
import styles from './Form.module.css'
import { FormGroup } from './FormGroup.tsx'
import { PageControl } from './PageControl.tsx'
import { listForm } from './rows/listForms.ts'
import { GROUP_IDS, type FormGroup as GroupId, rowsOfGroup } from './rows/pageForm.ts'

export function Form() {
  return (
    <div className={styles.form}>
      {isInAppBrowser(navigator) && (
        <p className={styles.warning}>
          <EditorText>{editorText.editor.inApp}</EditorText>
        </p>
      )}
      {GROUP_IDS.map((id) => (
        <FormGroup key={id} id={id}>
          <GroupFields group={id} />
        </FormGroup>
      ))}
    </div>
  )
}

/** The fields of a group: first the fields of full width, then those of half width, then the lists. */
function GroupFields({ group }: { group: GroupId }) {
  const rows = rowsOfGroup(group)
  const lists = rows.filter(({ key }) => listForm(key))
  const singleFields = rows.filter(({ key }) => !listForm(key))
  const halfFields = singleFields.filter(({ isHalf }) => isHalf)
  const renderControl = ({ key }: { key: string }) => <PageControl key={key} path={key} />
  return (
    <>
      {singleFields.length > 0 && (
        <FieldForm>
          {singleFields.filter(({ isHalf }) => !isHalf).map(renderControl)}
          {halfFields.length > 0 && (
            <div className={fieldStyles.columns}>{halfFields.map(renderControl)}</div>
          )}
        </FieldForm>
      )}
      {lists.map(renderControl)}
    </>
  )
}
