import assert from 'node:assert/strict'
import fc from 'fast-check'
import { constantsMistakes } from '../../src/constants/schema.ts'
import { constantPaths } from '../../src/panel/constantPaths.ts'
import { formatConstants } from '../../src/panel/formatConstants.ts'
import { type ReadResult, readConstants } from '../../src/panel/readConstants.ts'
import { readSaved } from '../../src/panel/savedTuning.ts'
import { readTuneQuery } from '../../src/panel/tuneQuery.ts'
import { forcedState } from '../../src/scene/forcedState.ts'
import { IS_FULL_CAMPAIGN, SEED, tries } from '../helpers/campaign.ts'
import { expect, STILL_SKY, test } from '../helpers/site.ts'
import { constants, findRoute, routes } from '../helpers/siteModules.ts'
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
const constantPath = fc.oneof(
  fc.constantFrom(...constantPaths.map(({ path }) => path)),
  fc.constantFrom('__proto__.x', 'constructor', '.stars', 'views', 'views.home.stars.x', ''),
)
/** Values of `?tune=`. Some resemble the panel's links. */
const tuneValue = fc.oneof(
  fc.array(fc.tuple(constantPath, value).map((pair) => pair.join('_'))).map((all) => all.join('~')),
  fc.string({ unit: 'binary', maxLength: 9000 }),
  fc.stringMatching(/^[a-z._~0-9-]{0,200}$/),
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

/**
 * Throws unless the result is a complete set of constants or a list of messages, within `MAX_ANSWER_MS`. It uses `assert`,
 * because Playwright's `expect` takes ten times as long as reading the text.
 */
function assertAnswer(read: () => ReadResult): void {
  const startMs = performance.now()
  const answer = read()
  assert(performance.now() - startMs < MAX_ANSWER_MS)
  if ('constants' in answer) assert.deepEqual(constantsMistakes(answer.constants), [])
  else for (const mistake of answer.mistakes) assert.match(mistake, /\S/)
}

test('Any link to a sky is read completely or refused with a message', () => {
  fc.assert(
    fc.property(tuneValue, (tuning) => assertAnswer(() => readTuneQuery(constants, tuning))),
    CHECK_OPTIONS,
  )
})

test('Any file of constants is read completely or refused with a message', () => {
  const file = fc.oneof(mutationsOf(formatConstants(constants)), fc.json(), fc.string({ unit: 'binary' }))
  fc.assert(
    fc.property(file, (text) => assertAnswer(() => readConstants(text))),
    CHECK_OPTIONS,
  )
})

test('Any content of the storage is read as valid skies', () => {
  const saved = JSON.stringify({ draft: 'seed_3', skies: [{ name: 'One', constants }], seeds: [1] })
  fc.assert(
    fc.property(mutationsOf(saved), (text) => {
      for (const sky of readSaved(text).skies) assert.deepEqual(constantsMistakes(sky.constants), [])
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
