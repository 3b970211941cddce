import { fill } from '../../../lib/fill.ts'
import { shortened } from '../../../lib/shortened.ts'
import { editorText } from '../../../site/editorText.ts'
import { focusField, focusRow } from '../../focusField.ts'
import { useSession } from '../../session.ts'
import type { Item } from '../../state/items.ts'
import { itemsOf } from '../../state/items.ts'
import type { Field } from '../useField.ts'

/** Functions that edit a list of the page. @param firstField the key of the field that gets the focus in a new item */
export function useListEditing<T extends Item>(list: string, firstField = '') {
  const { store, notices, view } = useSession()
  const items = () => itemsOf<T>(store.getState().data, list)
  const replace = (next: readonly T[], group?: string) => store.getState().change({ [list]: next }, group)
  /** Changes fields of an item. Edits of one item by one field, `key`, in quick succession are one undo step. */
  const edit = (id: string, changes: Readonly<Record<string, unknown>>, key: string) =>
    replace(
      items().map((item) => (item.id === id ? { ...item, ...changes } : item)),
      `${list}.${id}.${key}`,
    )

  return {
    fieldsOf:
      (item: T, index: number) =>
      <F extends keyof T & string>(key: F): Field<T[F]> => ({
        path: `${list}.${index}.${key}`,
        value: item[key],
        onChange: (value) => edit(item.id, { [key]: value }, key),
      }),
    edit,
    move: (from: number, to: number, name: string) => {
      const [item] = items().slice(from)
      if (!item) return
      replace(items().toSpliced(from, 1).toSpliced(to, 0, item))
      notices.announce(fill(editorText.items.moved, { name, place: to + 1, count: items().length }), item.id)
    },
    remove: (index: number, name: string) => {
      // If the item comes back, it is closed.
      if (view.getState().openItem === `${list}.${items()[index]?.id}`) view.setState({ openItem: null })
      replace(items().toSpliced(index, 1))
      const message = fill(editorText.items.removed, { name: shortened(name) })
      notices.offerUndo(message)
      focusRow(list, Math.min(index, items().length - 1))
    },
    add: (create: (currentItems: readonly T[]) => T) => {
      const item = create(items())
      replace([...items(), item])
      view.setState({ openItem: `${list}.${item.id}` })
      focusField(`${list}.${items().length - 1}.${firstField}`)
    },
  }
}
