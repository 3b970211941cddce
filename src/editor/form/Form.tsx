import { useStore } from 'zustand'
import { isInAppBrowser } from '../../lib/browsers.ts'
import { editorWords } from '../../site/editorWords.ts'
import type { FormGroup as GroupId, PageFields } from '../../templates/engine/fields/field.ts'
import { GROUP_IDS } from '../../templates/engine/fields/formGroups.ts'
import { type FormField, fieldsOfGroup } from '../../templates/engine/fields/formOrder.ts'
import { pageFields } from '../../templates/engine/fields/pageFields.ts'
import fieldStyles from '../field.module.css'
import { useSession } from '../session.ts'
import { FieldForm } from './FieldForm.tsx'
import styles from './Form.module.css'
import { FormGroup } from './FormGroup.tsx'
import { isList, PageControl } from './PageControl.tsx'
import { StartOffer } from './StartOffer.tsx'

export function Form({ fields = pageFields }: { fields?: PageFields }) {
  const draftId = useStore(useSession().drafts.state, ({ id }) => id)
  return (
    <div className={styles.form}>
      {isInAppBrowser(navigator) && <p className={styles.warning}>{editorWords.editor.inApp}</p>}
      <StartOffer key={draftId} />
      {GROUP_IDS.map((id) => (
        <FormGroup key={id} id={id}>
          <GroupFields fields={fields} group={id} />
        </FormGroup>
      ))}
    </div>
  )
}

/** The fields of a group: first the fields of full width, then those of half width, then the lists. */
function GroupFields({ fields, group }: { fields: PageFields; group: GroupId }) {
  const groupFields = fieldsOfGroup(fields, group)
  const lists = groupFields.filter(({ form }) => isList(form.control))
  const singleFields = groupFields.filter(({ form }) => !isList(form.control))
  const halfFields = singleFields.filter(({ form }) => form.isHalf)
  const renderControl = ({ key, field }: FormField) => <PageControl key={key} path={key} field={field} />
  return (
    <>
      {singleFields.length > 0 && (
        <FieldForm>
          {singleFields.filter(({ form }) => !form.isHalf).map(renderControl)}
          {halfFields.length > 0 && (
            <div className={fieldStyles.columns}>{halfFields.map(renderControl)}</div>
          )}
        </FieldForm>
      )}
      {lists.map(renderControl)}
    </>
  )
}
