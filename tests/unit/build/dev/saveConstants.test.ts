import { describe, expect, it } from 'vitest'
import { refusal } from '../../../../src/build/dev/saveConstants.ts'

const validRequest = {
  method: 'POST',
  remoteAddress: '127.0.0.1',
  headers: { host: 'localhost:5173', origin: 'http://localhost:5173', 'content-type': 'application/json' },
}
const { headers } = validRequest

describe('a request to save constants', () => {
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
