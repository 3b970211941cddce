import { useEffect, useState } from 'react'
import { useEditor } from '../../session.ts'

export function usePictureUrl(file: string | undefined): string | null {
  const bytes = useEditor(({ pictures }) => (file === undefined ? undefined : pictures.get(file)))
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!bytes) {
      setUrl(null)
      return
    }
    // A copy, for its type: a `Blob` takes no bytes that may be in a `SharedArrayBuffer`.
    const objectUrl = URL.createObjectURL(new Blob([bytes.slice()]))
    setUrl(objectUrl)
    return () => URL.revokeObjectURL(objectUrl)
  }, [bytes])
  return url
}
