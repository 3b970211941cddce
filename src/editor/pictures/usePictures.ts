import { fill } from '../../lib/fill.ts'
import { editorWords } from '../../site/editorWords.ts'
import type { PictureControl } from '../../templates/fields/control.ts'
import type { PicturePlace } from '../../templates/fields/pictureType.ts'
import { picturesOf } from '../../templates/pictures.ts'
import { MIDDLE, type Picture, type Pictures, type SiteData } from '../../templates/siteData.ts'
import { type Item, itemsOf } from '../fields/useListEditing.ts'
import { useSession } from '../session.ts'
import type { EditedSite } from '../state/editorStore.ts'
import { type ImportedPicture, importPicture } from './importPicture.ts'

/** @property path its key in the data */
export interface PictureField {
  readonly path: string
  readonly label: string
  readonly control: PictureControl
}

/** @property path its key in the item */
export interface ItemPictureField {
  readonly list: string
  readonly id: string
  readonly path: string
  readonly label: string
  readonly place: PicturePlace
}

export function pictureIn(data: SiteData, path: string): Picture | null {
  return (data as Readonly<Record<string, unknown>>)[path] as Picture | null
}

/** Adds pictures to a site, and removes those that its data no longer names. */
function withPictures(data: SiteData, pictures: Pictures, more: Pictures = new Map()): EditedSite {
  const named = new Set(picturesOf(data).map(({ file }) => file))
  return { data, pictures: new Map([...pictures, ...more].filter(([path]) => named.has(path))) }
}

/** The first unused file of an item: `pictures/link-1.webp`. */
function freeFile(file: string, pictures: Pictures, number = 1): string {
  const free = file.replace('.', `-${number}.`)
  return pictures.has(free) ? freeFile(file, pictures, number + 1) : free
}

export function usePictures() {
  const { store, notices } = useSession()
  const change = (edit: (site: EditedSite) => EditedSite) => store.getState().change(edit)

  const put = async (
    file: File,
    { place, label }: { readonly place: PicturePlace; readonly label: string },
    edit: (site: EditedSite, imported: ImportedPicture) => EditedSite,
  ) => {
    const imported = await importPicture(file, place)
    if ('refused' in imported) return notices.show(imported.refused, true)
    change((site) => edit(site, imported))
    if (imported.caution) notices.show(imported.caution)
    const facts = { place: label, file: file.name || editorWords.picture.pasted }
    notices.announce(fill(editorWords.picture.made, facts))
  }

  return {
    add: (file: File, { path, label, control: { kind, place } }: PictureField) => {
      const before = pictureIn(store.getState().data, path)?.alt
      // The old alternative text described the old picture. Text typed during the import describes the new one.
      const altOf = (now: string | undefined) => (now === undefined || now === before ? '' : now)
      return put(file, { place, label }, ({ data, pictures }, { picture, bytes }) => {
        const alt = altOf(pictureIn(data, path)?.alt)
        const seen = kind === 'portrait' ? { portraitPlace: MIDDLE } : {}
        const next = { ...data, ...seen, [path]: { ...picture, alt } }
        return withPictures(next, pictures, new Map([[picture.file, bytes]]))
      })
    },
    remove: ({ path, label }: Pick<PictureField, 'path' | 'label'>) => {
      change(({ data, pictures }) => withPictures({ ...data, [path]: null }, pictures))
      notices.announce(fill(editorWords.items.removed, { name: label }))
    },
    addToItem: (file: File, { list, id, path, ...field }: ItemPictureField) =>
      put(file, field, ({ data, pictures }, { picture, bytes }) => {
        const file = freeFile(picture.file, pictures)
        const items = itemsOf<Item>(data, list).map((item) =>
          item.id === id ? { ...item, [path]: { ...picture, file, alt: '' } } : item,
        )
        return withPictures({ ...data, [list]: items }, pictures, new Map([[file, bytes]]))
      }),
  }
}
