import { utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { textSender } from '../../../src/build/textSender.ts'
import { temporaryFolder } from '../../helpers/temporaryFolder.ts'

const words = '<p>Moon</p>'.repeat(200)

it('sends text in the best encoding that is accepted, and says which', async () => {
  const file = join(await temporaryFolder(), 'page.html')
  writeFileSync(file, words)
  const send = textSender()
  const brotli = await send(file, 'gzip, deflate, br')
  expect(brotli?.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect(brotliDecompressSync(brotli?.bytes ?? '').toString()).toBe(words)
  const gzip = await send(file, 'gzip')
  expect(gzip?.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(gzip?.bytes ?? '').toString()).toBe(words)
  const plain = await send(file, undefined)
  expect(plain?.headers).not.toHaveProperty('content-encoding')
  expect(plain?.bytes.toString()).toBe(words)
})

it('sends a file that has changed anew', async () => {
  const file = join(await temporaryFolder(), 'robots.txt')
  writeFileSync(file, 'before')
  const send = textSender()
  expect((await send(file, ''))?.bytes.toString()).toBe('before')
  writeFileSync(file, 'after')
  utimesSync(file, new Date(), new Date(Date.now() + 5000))
  expect((await send(file, ''))?.bytes.toString()).toBe('after')
})

it('compresses a text once, however many ask for it at a time', async () => {
  const file = join(await temporaryFolder(), 'sky.js')
  writeFileSync(file, words)
  const send = textSender()
  const [first, second] = await Promise.all([send(file, 'br'), send(file, 'br')])
  expect(second?.bytes).toBe(first?.bytes)
})

it('says so when there is no such file', async () => {
  await expect(textSender()('/nowhere/index.html', 'br')).rejects.toThrow('/nowhere/index.html')
})

it('leaves pictures to others', async () => {
  expect(await textSender()('/nowhere/moon.webp', 'br')).toBeUndefined()
})
