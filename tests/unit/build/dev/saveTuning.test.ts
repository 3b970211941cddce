import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { displayPath } from '../../../../src/build/content/contentFolder.ts'
import { refusal, writeTuning } from '../../../../src/build/dev/saveTuning.ts'
import { type OwnerContent, ownerContent } from '../../../helpers/ownerContent.ts'

const validRequest = {
  method: 'POST',
  remoteAddress: '127.0.0.1',
  headers: { host: 'localhost:5173', origin: 'http://localhost:5173', 'content-type': 'application/json' },
}
const { headers } = validRequest

describe('a request to save', () => {
  it.each([
    validRequest,
    { ...validRequest, remoteAddress: '::1' },
    { ...validRequest, remoteAddress: '::ffff:127.0.0.1' },
    { ...validRequest, headers: { ...headers, 'content-type': 'application/json; charset=utf-8' } },
  ])('is accepted from the site’s own page on this machine', (request) => {
    expect(refusal(request)).toBeNull()
  })

  it.each([
    ['from another machine', 403, { remoteAddress: '192.168.1.7' }],
    ['without an address of the sender', 403, { remoteAddress: undefined }],
    ['to another host name of this machine', 403, { headers: { ...headers, host: 'rebound.example' } }],
    ['from a page of another site', 403, { headers: { ...headers, origin: 'https://evil.example' } }],
    ['from a page of another port', 403, { headers: { ...headers, origin: 'http://localhost:9' } }],
    ['without an origin', 403, { headers: { host: headers.host, 'content-type': 'application/json' } }],
    ['with the method GET', 405, { method: 'GET' }],
    ['with the content type of a form', 415, { headers: { ...headers, 'content-type': 'text/plain' } }],
    ['of 10 MB', 413, { headers: { ...headers, 'content-length': '10000000' } }],
  ])('is refused %s', (_, status, change) => {
    expect(refusal({ ...validRequest, ...change })?.status).toBe(status)
  })
})

describe('a saved draft', () => {
  let content: OwnerContent
  beforeEach(() => {
    content = ownerContent()
  })
  afterEach(() => content.remove())
  const root = join(import.meta.dirname, '../../../..')
  const save = (changes: unknown) => writeTuning(root, JSON.stringify(changes))
  const file = (name: string) => join(content.folder, name)
  const contentOf = (name: string): unknown => JSON.parse(readFileSync(file(name), 'utf8'))

  it('is written into the files that change, which are named by their paths', async () => {
    content.put({ 'sky.json': '{ "seed": 3 }', 'theme.json': '{}' })
    expect(await save({ constants: { seed: 3 }, theme: { accent: '#123456' } })).toEqual({
      files: [expect.stringMatching(/[^/]\/theme\.json$/)],
    })
    expect(contentOf('theme.json')).toEqual({ accent: '#123456' })
    expect(readFileSync(file('sky.json'), 'utf8')).toBe('{ "seed": 3 }')
    const result = await save({ constants: { seed: 4 } })
    expect(result).toEqual({ files: ['sky.json', 'theme.json'].map((name) => displayPath(root, name)) })
    expect([contentOf('sky.json'), contentOf('theme.json')]).toEqual([{ seed: 4 }, {}])
  })

  it('is refused with its mistakes, and replaces no file that cannot be read', async () => {
    content.put({ 'sky.json': '{ "seed": 3 }' })
    expect(await save({ constants: { seed: -1 } })).toEqual({
      mistakes: ['constants.seed is -1; choose a value from 0 to 4294967295.'],
    })
    content.put({ 'sky.json': '{ "seed": ' })
    expect(await save({ constants: { seed: 4 } })).toEqual({
      mistakes: [expect.stringContaining('sky.json: is not JSON')],
    })
    expect(readFileSync(file('sky.json'), 'utf8')).toBe('{ "seed": ')
  })
})
