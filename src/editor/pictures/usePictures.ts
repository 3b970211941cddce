import { fill } from '../../lib/fill.ts'
import { editorWords } from '../../site/editorWords.ts'
import { MIDDLE, type Pictures, picturesOf, type SiteData } from '../../templates/siteData.ts'
import { useSession } from '../session.ts'
import type { EditedSite } from '../state/editorStore.ts'
import { LINK_PICTURE, PICTURE_PLACES, type PicturePlace, type PicturePlaceName } from './fit.ts'
import { type ImportedPicture, importPicture } from './importPicture.ts'

/** A site with more pictures, and without those that its data no longer names. */
function withPictures(data: SiteData, pictures: Pictures, more: Pictures = new Map()): EditedSite {
  const named = new Set(picturesOf(data).map(({ file }) => file))
  return { data, pictures: new Map([...pictures, ...more].filter(([path]) => named.has(path))) }
}

/** The first of a link's files that no picture has: `pictures/link-1.webp`. */
function freeFile(file: string, pictures: Pictures, number = 1): string {
  const free = file.replace('.', `-${number}.`)
  return pictures.has(free) ? freeFile(file, pictures, number + 1) : free
}

/** Puts a visitor's pictures in their places on the site, and removes them. */
export function usePictures() {
  const { store, notices } = useSession()
  const change = (edit: (site: EditedSite) => EditedSite) => store.getState().change(edit)

  const put = async (
    [file, place, name]: readonly [File, PicturePlace, string],
    edit: (site: EditedSite, imported: ImportedPicture) => EditedSite,
  ) => {
    const imported = await importPicture(file, place)
    if ('refused' in imported) return notices.show(imported.refused, true)
    change((site) => edit(site, imported))
    if (imported.caution) notices.show(imported.caution)
    const facts = { place: name, file: file.name || editorWords.picture.pasted }
    notices.announce(fill(editorWords.picture.made, facts))
  }

  return {
    add: (file: File, place: PicturePlaceName) => {
      const before = store.getState().data[place]?.alt
      // The words of the picture before say what that one showed; those typed meanwhile are the new one's.
      const altOf = (now: string | undefined) => (now === undefined || now === before ? '' : now)
      return put(
        [file, PICTURE_PLACES[place], editorWords.form[place]],
        ({ data, pictures }, { picture, bytes }) => {
          const seen = place === 'portrait' ? { portraitPlace: MIDDLE } : {}
          const next = { ...data, ...seen, [place]: { ...picture, alt: altOf(data[place]?.alt) } }
          return withPictures(next, pictures, new Map([[picture.file, bytes]]))
        },
      )
    },
    remove: (place: PicturePlaceName) => {
      change(({ data, pictures }) => withPictures({ ...data, [place]: null }, pictures))
      notices.announce(fill(editorWords.items.removed, { name: editorWords.form[place] }))
    },
    addToLink: (file: File, id: string) =>
      put([file, LINK_PICTURE, editorWords.links.picture], ({ data, pictures }, { picture, bytes }) => {
        const path = freeFile(picture.file, pictures)
        const links = data.links.map((link) =>
          link.id === id ? { ...link, picture: { ...picture, file: path, alt: '' } } : link,
        )
        return withPictures({ ...data, links }, pictures, new Map([[path, bytes]]))
      }),
  }
}
