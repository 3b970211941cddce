import { fill } from '../../lib/fill.ts'
import { editorWords } from '../../site/editorWords.ts'
import { useSession } from '../session.ts'
import { PICTURE_PLACES, type PicturePlaceName } from './fit.ts'
import { importPicture } from './importPicture.ts'

/** Puts a visitor's pictures in their places on the site, and removes them. */
export function usePictures() {
  const { store, notices } = useSession()
  const withoutPlace = (place: PicturePlaceName) =>
    [...store.getState().pictures].filter(([path]) => !path.startsWith(`${PICTURE_PLACES[place].file}.`))

  return {
    add: async (file: File, place: PicturePlaceName) => {
      const before = store.getState().data[place]?.alt
      const imported = await importPicture(file, place)
      if ('refused' in imported) return notices.show(imported.refused, true)
      const { picture, bytes, caution } = imported
      // The words of the picture before say what that one showed; those typed meanwhile are the new one's.
      const altOf = (now: string | undefined) => (now === undefined || now === before ? '' : now)
      store.getState().change(({ data }) => ({
        data: { ...data, [place]: { ...picture, alt: altOf(data[place]?.alt) } },
        pictures: new Map([...withoutPlace(place), [picture.file, bytes]]),
      }))
      if (caution) notices.show(caution)
      const facts = { place: editorWords.form[place], file: file.name || editorWords.picture.pasted }
      notices.announce(fill(editorWords.picture.made, facts))
    },
    remove: (place: PicturePlaceName) => {
      store.getState().change(({ data }) => ({
        data: { ...data, [place]: null },
        pictures: new Map(withoutPlace(place)),
      }))
      notices.announce(fill(editorWords.items.removed, { name: editorWords.form[place] }))
    },
  }
}
