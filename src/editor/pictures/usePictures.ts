import { useSession } from '../session.ts'
import { PICTURE_PLACES, type PicturePlaceName } from './fit.ts'
import { takePicture } from './takePicture.ts'

const NAMES: Readonly<Record<PicturePlaceName, string>> = {
  portrait: 'picture',
  sharePicture: 'picture for chats',
}

/** Puts a visitor's pictures in their places on the site, and takes them out. */
export function usePictures() {
  const { store, news } = useSession()
  const withoutPlace = (place: PicturePlaceName) =>
    [...store.getState().pictures].filter(([path]) => !path.startsWith(`${PICTURE_PLACES[place].file}.`))

  return {
    take: async (file: File, place: PicturePlaceName) => {
      const taken = await takePicture(file, place)
      if ('refused' in taken) {
        news.show(taken.refused, true)
        return
      }
      const { picture, bytes } = taken
      store.getState().change(({ data }) => ({
        data: { ...data, [place]: { ...picture, alt: data[place]?.alt ?? '' } },
        pictures: new Map([...withoutPlace(place), [picture.file, bytes]]),
      }))
      news.tell(`The ${NAMES[place]} was taken from ${file.name || 'what you pasted'}.`)
    },
    remove: (place: PicturePlaceName) => {
      store.getState().change(({ data }) => ({
        data: { ...data, [place]: null },
        pictures: new Map(withoutPlace(place)),
      }))
      news.tell(`The ${NAMES[place]} was removed.`)
    },
  }
}
