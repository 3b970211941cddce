import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, inject } from 'vitest'
import type { Browser } from './Browser.ts'
import { editorJourneys } from './editorJourneys.ts'
import { engines, wantedEngines } from './engines.ts'
import { makerJourneys } from './makerJourneys.ts'
import { networkJourneys } from './networkJourneys.ts'
import { visitorJourneys } from './visitorJourneys.ts'

const PICTURES = join(import.meta.dirname, '../../test-results/engines')

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
    mkdirSync(PICTURES, { recursive: true })
    writeFileSync(join(PICTURES, `${name}, ${task.name.slice(0, 60)}.png`), await browser.photograph())
  })

  const local = inject('local')
  visitorJourneys(() => ({ browser, root: local }))
  editorJourneys(() => ({ browser, root: local }))
  makerJourneys(() => ({ browser, root: local }))
  networkJourneys(() => ({ browser, root: inject('network') ?? local }))
})
