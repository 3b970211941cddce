import { fill } from '../../lib/fill.ts'
import { editorWords } from '../../site/editorWords.ts'
import type { PictureControl } from '../../templates/fields/control.ts'
import type { PicturePlace } from '../../templates/fields/pictureType.ts'
import { picturesOf } from '../../templates/pictures.ts'
import { DEFAULT_PORTRAIT_PLACE, type Picture, type Pictures, type SiteData } from '../../templates/siteData.ts'
import { type Item, itemsOf } from '../fields/useListEditing.ts'
import { useSession } from '../session.ts'
import type { EditedSite } from '../state/editorStore.ts'
import { type ImportedPicture, importPicture } from './importPicture.ts'

export interface PictureField {
  readonly path: string
  readonly label: string
  readonly control: PictureControl
}

/** A picture field of an item. @property list key of the list @property fieldKey key in the item */
export interface ItemPictureField {
  readonly list: string
  readonly id: string
  readonly fieldKey: string
  readonly label: string
  readonly place: PicturePlace
}

export function pictureIn(data: SiteData, path: string): Picture | null {
  return (data as Readonly<Record<string, unknown>>)[path] as Picture | null
}

/** Adds new pictures to a site, and removes the pictures that its data does not name. */
function withPictures(data: SiteData, pictures: Pictures, newPictures: Pictures = new Map()): EditedSite {
  const files = new Set(picturesOf(data).map(({ file }) => file))
  return { data, pictures: new Map([...pictures, ...newPictures].filter(([path]) => files.has(path))) }
}

/** The first unused path for a picture of an item: `pictures/link-1.webp`. */
function freeFile(file: string, pictures: Pictures, number = 1): string {
  const numbered = file.replace('.', `-${number}.`)
  return pictures.has(numbered) ? freeFile(file, pictures, number + 1) : numbered
}

/** Functions that add and remove the pictures of a page. Each change is one undo step and is announced. */
export function usePictures() {
  const { store, notices } = useSession()
  const change = (edit: (site: EditedSite) => EditedSite) => store.getState().change(edit)

  /** Imports a picture and changes the site, or shows why the picture is refused. */
  const importInto = async (
    file: File,
    { place, label }: { readonly place: PicturePlace; readonly label: string },
    edit: (site: EditedSite, imported: ImportedPicture) => EditedSite,
  ) => {
    const imported = await importPicture(file, place)
    if ('refusal' in imported) return notices.show(imported.refusal, true)
    change((site) => edit(site, imported))
    if (imported.caution) notices.show(imported.caution)
    const values = { place: label, file: file.name || editorWords.picture.pasted }
    notices.announce(fill(editorWords.picture.made, values))
  }

  return {
    add: (file: File, { path, label, control: { kind, place } }: PictureField) => {
      const oldAlt = pictureIn(store.getState().data, path)?.alt
      // Keeps only a text that was typed during the import: it describes the new picture.
      const newAlt = (alt: string | undefined) => (alt === undefined || alt === oldAlt ? '' : alt)
      return importInto(file, { place, label }, ({ data, pictures }, { picture, bytes }) => {
        const alt = newAlt(pictureIn(data, path)?.alt)
        const crop = kind === 'portrait' ? { portraitPlace: DEFAULT_PORTRAIT_PLACE } : {}
        const next = { ...data, ...crop, [path]: { ...picture, alt } }
        return withPictures(next, pictures, new Map([[picture.file, bytes]]))
      })
    },
    remove: ({ path, label }: Pick<PictureField, 'path' | 'label'>) => {
      change(({ data, pictures }) => withPictures({ ...data, [path]: null }, pictures))
      notices.announce(fill(editorWords.items.removed, { name: label }))
    },
    addToItem: (file: File, { list, id, fieldKey, ...field }: ItemPictureField) =>
      importInto(file, field, ({ data, pictures }, { picture, bytes }) => {
        const newFile = freeFile(picture.file, pictures)
        const items = itemsOf<Item>(data, list).map((item) =>
          item.id === id ? { ...item, [fieldKey]: { ...picture, file: newFile, alt: '' } } : item,
        )
        return withPictures({ ...data, [list]: items }, pictures, new Map([[newFile, bytes]]))
      }),
  }
}
