import { fill } from '../../../lib/fill.ts'
import { editorText } from '../../../site/editorText.ts'
import { picturesOf } from '../../../templates/engine/data/pictures.ts'
import type { Picture, Pictures, SiteData } from '../../../templates/engine/data/siteData.ts'
import type { PicturePlace } from '../../../templates/engine/fields/pictureType.ts'
import { focusField } from '../../focusField.ts'
import type { PictureControl } from '../../form/rows/control.ts'
import { useSession } from '../../session.ts'
import type { EditedSite } from '../../state/editorStore.ts'
import { type Item, itemsOf } from '../../state/items.ts'
import { type ImportedPicture, importPicture } from './importPicture.ts'
import { initialPlace } from './portraitPlace.ts'

/** The field of the page that gets a picture. */
export interface PictureTarget {
  readonly path: string
  readonly label: string
  readonly control: PictureControl
}

/** The field of an item that gets a picture. @property list key of the list @property fieldKey key in the item */
export interface ItemPictureTarget {
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

function withItemPicture(
  data: SiteData,
  { list, id, fieldKey }: Pick<ItemPictureTarget, 'list' | 'id' | 'fieldKey'>,
  picture: Picture | null,
): SiteData {
  const items = itemsOf<Item>(data, list).map((item) =>
    item.id === id ? { ...item, [fieldKey]: picture } : item,
  )
  return { ...data, [list]: items }
}

/** The first unused path for a picture of an item, as in `pictures/link-1.webp` for `pictures/link.webp`. */
function freePath(path: string, pictures: Pictures): string {
  const numbered = (number: number) => path.replace('.', `-${number}.`)
  let number = 1
  while (pictures.has(numbered(number))) number++
  return numbered(number)
}

export function usePictures() {
  const { store, notices, drafts } = useSession()
  const change = (edit: (site: EditedSite) => EditedSite) => store.getState().change(edit)

  /**
   * Imports a picture and changes the site, or shows why the picture is refused.
   * @param edit returns null if the place of the picture is no longer on the page
   */
  const importInto = async (
    file: File,
    { place, label }: { readonly place: PicturePlace; readonly label: string },
    edit: (site: EditedSite, imported: ImportedPicture) => EditedSite | null,
  ) => {
    const { id } = drafts.state.getState()
    const imported = await importPicture(file, place)
    if ('refusal' in imported) return notices.show(imported.refusal, true)
    // An import takes seconds. Meanwhile another draft may have been opened.
    const isSameDraft = drafts.state.getState().id === id
    const next = isSameDraft ? edit(store.getState(), imported) : null
    if (!next) return notices.show(editorText.picture.notAdded, true)
    change(() => next)
    if (imported.caution) notices.show(imported.caution)
    const values = { place: label, file: file.name || editorText.picture.pasted }
    notices.announce(fill(editorText.picture.made, values))
  }

  /** @param fieldPath the path of the file button, which gets the focus, because the pressed button disappears */
  const removeFrom = (fieldPath: string, edit: (data: SiteData) => SiteData) => {
    change(({ data, pictures }) => withPictures(edit(data), pictures))
    notices.offerUndo(editorText.picture.removed)
    focusField(fieldPath, 'nearest')
  }

  return {
    add: (file: File, { path, label, control: { kind, place } }: PictureTarget) => {
      const oldAlt = pictureIn(store.getState().data, path)?.alt
      // Keeps an alternative text only if it was typed during the import, because then it describes the new picture.
      const newAlt = (alt: string | undefined) => (alt === undefined || alt === oldAlt ? '' : alt)
      return importInto(file, { place, label }, ({ data, pictures }, { picture, bytes }) => {
        const alt = newAlt(pictureIn(data, path)?.alt)
        const crop = kind === 'portrait' ? { portraitPlace: initialPlace(picture) } : {}
        const next = { ...data, ...crop, [path]: { ...picture, alt } }
        return withPictures(next, pictures, new Map([[picture.file, bytes]]))
      })
    },
    remove: ({ path }: Pick<PictureTarget, 'path'>) =>
      removeFrom(path, (data) => ({ ...data, [path]: null })),
    addToItem: (file: File, target: ItemPictureTarget) =>
      importInto(file, target, ({ data, pictures }, { picture, bytes }) => {
        if (!itemsOf<Item>(data, target.list).some(({ id }) => id === target.id)) return null
        const path = freePath(picture.file, pictures)
        const next = withItemPicture(data, target, { ...picture, file: path, alt: '' })
        return withPictures(next, pictures, new Map([[path, bytes]]))
      }),
    removeFromItem: (fieldPath: string, target: Pick<ItemPictureTarget, 'list' | 'id' | 'fieldKey'>) =>
      removeFrom(fieldPath, (data) => withItemPicture(data, target, null)),
  }
}
