import { vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import type { StoreApi } from 'zustand'
import { usePanel } from '../../src/panel/panelStore.ts'
import { useDrawReport } from '../../src/scene/drawReport.ts'
import { useScene } from '../../src/scene/store.ts'
import { useVisitorName } from '../../src/templates/shop/yourName/visitorName.ts'
import { stopSmoothScroll } from '../../src/ui/smoothScroll.ts'
import { unmountAll } from './render.ts'

/** Of the root element. Nothing moves, so that a test need not wait for transitions. */
const ATTRIBUTES = { lang: 'en', 'data-js': 'ready', 'data-motion': 'still' }
/** Matches when a test has emulated a preference of a visitor. */
const EMULATED = 'print, (prefers-reduced-motion: reduce), (prefers-contrast: more), (forced-colors: active)'

const { href } = location
const headBefore = new Set(document.head.children)

/** Gives the next test a page as the first one has it, because all files of a worker share one page and its modules. */
export async function cleanUp(): Promise<void> {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  // Functions that a test has given to the browser, as `share`.
  for (const name of Object.keys(navigator)) Reflect.deleteProperty(navigator, name)
  unmountAll()
  stopSmoothScroll()
  reset(useScene)
  reset(useDrawReport)
  reset(useVisitorName)
  reset(usePanel)
  await clearStorage()
  restoreDocument()
  // Most tests change neither, and the browser's driver takes 10 ms for both.
  if (innerWidth !== 1280 || innerHeight !== 800) await page.viewport(1280, 800)
  if (matchMedia(EMULATED).matches)
    await commands.emulateMedia({ media: null, reducedMotion: null, contrast: null, forcedColors: null })
}

function reset<T>(store: StoreApi<T>): void {
  store.setState(store.getInitialState(), true)
}

async function clearStorage(): Promise<void> {
  localStorage.clear()
  sessionStorage.clear()
  for (const { name = '' } of await indexedDB.databases())
    await new Promise((resolve, reject) => {
      const request = indexedDB.deleteDatabase(name)
      request.onsuccess = resolve
      request.onerror = () => reject(request.error)
    })
}

function restoreDocument(): void {
  history.replaceState(null, '', href)
  document.body.replaceChildren()
  // With a removed frame that had the focus, the page would lose the keyboard.
  window.focus()
  document.adoptedStyleSheets = []
  // Vite inserts the style sheet of a module only once.
  for (const element of [...document.head.children])
    if (!headBefore.has(element) && !element.matches('[data-vite-dev-id]')) element.remove()
  const root = document.documentElement
  for (const name of root.getAttributeNames()) root.removeAttribute(name)
  for (const [name, value] of Object.entries(ATTRIBUTES)) root.setAttribute(name, value)
  getSelection()?.removeAllRanges()
  scrollTo({ top: 0, left: 0, behavior: 'instant' })
}
