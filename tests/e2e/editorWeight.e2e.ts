import { gzipSync } from 'node:zlib'
import type { Response } from 'playwright/test'
import { needs } from '../helpers/needs.ts'
import { isSample } from '../helpers/sample.ts'
import { expect, test } from '../helpers/site.ts'
import { FIRST_TEMPLATE } from '../helpers/templates.ts'

const BYTES_PER_KB = 1000
/** The page's own scripts included. Only a browser knows which scripts and typefaces an editor loads when it opens. */
const MAX_SCRIPTS_KB = 310
const MAX_TYPEFACES_KB = 130

needs('editors')

test.use({ viewport: { width: 390, height: 844 } })

test(`An editor loads at most ${MAX_SCRIPTS_KB} kB of scripts and ${MAX_TYPEFACES_KB} kB of typefaces when it opens`, async ({
  site,
}) => {
  const responses: Response[] = []
  site.page.on('response', (response) => responses.push(response))
  await site.open(`/editor/${FIRST_TEMPLATE}?motion=still`)
  await site.settled()
  const sizeKb = async (extension: string) => {
    const ofKind = responses.filter((response) => response.url().endsWith(extension))
    const bodies = await Promise.all(ofKind.map((response) => response.body()))
    const sizes = bodies.map((body) => (extension === '.js' ? gzipSync(body).length : body.length))
    return sizes.reduce((sum, size) => sum + size, 0) / BYTES_PER_KB
  }
  // The owner's translations and samples are part of the scripts.
  expect(await sizeKb('.js')).toBeLessThanOrEqual(MAX_SCRIPTS_KB + (isSample ? 0 : 8))
  if (isSample) expect(await sizeKb('.woff2')).toBeLessThanOrEqual(MAX_TYPEFACES_KB)
})
