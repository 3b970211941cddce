import { useEffect } from 'react'
import { importFile, isSiteFile } from './importFile.ts'
import type { PicturePlaceName } from './pictures/fit.ts'
import { usePictures } from './pictures/usePictures.ts'
import { useSession } from './session.ts'

/** The field that the visitor is at, or the portrait's. */
function placeAtHand(): PicturePlaceName {
  const field = document.activeElement?.closest<HTMLElement>('[data-picture-field]')
  return field?.dataset.pictureField === 'sharePicture' ? 'sharePicture' : 'portrait'
}

/**
 * Takes files wherever in the window they are dropped, and pictures that are pasted: a site is brought back, a picture
 * goes to the field at hand. The browser would else leave the page for them.
 */
export function useFiles(): void {
  const session = useSession()
  const { take } = usePictures()

  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    const takeFile = (file: File) => {
      if (file.type.startsWith('image/') || /\.hei[cf]$/i.test(file.name)) return take(file, placeAtHand())
      if (isSiteFile(file)) return importFile(session, file)
      session.news.show(
        `“${file.name}” is neither a picture nor a site. Drop a picture, or a ZIP that was exported here.`,
        true,
      )
    }
    addEventListener('dragover', (event) => event.preventDefault(), { signal })
    addEventListener(
      'drop',
      (event) => {
        event.preventDefault()
        const [file] = event.dataTransfer?.files ?? []
        if (file) void takeFile(file)
      },
      { signal },
    )
    addEventListener(
      'paste',
      (event) => {
        const [file] = event.clipboardData?.files ?? []
        if (!file) return
        event.preventDefault()
        void takeFile(file)
      },
      { signal },
    )
    return () => ending.abort()
  }, [session, take])
}
