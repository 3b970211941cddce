import type { ReactNode } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { languageOfEditorText } from '../../../site/editorText.ts'
import { Button } from '../../../ui/Button.tsx'
import { EditorText } from '../../EditorText.tsx'
import fieldStyles from '../../field.module.css'
import { fieldId } from '../../fieldId.ts'
import { useEditor } from '../../session.ts'
import { itemsOf } from '../../state/items.ts'
import type { AnyItem } from '../controlProps.ts'
import { itemName, type ListForm } from '../rows/listForms.ts'
import { Item } from './Item.tsx'
import { ItemFields } from './ItemFields.tsx'
import { ItemForm } from './ItemForm.tsx'
import listStyles from './items.module.css'
import { useListEditing } from './useListEditing.ts'

interface ItemListProps {
  readonly list: string
  readonly label: string
  readonly form: ListForm
  readonly addText: string
  readonly emptyText: string
  readonly maxCount: number
  /** Returns an icon and a note for the line of an item. */
  readonly lineOf?: (item: AnyItem) => { readonly sign: ReactNode; readonly note: ReactNode }
  readonly create: (oldItems: readonly AnyItem[]) => AnyItem
}

interface ItemRowProps extends ItemListProps {
  readonly index: number
  readonly count: number
}

export function ItemList(props: ItemListProps) {
  const { list, label, form, addText, emptyText, maxCount, create } = props
  const ids = useEditor(useShallow(({ data }) => itemsOf(data, list).map(({ id }) => id)))
  const { add } = useListEditing<AnyItem>(list, Object.keys(form.rows)[0])
  return (
    <>
      {ids.length === 0 && (
        <p className={fieldStyles.hint}>
          <EditorText>{emptyText}</EditorText>
        </p>
      )}
      <ol className={listStyles.items} aria-label={label} lang={languageOfEditorText(label)}>
        {ids.map((id, index) => (
          <ItemRow key={id} {...props} index={index} count={ids.length} />
        ))}
      </ol>
      {ids.length < maxCount && (
        <Button id={fieldId(`${list}.add`)} onClick={() => add(create)}>
          <EditorText>{addText}</EditorText>
        </Button>
      )}
    </>
  )
}

function ItemRow({ list, form, lineOf, index, count }: ItemRowProps) {
  const item = useEditor(({ data }) => itemsOf<AnyItem>(data, list)[index])
  const { move, remove } = useListEditing<AnyItem>(list)
  if (!item) return null
  const name = itemName(form, item, index)
  const line = lineOf?.(item)
  return (
    <Item
      list={list}
      id={item.id}
      name={name}
      isNamed={Boolean(form.textOf?.(item))}
      notes={line?.note}
      sign={line?.sign}
      index={index}
      count={count}
      onMove={move}
      onRemove={remove}
    >
      <ItemForm name={name}>
        <ItemFields list={list} item={item} index={index} rows={form.rows} />
      </ItemForm>
    </Item>
  )
}
