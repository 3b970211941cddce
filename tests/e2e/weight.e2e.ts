import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'playwright/test'
import { hasGate, routes } from '../../src/routes.ts'

const dist = new URL('../../dist/', import.meta.url)

test('The sky, which comes beside the page’s own scripts, weighs less than 200 kB, gzipped, and an editor has none', () => {
  for (const route of routes) {
    const html = readFileSync(new URL(route.file, dist), 'utf8')
    const files = / data-sky="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? []
    const bytes = files.reduce(
      (sum, file) => sum + gzipSync(readFileSync(new URL(`.${file}`, dist))).length,
      0,
    )
    if (hasGate(route)) expect(bytes, route.path).toBeGreaterThan(100_000)
    else expect(files, route.path).toEqual([])
    expect(bytes, route.path).toBeLessThan(200_000)
  }
})
