import { describe, expect, it } from 'vitest'
import { hemisphereOf } from '../../../src/scene/hemisphere.ts'

describe('the hemisphere of a time zone', () => {
  it.each([
    'Australia/Sydney',
    'America/Argentina/Ushuaia',
    'America/Sao_Paulo',
    'Africa/Johannesburg',
    'Pacific/Auckland',
  ])('%s sees the moon from the south', (zone) => expect(hemisphereOf(zone)).toBe('south'))

  it.each([
    'Europe/Berlin',
    'America/New_York',
    'Asia/Tokyo',
    'America/Bogota',
    'Africa/Lagos',
    'Pacific/Honolulu',
  ])('%s sees it from the north', (zone) => expect(hemisphereOf(zone)).toBe('north'))

  it.each([undefined, '', 'UTC', 'Etc/GMT+3'])('takes the north where %s does not tell', (zone) => {
    expect(hemisphereOf(zone)).toBe('north')
  })
})
