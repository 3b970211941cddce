import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright/test'
import type { SiteFile } from '../../src/templates/engine/data/siteData.ts'
import type { TemplateId } from '../../src/templates/templateList.ts'
import { builtFolder } from './fixedSites.ts'
import type { RenderedSite } from './renderedSites.ts'
import { serveModules } from './serveModules.ts'

/** A site that `npm run tool -- sites` has rendered. */
export interface TemplateSite extends Omit<RenderedSite, 'files'> {
  /** The address of its page: `file://…` */
  readonly url: string
}

const FOLDER = builtFolder('templates')

/** Renders the sites of the templates as the build does, and writes them for `templateSite`. */
export async function writeTemplateSites(): Promise<void> {
  const { load, close } = await serveModules(process.cwd())
  const { renderSitesOf } = await load<typeof import('./renderedSites.ts')>('/tests/helpers/renderedSites.ts')
  rmSync(FOLDER, { recursive: true, force: true })
  for (const id of ['1', '2', '3'] as const)
    for (const [name, { files, ...site }] of await renderSitesOf(id)) {
      const folder = join(FOLDER, id, name)
      const url = writeSite(files, folder)
      writeFileSync(join(folder, 'site.json'), JSON.stringify({ ...site, url }))
    }
  await close()
}

/** Reads a rendered site. @param name as in `renderSitesOf` */
export function templateSite(id: TemplateId, name: string): TemplateSite {
  return JSON.parse(readFileSync(join(FOLDER, id, name, 'site.json'), 'utf8'))
}

/** Reads the sites of a template in each of its palettes. */
export function sitesInPalettes(id: TemplateId): readonly TemplateSite[] {
  return readdirSync(join(FOLDER, id))
    .filter((name) => name.startsWith('palette-'))
    .map((name) => templateSite(id, name))
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
