import { fill } from '../../lib/fill.ts'
import { editorWords } from '../../site/editorWords.ts'
import type { Link, SiteData, Social } from '../../templates/siteData.ts'
import { useSession } from '../session.ts'
import type { EditedSite } from '../state/editorStore.ts'
import { changed, moved, without } from '../state/lists.ts'
import { focusField } from './fieldId.ts'

interface Items {
  readonly links: Link
  readonly socials: Social
}

/** The ways to edit a list of the data. Each is one step, and a screen reader announces what it did. */
export function useListEditing<K extends keyof Items>(list: K, firstField: string) {
  const { store, notices } = useSession()
  const items = () => store.getState().data[list] as readonly Items[K][]
  const replace = (next: readonly Items[K][], group?: string) =>
    store
      .getState()
      .change(
        (site: EditedSite) => ({ ...site, data: { ...site.data, [list]: next } satisfies SiteData }),
        group,
      )

  return {
    edit: (index: number, fields: Partial<Items[K]>) => {
      const item = items()[index]
      if (item) replace(changed(items(), item.id, fields), `${list}.${item.id}.${Object.keys(fields)}`)
    },
    move: (from: number, to: number, name: string) => {
      replace(moved(items(), from, to))
      notices.announce(fill(editorWords.items.moved, { name, place: to + 1, count: items().length }))
    },
    remove: (index: number, name: string) => {
      const item = items()[index]
      if (!item) return
      replace(without(items(), item.id))
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
