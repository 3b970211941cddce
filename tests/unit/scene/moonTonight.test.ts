import { describe, expect, it } from 'vitest'
import { isSouthern } from '../../../src/scene/moonTonight.ts'

describe('the hemisphere of a time zone', () => {
  it.each([
    'Australia/Sydney',
    'Antarctica/McMurdo',
    'America/Argentina/Ushuaia',
    'America/Sao_Paulo',
    'Africa/Johannesburg',
    'Pacific/Auckland',
  ])('is south for %s', (zone) => expect(isSouthern(zone)).toBe(true))

  it('is south for America/Buenos_Aires, an older name of a zone', () =>
    expect(isSouthern('America/Buenos_Aires')).toBe(true))

  it.each(['Europe/Berlin', 'America/New_York', 'Asia/Tokyo', 'Pacific/Honolulu'])(
    'is north for %s',
    (zone) => expect(isSouthern(zone)).toBe(false),
  )

  it.each([undefined, '', 'UTC', 'Etc/GMT+3'])('is north for %s, which names no place', (zone) => {
    expect(isSouthern(zone)).toBe(false)
  })
})
