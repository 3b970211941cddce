import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { sendMessage } from '../../../src/sections/message/sendMessage.ts'

const PAGE = 'https://ada.example.com/'

afterEach(() => void vi.unstubAllGlobals())

/** A service on this machine, and the requests that it received. */
async function startService(answer: (response: ServerResponse) => void) {
  const received: string[] = []
  const read = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    received.push(`${request.method} ${request.headers['content-type'] ?? ''} ${Buffer.concat(chunks)}`)
    answer(response)
  }
  const server = createServer((request, response) => void read(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/message`, received }
}

/** Makes `fetch` throw when an answer lacks the CORS header, as a browser does for another origin. */
function enforceCors() {
  const originalFetch = fetch
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const response = await originalFetch(address, { ...init, mode: 'cors' })
    if (init.mode === 'no-cors' || response.headers.has('Access-Control-Allow-Origin')) return response
    throw new TypeError('Failed to fetch')
  })
}

function fields(): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries({ name: 'Ada', message: 'Two & two' })) data.append(name, value)
  return data
}

describe('A message', () => {
  it('is sent when the service confirms it, in the encoding that the guide names', async () => {
    enforceCors()
    const { address, received } = await startService((response) =>
      response.writeHead(200, { 'Access-Control-Allow-Origin': '*' }).end(),
    )
    expect(await sendMessage(address, fields(), PAGE)).toBe('sent')
    expect(received).toEqual([
      'POST application/x-www-form-urlencoded;charset=UTF-8 name=Ada&message=Two+%26+two',
    ])
  })

  it('is unconfirmed, and sent only once, when the service does not let the page read its answer', async () => {
    enforceCors()
    const { address, received } = await startService((response) => response.writeHead(200).end())
    expect(await sendMessage(address, fields(), PAGE)).toBe('unconfirmed')
    expect(received.filter((request) => request.includes('Ada'))).toHaveLength(1)
  })

  it('has failed when the service refuses it', async () => {
    enforceCors()
    const { address } = await startService((response) =>
      response.writeHead(500, { 'Access-Control-Allow-Origin': '*' }).end(),
    )
    expect(await sendMessage(address, fields(), PAGE)).toBe('failed')
  })

  it('has failed when there is no network, and when the site’s own host closes the connection', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await sendMessage('https://forms.example.com/', fields(), PAGE)).toBe('failed')
    vi.unstubAllGlobals()
    const { address, received } = await startService((response) => response.destroy())
    expect(await sendMessage(address, fields(), address)).toBe('failed')
    expect(received).toHaveLength(1)
  })
})
