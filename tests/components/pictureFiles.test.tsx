import { expect, it } from 'vitest'
import { importPicture } from '../../src/editor/files/pictures/importPicture.ts'
import { PORTRAIT } from '../../src/templates/engine/fields/picturePlaces.ts'

async function jpeg(): Promise<Uint8Array> {
  const context = new OffscreenCanvas(400, 300).getContext('2d')
  if (!context) throw new Error('No canvas')
  context.fillStyle = '#f6a6c6'
  context.fillRect(0, 0, 400, 300)
  const blob = await context.canvas.convertToBlob({ type: 'image/jpeg' })
  return new Uint8Array(await blob.arrayBuffer())
}

it.each([
  ['without its end marker', (bytes: Uint8Array) => bytes.subarray(0, -2)],
  ['with fill bytes', (bytes: Uint8Array) => Uint8Array.of(0xff, 0xd8, 0xff, 0xff, ...bytes.subarray(2))],
  ['with bytes after its end', (bytes: Uint8Array) => Uint8Array.of(...bytes, 0, 0, 0)],
])('accepts a JPEG %s', async (_, change) => {
  const file = new File([change(await jpeg()).slice()], 'a.jpg', { type: 'image/jpeg' })
  expect(await importPicture(file, PORTRAIT)).toMatchObject({ picture: { width: 400, height: 300 } })
})
