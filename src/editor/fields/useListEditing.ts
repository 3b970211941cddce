import { fill } from '../../lib/fill.ts'
import { editorWords } from '../../site/editorWords.ts'
import type { Link, Social } from '../../templates/siteData.ts'
import { useSession } from '../session.ts'
import { focusField } from './fieldId.ts'
import type { Field } from './useField.ts'

interface Items {
  readonly links: Link
  readonly socials: Social
}

/** The ways to edit a list of the data. Each is one step, and a screen reader announces what it did. */
export function useListEditing<K extends keyof Items>(list: K, firstField: string) {
  const { store, notices } = useSession()
  const items = () => store.getState().data[list] as readonly Items[K][]
  const replace = (next: readonly Items[K][], group?: string) =>
    store.getState().change({ [list]: next }, group)

  return {
    /** What edits the fields of an item. */
    fieldsOf:
      (item: Items[K], index: number) =>
      <F extends keyof Items[K] & string>(name: F): Field<Items[K][F]> => ({
        path: `${list}.${index}.${name}`,
        value: item[name],
        onChange: (value) =>
          replace(
            items().map((each) => (each.id === item.id ? { ...each, [name]: value } : each)),
            `${list}.${item.id}.${name}`,
          ),
      }),
    move: (from: number, to: number, name: string) => {
      const [item] = items().slice(from)
      if (!item) return
      replace(items().toSpliced(from, 1).toSpliced(to, 0, item))
      notices.announce(fill(editorWords.items.moved, { name, place: to + 1, count: items().length }))
    },
    remove: (index: number, name: string) => {
      replace(items().toSpliced(index, 1))
      notices.announce(fill(editorWords.items.removed, { name }))
      const next = Math.min(index, items().length - 1)
      focusField(next < 0 ? `${list}.add` : `${list}.${next}.${firstField}`)
    },
    add: (make: (present: readonly Items[K][]) => Items[K]) => {
      replace([...items(), make(items())])
      focusField(`${list}.${items().length - 1}.${firstField}`)
    },
  }
}
