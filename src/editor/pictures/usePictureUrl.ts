import { useEffect, useState } from 'react'
import { useEditor } from '../session.ts'

/** The object URL of a picture, or null. @param file its path in the site */
export function usePictureUrl(file: string | undefined): string | null {
  const bytes = useEditor(({ pictures }) => (file === undefined ? undefined : pictures.get(file)))
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!bytes) {
      setUrl(null)
      return
    }
    const made = URL.createObjectURL(new Blob([bytes.slice()]))
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [bytes])
  return url
}
