import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'playwright/test'

const assets = new URL('../../dist/assets', import.meta.url).pathname
const gzipped = (name: RegExp) =>
  readdirSync(assets)
    .filter((file) => name.test(file))
    .reduce((bytes, file) => bytes + gzipSync(readFileSync(join(assets, file))).length, 0)

test.describe('React’s signals look up nothing', () => {
  for (const script of ['react', 'mountSky'])
    test(`in ${script}`, () => {
      const [file = ''] = readdirSync(assets).filter((each) => each.startsWith(`${script}-`))
      const source = readFileSync(join(assets, file), 'utf8')
      expect(source.match(/__proto__:Error\.prototype/g)).toHaveLength(5)
    })
})

test('The lazy sky weighs less than 170 kB, gzipped', () => {
  const bytes = gzipped(/^mountSky-.*\.js$/)
  expect(bytes).toBeGreaterThan(100_000)
  expect(bytes).toBeLessThan(170_000)
})
