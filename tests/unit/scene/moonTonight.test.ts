import { describe, expect, it } from 'vitest'
import { hemisphereOf } from '../../../src/scene/moonTonight.ts'

/** The time zones within eight degrees of the equator, and their latitudes, from the tz database's `zone.tab`. */
const NEAR_THE_EQUATOR: readonly [zone: string, latitude: number][] = [
  ['Indian/Chagos', -7.33],
  ['America/Araguaina', -7.2],
  ['Africa/Dar_es_Salaam', -6.8],
  ['America/Eirunepe', -6.67],
  ['Pacific/Bougainville', -6.22],
  ['Asia/Jakarta', -6.17],
  ['Asia/Makassar', -5.12],
  ['Indian/Mahe', -4.67],
  ['Africa/Kinshasa', -4.3],
  ['Africa/Brazzaville', -4.27],
  ['America/Noronha', -3.85],
  ['America/Fortaleza', -3.72],
  ['Africa/Bujumbura', -3.38],
  ['America/Manaus', -3.13],
  ['Pacific/Kanton', -2.78],
  ['Asia/Jayapura', -2.53],
  ['America/Santarem', -2.43],
  ['America/Guayaquil', -2.17],
  ['Africa/Kigali', -1.95],
  ['America/Belem', -1.45],
  ['Africa/Nairobi', -1.28],
  ['Pacific/Galapagos', -0.9],
  ['Pacific/Nauru', -0.52],
  ['Asia/Pontianak', -0.03],
  ['Africa/Kampala', 0.32],
  ['Africa/Sao_Tome', 0.33],
  ['Africa/Libreville', 0.38],
  ['Asia/Singapore', 1.28],
  ['Pacific/Tarawa', 1.42],
  ['Asia/Kuching', 1.55],
  ['Pacific/Kiritimati', 1.87],
  ['Africa/Mogadishu', 2.07],
  ['America/Boa_Vista', 2.82],
  ['Asia/Kuala_Lumpur', 3.17],
  ['Africa/Malabo', 3.75],
  ['Africa/Douala', 4.05],
  ['Indian/Maldives', 4.17],
  ['Africa/Bangui', 4.37],
  ['America/Bogota', 4.6],
  ['Africa/Juba', 4.85],
  ['Asia/Brunei', 4.93],
  ['America/Cayenne', 4.93],
  ['Africa/Abidjan', 5.32],
  ['Pacific/Kosrae', 5.32],
  ['Africa/Accra', 5.55],
  ['America/Paramaribo', 5.83],
  ['Africa/Lome', 6.13],
  ['Africa/Monrovia', 6.3],
  ['Africa/Lagos', 6.45],
  ['Africa/Porto-Novo', 6.48],
  ['America/Guyana', 6.8],
  ['Asia/Colombo', 6.93],
  ['Pacific/Pohnpei', 6.97],
  ['Pacific/Majuro', 7.15],
  ['Pacific/Palau', 7.33],
  ['Pacific/Chuuk', 7.42],
]

describe('the hemisphere of a time zone', () => {
  it.each(NEAR_THE_EQUATOR)('of %s, at %d°, matches its latitude', (zone, latitude) => {
    expect(hemisphereOf(zone)).toBe(latitude < 0 ? 'south' : 'north')
  })

  it.each([
    'Australia/Sydney',
    'America/Argentina/Ushuaia',
    'America/Sao_Paulo',
    'Africa/Johannesburg',
    'Pacific/Auckland',
  ])('is south for %s', (zone) => expect(hemisphereOf(zone)).toBe('south'))

  it.each(['America/Buenos_Aires', 'America/Mendoza', 'Pacific/Enderbury'])(
    'is south for %s, an older name of a zone',
    (zone) => expect(hemisphereOf(zone)).toBe('south'),
  )

  it.each(['Europe/Berlin', 'America/New_York', 'Asia/Tokyo', 'Pacific/Honolulu'])(
    'is north for %s',
    (zone) => expect(hemisphereOf(zone)).toBe('north'),
  )

  it.each([undefined, '', 'UTC', 'Etc/GMT+3'])('is north for %s, which names no place', (zone) => {
    expect(hemisphereOf(zone)).toBe('north')
  })
})
