import { useSession } from '../session.ts'
import { PICTURE_PLACES, type PicturePlaceName } from './fit.ts'
import { importPicture } from './importPicture.ts'

const NAMES: Readonly<Record<PicturePlaceName, string>> = {
  portrait: 'picture',
  sharePicture: 'picture for chats',
}

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
      notices.announce(`The ${NAMES[place]} was made from ${file.name || 'what you pasted'}.`)
    },
    remove: (place: PicturePlaceName) => {
      store.getState().change(({ data }) => ({
        data: { ...data, [place]: null },
        pictures: new Map(withoutPlace(place)),
      }))
      notices.announce(`The ${NAMES[place]} was removed.`)
    },
  }
}
