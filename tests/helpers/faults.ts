import { readFileSync } from 'node:fs'
import type { Route } from 'playwright/test'
import { builtFolder } from './fixedSites.ts'

const notFound = readFileSync(`${builtFolder('sample')}/404.html`, 'utf8')

/** Ways in which a request fails, by name. */
export const FAULTS: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  refused: (route) => route.abort('connectionrefused'),
  // The request never ends.
  stalled: () => new Promise(() => {}),
  cut: async (route) => {
    const response = await route.fetch()
    const body = await response.body()
    await route.fulfill({ response, body: body.subarray(0, body.length / 2) })
  },
  'not found': (route) => route.fulfill({ status: 404, contentType: 'text/html', body: notFound }),
  'an error of the server': (route) =>
    route.fulfill({ status: 500, contentType: 'text/plain', body: 'Oh no' }),
  'a page in place of the file': (route) => route.fulfill({ contentType: 'text/html', body: notFound }),
}
