import { useEffect } from 'react'
import { fontOf } from '../../../templates/engine/kit/kit.ts'
import { fontFilesFor } from '../../../templates/engine/styles/fontFiles.ts'
import { faceOf, familiesOf } from '../../pageFaces.ts'
import { useEditor, useSession, useView } from '../../session.ts'

/** The CSS families in which the page shows its name. They are fetched when the group of the look opens. */
export function useHeadingFamily(): string {
  const { kit, store } = useSession()
  const isShown = useView(({ group }) => group === 'look')
  const id = useEditor(({ data }) => data.headingFont)
  const name = useEditor(({ data }) => data.name)
  const font = fontOf(kit, id, 'heading')
  useEffect(() => {
    if (!isShown) return
    let faces: readonly FontFace[] = []
    let isCurrent = true
    const files = fontFilesFor(kit, { ...store.getState().data, name }).filter((file) =>
      font.files.includes(file),
    )
    Promise.all(files.map(faceOf)).then(
      (fetched) => {
        if (!isCurrent) return
        faces = fetched
        for (const face of faces) document.fonts.add(face)
      },
      // A system font shows the name.
      () => {},
    )
    return () => {
      isCurrent = false
      for (const face of faces) document.fonts.delete(face)
    }
  }, [kit, store, font, name, isShown])
  return familiesOf(font)
}
