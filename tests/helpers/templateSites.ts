import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright/test'
import type { SiteFile } from '../../src/templates/engine/data/siteData.ts'
import { serveModules } from './serveModules.ts'

type Rendered = typeof import('./renderedSites.ts')

let rendered: Promise<Rendered> | undefined

/** The sites of the templates, rendered as the build does. Vite stays open, because a site imports its fonts when it is rendered. */
export function renderTemplateSites(): Promise<Rendered> {
  rendered ??= serveModules(process.cwd()).then(({ load }) =>
    load<Rendered>('/tests/helpers/renderedSites.ts'),
  )
  return rendered
}

/** Writes the files of a site into a folder. @returns the address of its page: `file://…` */
export function writeSite(files: readonly SiteFile[], folder: string): string {
  for (const { path, bytes } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), bytes)
  }
  return pathToFileURL(join(folder, 'index.html')).href
}

export interface PageRecord {
  readonly messages: string[]
  readonly requests: string[]
}

/** Records the console messages, errors, dialogs and requests of a page. Dismisses the dialogs. */
export function recordPage(page: Page): PageRecord {
  const record: PageRecord = { messages: [], requests: [] }
  page.on('console', (message) => record.messages.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => record.messages.push(`uncaught: ${error.message}`))
  page.on('dialog', async (dialog) => {
    record.messages.push(`dialog: ${dialog.message()}`)
    await dialog.dismiss()
  })
  page.on('requestfailed', (request) => record.messages.push(`failed: ${request.url()}`))
  page.on('request', (request) => record.requests.push(request.url()))
  return record
}

interface Counting {
  frames: number
  /** The browser's `requestAnimationFrame`, without counting. */
  nextFrame: (callback: FrameRequestCallback) => number
}

/** Counts the animation frames that the scripts of the next pages request. `framesDuring` reads the number. */
export async function countFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counting = window as unknown as Counting
    counting.frames = 0
    counting.nextFrame = requestAnimationFrame.bind(window)
    window.requestAnimationFrame = (callback) => {
      counting.frames++
      return counting.nextFrame(callback)
    }
  })
}

/** The number of animation frames that the page's scripts request while the browser draws `frames` frames. */
function framesDuring(page: Page, frames: number): Promise<number> {
  return page.evaluate(async (count) => {
    const counting = window as unknown as Counting
    const before = counting.frames
    for (let frame = 0; frame < count; frame++) await new Promise((resolve) => counting.nextFrame(resolve))
    return counting.frames - before
  }, frames)
}

/** True if a script or CSS animates the page. Needs `countFrames`. */
export async function isMoving(page: Page): Promise<boolean> {
  const animations = await page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  )
  return animations > 0 || (await framesDuring(page, 10)) > 0
}
