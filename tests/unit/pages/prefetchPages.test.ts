import { expect, it } from 'vitest'
import { routeToPrefetch } from '../../../src/pages/prefetchPages.ts'
import { findRoute } from '../../../src/routes.ts'

const origin = 'https://someone.example'
const home = { origin, pathname: '/', target: '' }

it('finds the route of a link when the link opens a page in the same tab', () =>
  expect(routeToPrefetch(home, origin)).toBe(findRoute('/')))

it.each([
  ['a picture', { pathname: '/assets/pictures/cove-1600.webp' }],
  ['a file', { pathname: '/press.pdf' }],
  ['a new tab', { target: '_blank' }],
  ['another site', { origin: 'https://elsewhere.example' }],
])('finds no route when a link leads to %s', (_destination, fields) =>
  expect(routeToPrefetch({ ...home, ...fields }, origin)).toBeNull(),
)
