import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'playwright/test'
import { fileOf, hasSky, routes } from '../../src/routes.ts'
import { ROOT } from '../helpers/origin.ts'
import { SKY_WORKER } from '../helpers/skyWorkers.ts'

const dist = new URL('../../dist/', import.meta.url)
test('The sky and its workers, which come beside the page’s own scripts, weigh less than 200 kB, gzipped, and an editor has none', () => {
  const workers = readdirSync(new URL('assets', dist))
    .map((file) => `/assets/${file}`)
    .filter((file) => SKY_WORKER.test(file))
  for (const route of routes) {
    const html = readFileSync(new URL(fileOf(route), dist), 'utf8')
    const addresses = / data-sky="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? []
    const files = addresses.map((address) => address.slice(new URL(ROOT).pathname.length - 1))
    const bytes = [...files, ...workers].reduce(
      (sum, file) => sum + gzipSync(readFileSync(new URL(`.${file}`, dist))).length,
      0,
    )
    if (hasSky(route)) expect(files, route.path).not.toEqual([])
    else expect(files, route.path).toEqual([])
    expect(bytes, route.path).toBeLessThan(200_000)
  }
})
