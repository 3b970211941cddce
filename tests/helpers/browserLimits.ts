/** Code that removes or refuses a feature of the browser. It runs in the page before the page's own scripts. */
export const BROWSER_LIMITS: Readonly<Record<string, string>> = {
  'a refused localStorage': refuseGlobal('localStorage'),
  'a refused sessionStorage': refuseGlobal('sessionStorage'),
  'storage that throws': replaceStorage("throw new DOMException('denied', 'SecurityError')"),
  'storage that is full': `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }`,
  'no IndexedDB': removeGlobal('indexedDB'),
  'an IndexedDB that throws': `indexedDB.open = () => { throw new DOMException('denied', 'SecurityError') }`,
  'no requestIdleCallback': removeGlobal('requestIdleCallback'),
  'no OffscreenCanvas': removeGlobal('OffscreenCanvas'),
  'no clipboard': removeFrom('Navigator.prototype', 'clipboard'),
  'no locks': removeFrom('Navigator.prototype', 'locks'),
  'no storage manager': removeFrom('Navigator.prototype', 'storage'),
  'no share sheet': removeFrom('Navigator.prototype', 'share'),
  'no network information': removeFrom('Navigator.prototype', 'connection'),
  'no device memory and no cores': `${removeFrom('Navigator.prototype', 'deviceMemory')}; ${removeFrom('Navigator.prototype', 'hardwareConcurrency')}`,
  'no scheduler': removeGlobal('scheduler'),
  'no view transitions': removeFrom('Document.prototype', 'startViewTransition'),
  'no BroadcastChannel': removeGlobal('BroadcastChannel'),
  'no createImageBitmap': removeGlobal('createImageBitmap'),
  'no compression streams': `${removeGlobal('DecompressionStream')}; ${removeGlobal('CompressionStream')}`,
  'no random UUID': removeFrom('Crypto.prototype', 'randomUUID'),
  'no subtle crypto': removeFrom('Crypto.prototype', 'subtle'),
  'no PerformanceObserver': removeGlobal('PerformanceObserver'),
  'no visual viewport': removeGlobal('visualViewport'),
  'no Intl.Segmenter': 'delete Intl.Segmenter',
  'no time zone': `Intl.DateTimeFormat.prototype.resolvedOptions = () => ({})`,
  'no checkVisibility': removeFrom('Element.prototype', 'checkVisibility'),
  'no canvas context': `HTMLCanvasElement.prototype.getContext = () => null`,
  'a canvas context that throws': `HTMLCanvasElement.prototype.getContext = () => { throw new Error('denied') }`,
}

function removeGlobal(name: string): string {
  return `delete window.${name}; if (${JSON.stringify(name)} in window) Object.defineProperty(window, ${JSON.stringify(name)}, { value: undefined })`
}

function removeFrom(owner: string, name: string): string {
  return `delete ${owner}.${name}`
}

function refuseGlobal(name: string): string {
  return `Object.defineProperty(window, '${name}', { get() { throw new DOMException('denied', 'SecurityError') } })`
}

function replaceStorage(code: string): string {
  return `for (const name of ['getItem', 'setItem', 'removeItem']) Storage.prototype[name] = () => { ${code} }`
}
