import { useEffect } from 'react'
import { fill } from '../../../lib/fill.ts'
import { editorText } from '../../../site/editorText.ts'
import { fieldPath } from '../../fieldId.ts'
import { formRow, labelOf } from '../../form/rows/pageForm.ts'
import { type Session, useSession } from '../../session.ts'
import { type PictureTarget, usePictures } from '../pictures/usePictures.ts'
import { importFile, isSiteFile, isTextFile, showLinksOf } from './importFile.ts'
import { isForField } from './takePicture.ts'
import { zipOfFolder } from './zipOfFolder.ts'

function pictureTargetAt(path: string, { kit }: Session): PictureTarget | null {
  const { control } = formRow(path) ?? {}
  if (control?.kind !== 'picture' && control?.kind !== 'portrait') return null
  return { path, label: labelOf(path, kit), control }
}

/** The page's picture field with the focus, else the portrait. `ItemPicture` takes its files itself. */
function pictureTarget(session: Session): PictureTarget | null {
  const [key = ''] = fieldPath(document.activeElement?.id ?? '')?.split('.') ?? []
  return pictureTargetAt(key, session) ?? pictureTargetAt('portrait', session)
}

/** Imports dropped and pasted files: a site as a draft, a picture into the `pictureTarget`. */
export function useFileImport(): void {
  const session = useSession()
  const { add } = usePictures()

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const receive = (file: File) => {
      const target = pictureTarget(session)
      // Some browsers give a HEIC file no type. `add` refuses it with a message.
      const isPicture = file.type.startsWith('image/') || /\.hei[cf]$/i.test(file.name)
      if (target && isPicture) return add(file, target)
      if (isSiteFile(file)) return importFile(session, file)
      if (isTextFile(file)) return receiveText(file)
      session.notices.show(fill(editorText.import.strange, { name: file.name }), true)
    }
    const receiveText = async (file: File) => {
      const bytes = await file.arrayBuffer().catch(() => null)
      if (bytes) showLinksOf(session, file.name, new Uint8Array(bytes))
      else session.notices.show(fill(editorText.import.unreadable, { name: file.name }), true)
    }
    const receiveFolder = async (folder: FileSystemDirectoryEntry) => {
      const zip = await zipOfFolder(folder).catch(() => null)
      if (zip) await importFile(session, zip)
      else session.notices.show(fill(editorText.import.unreadable, { name: folder.name }), true)
    }
    const onDragOrDrop = (event: DragEvent) => {
      if (isForField(event, event.dataTransfer)) return
      // The browser would leave the editor and open the file.
      event.preventDefault()
      if (event.type !== 'drop') return
      const entry = event.dataTransfer?.items[0]?.webkitGetAsEntry()
      const [file] = event.dataTransfer?.files ?? []
      if (entry?.isDirectory) void receiveFolder(entry as FileSystemDirectoryEntry)
      else if (file) void receive(file)
    }
    const onPaste = (event: ClipboardEvent) => {
      const [file] = event.clipboardData?.files ?? []
      // Some programs add a picture of the text to copied text. Only the text is meant.
      if (!file || event.clipboardData?.types.includes('text/plain')) return
      event.preventDefault()
      void receive(file)
    }
    addEventListener('dragover', onDragOrDrop, { signal })
    addEventListener('drop', onDragOrDrop, { signal })
    addEventListener('paste', onPaste, { signal })
    return () => controller.abort()
  }, [session, add])
}
