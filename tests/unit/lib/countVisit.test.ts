import { afterEach, describe, expect, it, vi } from 'vitest'
import { countVisit, isCounted, type SiteCounter } from '../../../src/lib/countVisit.ts'

const visit = {
  url: new URL('https://ada.example.com/media/?from=bio'),
  title: 'Media · Ada',
  referrer: 'https://elsewhere.example/',
  language: 'pt',
  screen: { width: 390, height: 844 },
}

afterEach(() => void vi.unstubAllGlobals())

/** Counts the visit. @returns the request that the counter gets */
async function requestOf(counter: SiteCounter) {
  const fetchMock = vi.fn<typeof fetch>(async () => new Response())
  vi.stubGlobal('fetch', fetchMock)
  await countVisit(counter, visit)
  expect(fetchMock).toHaveBeenCalledOnce()
  const [address, options] = fetchMock.mock.calls[0] ?? []
  expect(options).toMatchObject({ credentials: 'omit', keepalive: true })
  return { url: new URL(String(address)), body: options?.body ? JSON.parse(String(options.body)) : null }
}

describe('A visit', () => {
  it('is counted by GoatCounter', async () => {
    const { url } = await requestOf({
      service: 'GoatCounter',
      address: 'https://ada.goatcounter.com/count',
      site: '',
    })
    expect(url.origin + url.pathname).toBe('https://ada.goatcounter.com/count')
    const { rnd: _, ...values } = Object.fromEntries(url.searchParams)
    expect(values).toEqual({
      p: '/media/',
      t: 'Media · Ada',
      r: 'https://elsewhere.example/',
      q: '?from=bio',
      s: '390',
    })
  })

  it('is counted by Plausible', async () => {
    const address = 'https://plausible.io/api/event'
    const { url, body } = await requestOf({ service: 'Plausible', address, site: 'ada.example.com' })
    expect(url.href).toBe(address)
    expect(body).toEqual({ n: 'pageview', u: visit.url.href, d: 'ada.example.com', r: visit.referrer })
  })

  it('is counted by Umami', async () => {
    const address = 'https://gateway.umami.is/api/send'
    const { url, body } = await requestOf({ service: 'Umami', address, site: 'an-id' })
    expect(url.href).toBe(address)
    expect(body).toEqual({
      type: 'event',
      payload: {
        website: 'an-id',
        hostname: 'ada.example.com',
        url: '/media/?from=bio',
        title: 'Media · Ada',
        referrer: visit.referrer,
        language: 'pt',
        screen: '390x844',
      },
    })
  })

  it('is no error when the counter cannot be reached', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    const counter = { service: 'Umami', address: 'https://gateway.umami.is/api/send', site: 'an-id' } as const
    await expect(countVisit(counter, visit)).resolves.toBeUndefined()
  })

  it.each([
    ['https:', 'ada.example.com', true],
    ['http:', 'localhost', false],
    ['http:', '127.0.0.1', false],
    ['http:', '[::1]', false],
    ['file:', '', false],
  ])('at %s//%s is counted: %s', (protocol, hostname, isExpected) => {
    expect(isCounted({ protocol, hostname })).toBe(isExpected)
  })
})
