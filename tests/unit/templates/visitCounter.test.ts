import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, it, vi } from 'vitest'
import { checkSite } from '../../../src/templates/checkSite.ts'
import { loadKit } from '../../../src/templates/kits.ts'
import { packSite } from '../../../src/templates/packSite.ts'
import { renderSite } from '../../../src/templates/renderSite.ts'
import { loadSample } from '../../../src/templates/samples.ts'
import { unpackSite } from '../../../src/templates/unpackSite.ts'
import { COUNTER_NAMES, counterAddress, readCounter } from '../../../src/templates/visitCounter.ts'
import { textOf } from '../../helpers/siteFiles.ts'
import { FIRST_TEMPLATE } from '../../helpers/templates.ts'

const ID = '4fb7fa4c-5b46-438d-94b3-3a8fb9bc2e8b'

const UMAMI_CLOUD = { kind: 'umami', address: 'https://gateway.umami.is/api/send', site: ID } as const

/** The code that each counter offers for a page, and the counter that is read from it. */
const CODES = {
  GoatCounter: [
    '<script data-goatcounter="https://ada.goatcounter.com/count" async src="//gc.zgo.at/count.js"></script>',
    { kind: 'goatcounter', address: 'https://ada.goatcounter.com/count', site: '' },
  ],
  Plausible: [
    '<script defer data-domain="ada.example" src="https://plausible.io/js/script.js"></script>',
    { kind: 'plausible', address: 'https://plausible.io/api/event', site: 'ada.example' },
  ],
  'a Plausible of one’s own': [
    '<script defer data-domain="ada.example/shop" src="https://stats.ada.example/js/plausible.js"></script>',
    { kind: 'plausible', address: 'https://stats.ada.example/api/event', site: 'ada.example/shop' },
  ],
  Umami: [
    `<script defer src="https://cloud.umami.is/script.js" data-website-id="${ID}"></script>`,
    UMAMI_CLOUD,
  ],
  'an Umami of one’s own, in a folder': [
    `<script async\n src='https://ada.example/umami/script.js' data-website-id='${ID}'></script>`,
    { kind: 'umami', address: 'https://ada.example/umami/api/send', site: ID },
  ],
  'an Umami whose host ends with a slash': [
    `<script defer src="https://cdn.example/script.js" data-website-id="${ID}" data-host-url="https://ada.example/"></script>`,
    { kind: 'umami', address: 'https://ada.example/api/send', site: ID },
  ],
} as const

/** Addresses that owners may enter, and parts of the counter that is read from each. */
const ADDRESSES = {
  'https://ada.goatcounter.com': { kind: 'goatcounter', address: 'https://ada.goatcounter.com/count' },
  ' https://ada.goatcounter.com/settings/main ': { address: 'https://ada.goatcounter.com/count' },
  'https://stats.ada.example/count': { kind: 'goatcounter', address: 'https://stats.ada.example/count' },
  'https://plausible.io/ada.example?period=day': { kind: 'plausible', site: 'ada.example' },
  [`https://cloud.umami.is/websites/${ID}`]: UMAMI_CLOUD,
  [`https://cloud.umami.is/analytics/eu/websites/${ID}/events`]: UMAMI_CLOUD,
  // Older versions of the editor wrote this address.
  [`https://cloud.umami.is/api/send?website=${ID}`]: UMAMI_CLOUD,
} as const

const TEXTS_WITHOUT_COUNTER = [
  '',
  'ada',
  'ada.goatcounter.com',
  'http://ada.goatcounter.com/count',
  'https://www.goatcounter.com/',
  'https://example.com/',
  'https://localhost/count',
  'javascript:alert(1)//count',
  'https://a;script-src https:/count',
  "https://a.b;script-src.'unsafe-inline'/count",
  'https://user@a,b.example/count',
  '<script async src="https://plausible.io/js/pa-1234.js"></script>',
]

/** Runs the script that counts visits in a page at an address. @returns the number of visits that it sends */
function visitsSentAt(address: string): number {
  const fetch = vi.fn(async () => new Response())
  const dataset = { counter: 'https://ada.goatcounter.com/count', counterKind: 'goatcounter' }
  runInNewContext(readFileSync('src/templates/countVisit.js', 'utf8'), {
    document: { body: { dataset }, title: 'Ada', referrer: '' },
    location: new URL(address),
    screen: { width: 390, height: 844 },
    fetch,
    URLSearchParams,
  })
  return fetch.mock.calls.length
}

const kit = await loadKit(FIRST_TEMPLATE)
const { data: sample, pictures } = await loadSample(FIRST_TEMPLATE)
const files = (counter: string) => renderSite(kit, { ...sample, counter }, pictures)
const policy = (counter: string) =>
  /Content-Security-Policy" content="([^"]+)"/.exec(textOf(files(counter), 'index.html'))?.[1]

describe('A counter of visits', () => {
  for (const [name, [code, counter]] of Object.entries(CODES))
    it(`is read from the code of ${name}, and from the address that replaces the code`, () => {
      const address = counterAddress(code)
      expect(readCounter(address)).toEqual(counter)
      expect(counterAddress(address)).toBe(address)
    })

  for (const [address, counter] of Object.entries(ADDRESSES))
    it(`is read from ${address.trim()}`, () => {
      expect(readCounter(address)).toMatchObject(counter)
    })

  for (const text of TEXTS_WITHOUT_COUNTER)
    it(`is not read from “${text}”, and the page’s policy allows no other host`, () => {
      expect(readCounter(counterAddress(text))).toBeNull()
      expect(policy(text)).toBe(policy(''))
    })

  it('is named in the policy and the README, and its script is in the site', () => {
    const site = files('https://ada.goatcounter.com')
    expect(policy('https://ada.goatcounter.com')).toContain(
      "connect-src 'self' https://ada.goatcounter.com; frame-src",
    )
    expect(textOf(site, 'README.txt')).toContain(`${COUNTER_NAMES.goatcounter}, at ada.goatcounter.com.`)
    expect(textOf(site, 'index.html')).toContain('data-counter="https://ada.goatcounter.com/count"')
    expect(textOf(site, 'script.js')).toContain('counterKind')
  })

  it('is not mentioned in a site without one', () => {
    for (const path of ['index.html', 'script.js', 'README.txt'])
      expect(textOf(files(''), path)).not.toMatch(/counter/i)
  })

  it.each([
    ['https://ada.example/', 1],
    ['http://localhost:8080/', 0],
    ['http://127.0.0.1/', 0],
    ['http://[::1]:8080/', 0],
    ['file:///home/ada/index.html', 0],
  ])('of a page at %s is sent %i visits when the page is opened', (address, visits) => {
    expect(visitsSentAt(address)).toBe(visits)
  })

  it('is exported, imported, and exported again as the same bytes', async () => {
    const packed = await packSite(files(counterAddress(CODES.Umami[0])))
    const imported = unpackSite(packed)
    if ('refusal' in imported) throw new Error(imported.refusal)
    expect(readCounter(imported.data.counter)).toEqual(CODES.Umami[1])
    expect(await packSite(renderSite(kit, imported.data, imported.pictures))).toEqual(packed)
  })

  it('is found by the check before an export when it is unknown', () => {
    const counterFindings = (counter: string) =>
      checkSite({ ...sample, counter }, kit, [], []).filter(({ field }) => field === 'counter')
    expect(counterFindings('https://example.com/')).toEqual([
      { severity: 'warning', field: 'counter', message: expect.stringMatching(/^This is no counter.*\.$/) },
    ])
    expect(counterFindings('https://ada.goatcounter.com')).toEqual([])
    expect(counterFindings(' ')).toEqual([])
  })
})
