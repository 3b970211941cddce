import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, inject } from 'vitest'
import type { Browser } from './Browser.ts'
import { editorJourneys } from './editorJourneys.ts'
import { engines, wantedEngines } from './engines.ts'
import { makerJourneys } from './makerJourneys.ts'
import { networkJourneys } from './networkJourneys.ts'
import { visitorJourneys } from './visitorJourneys.ts'

const SCREENSHOTS_FOLDER = join(import.meta.dirname, '../../test-results/engines')

describe.each(wantedEngines())('In %s', (name) => {
  let browser: Browser
  beforeAll(async () => {
    const { path = '', start } = engines[name] ?? {}
    if (!start) throw new Error(`There is no engine ${name}`)
    browser = await start(path)
  })
  afterAll(() => browser?.close())
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return
    mkdirSync(SCREENSHOTS_FOLDER, { recursive: true })
    writeFileSync(
      join(SCREENSHOTS_FOLDER, `${name}, ${task.name.slice(0, 60)}.png`),
      await browser.screenshot(),
    )
  })

  const localRoot = inject('local')
  visitorJourneys(() => ({ browser, root: localRoot }))
  editorJourneys(() => ({ browser, root: localRoot }))
  makerJourneys(() => ({ browser, root: localRoot }))
  networkJourneys(() => ({ browser, root: inject('network') ?? localRoot }))
})
