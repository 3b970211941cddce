import moonUrl from './moon.webp'

/** Fetches and decodes the moon's surface. @throws when it does not come */
export async function decodeMoon(): Promise<ImageBitmap> {
  const response = await fetch(moonUrl)
  if (!response.ok) throw new Error(`${moonUrl} does not come: ${response.status}`)
  return createImageBitmap(await response.blob())
}
