import assert from 'node:assert/strict'
import fc from 'fast-check'
import { constantsMistakes } from '../../src/constants/schema.ts'
import { parsedJson } from '../../src/lib/parsed.ts'
import { DEFAULT_TUNING, readTuning } from '../../src/panel/tuning.ts'
import { forcedState } from '../../src/scene/forcedState.ts'
import { IS_FULL_CAMPAIGN, SEED, tries } from '../helpers/campaign.ts'
import { expect, STILL_SKY, test } from '../helpers/site.ts'
import { findRoute, routes } from '../helpers/siteModules.ts'
import { FIRST_TEMPLATE } from '../helpers/templates.ts'

test.setTimeout(IS_FULL_CAMPAIGN ? 3_600_000 : 120_000)

const CHECK_OPTIONS = { seed: SEED, numRuns: tries(10_000, 100_000) } as const
/** Limit for reading an untrusted text, and for showing a page, ms. */
const MAX_ANSWER_MS = 1000

const value = fc.oneof(
  fc.double(),
  fc.integer(),
  fc.constantFrom('on', 'off', '', '1e999', '-0', '0x10', 'NaN'),
)
/** Queries of an address. About half contain names of `forcedState.ts`. */
const query = fc.oneof(
  fc
    .array(
      fc.tuple(
        fc.constantFrom('motion', 'seed', 'time', 'renderer', 'gate', 'quality', 'stars', 'moon', 'x'),
        fc.oneof(value, fc.string({ unit: 'binary', maxLength: 20 })),
      ),
    )
    .map((pairs) => String(new URLSearchParams(pairs.map(([name, anyValue]) => [name, String(anyValue)])))),
  fc.string({ unit: 'binary', maxLength: 200 }),
)

/** Random changes of a text: up to four times, some characters are replaced with another text. */
const mutationsOf = (text: string) =>
  fc
    .array(fc.tuple(fc.nat(text.length), fc.nat(40), fc.oneof(fc.string({ unit: 'binary' }), fc.json())), {
      maxLength: 4,
    })
    .map((changes) => {
      let changed = text
      for (const [start, length, inserted] of changes)
        changed = changed.slice(0, start) + inserted + changed.slice(start + length)
      return changed
    })

/** It uses `assert`, because Playwright's `expect` takes ten times as long as reading the text. */
test('Any file and any saved draft of the panel is read completely or refused with a message', () => {
  const file = fc.oneof(mutationsOf(JSON.stringify(DEFAULT_TUNING)), fc.json(), fc.string({ unit: 'binary' }))
  fc.assert(
    fc.property(file, (text) => {
      const startMs = performance.now()
      const read = readTuning(parsedJson(text))
      assert(performance.now() - startMs < MAX_ANSWER_MS)
      if ('tuning' in read) assert.deepEqual(constantsMistakes(read.tuning.constants), [])
      else for (const mistake of read.mistakes) assert.match(mistake, /\S/)
    }),
    CHECK_OPTIONS,
  )
})

test('Any query forces a finite seed, time, moon phase and number of stars, and any path has a page', () => {
  fc.assert(
    fc.property(query, fc.string({ unit: 'binary' }), (anyQuery, path) => {
      const { seed = 0, stars = 0, timeS = 0, moonPhase = 0 } = forcedState(`?${anyQuery}`)
      for (const number of [seed, stars, timeS, moonPhase]) assert(Number.isFinite(number))
      assert.notEqual(findRoute(path).title, '')
    }),
    CHECK_OPTIONS,
  )
})

test('Any path and hash shows a page and throws nothing', async ({ site }) => {
  const { page } = site
  // The code of the pages is requested first, so that the limit below is for showing a page.
  for (const { path, view } of routes)
    if (view !== 'none') {
      await site.open(`/${STILL_SKY}`)
      await site.goInside(path)
    }
  const segment = fc.oneof(
    fc.constantFrom(
      'shop',
      'media',
      'editor',
      FIRST_TEMPLATE,
      '99',
      '%',
      '%E0%A4%A',
      '..',
      '__proto__',
      'index.html',
      '',
    ),
    fc.string({ unit: 'grapheme', maxLength: 30 }),
  )
  const address = fc.tuple(
    fc.array(segment, { maxLength: 5 }).map((all) => all.join('/')),
    fc.oneof(
      fc.constantFrom('socials', 'music', '%', '[', '#', ''),
      fc.string({ unit: 'binary', maxLength: 60 }),
    ),
  )
  const withoutPage = await page.evaluate(
    async ({ addresses, maxMs, root }) => {
      const missing: string[] = []
      const isShown = () => document.querySelector('h1')?.checkVisibility() ?? false
      const pollMs = 20
      const wait = () => new Promise((resolve) => setTimeout(resolve, pollMs))
      for (const [path, hash] of addresses) {
        const url = new URL(root)
        url.pathname += path
        url.hash = hash
        try {
          history.pushState(null, '', url)
        } catch {
          // The browser does not accept the address.
          continue
        }
        await wait()
        for (let ms = pollMs; ms < maxMs && !isShown(); ms += pollMs) await wait()
        if (!isShown()) missing.push(url.href)
      }
      return missing
    },
    {
      addresses: fc.sample(address, { seed: SEED, numRuns: tries(200, 10_000) }),
      maxMs: MAX_ANSWER_MS,
      root: site.root,
    },
  )
  expect(withoutPage).toEqual([])
  await expect(page.locator('html')).toHaveAttribute('data-js', 'ready')
  // The page warns in the console when a hash has no target.
  for (const line of site.consoleMessages.splice(0)) expect(line).toContain('target Element not found')
})
