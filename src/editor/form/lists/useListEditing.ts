import { fill } from '../../../lib/fill.ts'
import { shortened } from '../../../lib/shortened.ts'
import { editorWords } from '../../../site/editorWords.ts'
import { focusField, focusRow } from '../../focusField.ts'
import { useSession } from '../../session.ts'
import type { Item } from '../../state/items.ts'
import { itemsOf } from '../../state/items.ts'
import type { Field } from '../useField.ts'

/** Of an item’s name in a toast. */
const MAX_NAME_CHARACTERS = 40

/** Functions that edit a list of the page. @param firstField the key of the field that gets the focus in a new item */
export function useListEditing<T extends Item>(list: string, firstField = '') {
  const { store, notices } = useSession()
  const items = () => itemsOf<T>(store.getState().data, list)
  const replace = (next: readonly T[], group?: string) => store.getState().change({ [list]: next }, group)
  /** Changes fields of an item. Edits of one `group` in quick succession are one undo step. */
  const edit = (id: string, changes: Readonly<Record<string, unknown>>, group: string) =>
    replace(
      items().map((item) => (item.id === id ? { ...item, ...changes } : item)),
      group,
    )

  return {
    fieldsOf:
      (item: T, index: number) =>
      <F extends keyof T & string>(key: F): Field<T[F]> => ({
        path: `${list}.${index}.${key}`,
        value: item[key],
        onChange: (value) => edit(item.id, { [key]: value }, `${list}.${item.id}.${key}`),
      }),
    edit,
    move: (from: number, to: number, name: string) => {
      const [item] = items().slice(from)
      if (!item) return
      replace(items().toSpliced(from, 1).toSpliced(to, 0, item))
      notices.announce(fill(editorWords.items.moved, { name, place: to + 1, count: items().length }), item.id)
    },
    remove: (index: number, name: string) => {
      replace(items().toSpliced(index, 1))
      const message = fill(editorWords.items.removed, { name: shortened(name, MAX_NAME_CHARACTERS) })
      notices.offerUndo(message)
      focusRow(list, Math.min(index, items().length - 1))
    },
    add: (create: (currentItems: readonly T[]) => T) => {
      replace([...items(), create(items())])
      focusField(`${list}.${items().length - 1}.${firstField}`)
    },
  }
}
