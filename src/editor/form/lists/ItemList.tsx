import { useShallow } from 'zustand/react/shallow'
import {
  type ItemFields as Fields,
  itemName,
  type ListItems,
} from '../../../templates/engine/fields/field.ts'
import { Button } from '../../../ui/Button.tsx'
import fieldStyles from '../../field.module.css'
import { fieldId } from '../../fieldId.ts'
import { useEditor } from '../../session.ts'
import { itemsOf } from '../../state/items.ts'
import type { AnyItem } from '../controlProps.ts'
import { ItemExtras, useSelectionNotes } from './ItemExtras.tsx'
import { ItemFields } from './ItemFields.tsx'
import { ItemForm } from './ItemForm.tsx'
import { ItemHead } from './ItemHead.tsx'
import listStyles from './items.module.css'
import { useListEditing } from './useListEditing.ts'

interface ItemListProps {
  readonly list: string
  readonly label: string
  readonly items: ListItems
  readonly addText: string
  readonly emptyText: string
  readonly maxCount: number
  readonly create: (oldItems: readonly AnyItem[]) => AnyItem
}

interface ItemRowProps extends ItemListProps {
  readonly index: number
  readonly count: number
}

export function ItemList(props: ItemListProps) {
  const { list, label, items, addText, emptyText, maxCount, create } = props
  const ids = useEditor(useShallow(({ data }) => itemsOf(data, list).map(({ id }) => id)))
  const { add } = useListEditing<AnyItem>(list, firstFieldOf(items.fields))
  return (
    <>
      {ids.length === 0 && <p className={fieldStyles.hint}>{emptyText}</p>}
      <ol className={listStyles.items} aria-label={label}>
        {ids.map((id, index) => (
          <ItemRow key={id} {...props} index={index} count={ids.length} />
        ))}
      </ol>
      {ids.length < maxCount && (
        <Button id={fieldId(`${list}.add`)} onClick={() => add(create)}>
          {addText}
        </Button>
      )}
    </>
  )
}

function ItemRow({ list, items, index, count }: ItemRowProps) {
  const { fields, selections } = items
  const item = useEditor(({ data }) => itemsOf<AnyItem>(data, list)[index])
  const notes = useSelectionNotes(item?.id, selections)
  const { move, remove } = useListEditing<AnyItem>(list)
  if (!item) return null
  const name = itemName(items, item, index)
  const shared = { list, item, index, fields }
  return (
    <li className={listStyles.item}>
      <ItemHead name={name} notes={notes} index={index} count={count} onMove={move} onRemove={remove} />
      <ItemForm name={name}>
        <ItemFields {...shared} part="row" />
        <ItemExtras {...shared} selections={selections} />
      </ItemForm>
    </li>
  )
}

function firstFieldOf(fields: Fields): string {
  return Object.keys(fields).find((key) => fields[key]?.form?.part === 'row') ?? ''
}
