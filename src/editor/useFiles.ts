import { useEffect } from 'react'
import { importFile, isSiteFile } from './importFile.ts'
import type { PicturePlaceName } from './pictures/fit.ts'
import { usePictures } from './pictures/usePictures.ts'
import { useSession } from './session.ts'

/** The picture field that has the focus, or the portrait's. */
function focusedPlace(): PicturePlaceName {
  const field = document.activeElement?.closest<HTMLElement>('[data-picture-field]')
  return field?.dataset.pictureField === 'sharePicture' ? 'sharePicture' : 'portrait'
}

/**
 * Imports files that are dropped anywhere in the window, and pictures that are pasted: a site becomes a draft, a picture
 * goes to the focused field. Without this the browser would leave the page and open them.
 */
export function useFiles(): void {
  const session = useSession()
  const { add } = usePictures()

  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    const receive = (file: File) => {
      if (file.type.startsWith('image/') || /\.hei[cf]$/i.test(file.name)) return add(file, focusedPlace())
      if (isSiteFile(file)) return importFile(session, file)
      session.notices.show(
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
        if (file) void receive(file)
      },
      { signal },
    )
    addEventListener(
      'paste',
      (event) => {
        const [file] = event.clipboardData?.files ?? []
        if (!file) return
        event.preventDefault()
        void receive(file)
      },
      { signal },
    )
    return () => ending.abort()
  }, [session, add])
}
