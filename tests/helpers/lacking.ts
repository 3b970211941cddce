/**
 * Features that a browser may lack or refuse: in an older browser, at an address without https, or because of a setting
 * for privacy. Each is code that runs in the page before its scripts.
 */
export const BROWSER_LIMITS: Readonly<Record<string, string>> = {
  'a refused localStorage': denied('localStorage'),
  'a refused sessionStorage': denied('sessionStorage'),
  'storage that throws': storageThat("throw new DOMException('denied', 'SecurityError')"),
  'storage that is full': fullStorage(),
  'no IndexedDB': lacks('indexedDB'),
  'an IndexedDB that throws': `indexedDB.open = () => { throw new DOMException('denied', 'SecurityError') }`,
  'no requestIdleCallback': lacks('requestIdleCallback'),
  'no Worker': lacks('Worker'),
  'a Worker that throws': `window.Worker = class { constructor() { throw new Error('denied') } }`,
  'no OffscreenCanvas': lacks('OffscreenCanvas'),
  'no clipboard': lacksOf('Navigator.prototype', 'clipboard'),
  'no locks': lacksOf('Navigator.prototype', 'locks'),
  'no storage manager': lacksOf('Navigator.prototype', 'storage'),
  'no share sheet': lacksOf('Navigator.prototype', 'share'),
  'no network information': lacksOf('Navigator.prototype', 'connection'),
  'no device memory and no cores': `${lacksOf('Navigator.prototype', 'deviceMemory')}; ${lacksOf('Navigator.prototype', 'hardwareConcurrency')}`,
  'no scheduler': lacks('scheduler'),
  'no view transitions': lacksOf('Document.prototype', 'startViewTransition'),
  'no BroadcastChannel': lacks('BroadcastChannel'),
  'no createImageBitmap': lacks('createImageBitmap'),
  'no decompression': `${lacks('DecompressionStream')}; ${lacks('CompressionStream')}`,
  'no random UUID': lacksOf('Crypto.prototype', 'randomUUID'),
  'no subtle crypto': lacksOf('Crypto.prototype', 'subtle'),
  'no PerformanceObserver': lacks('PerformanceObserver'),
  'no visual viewport': lacks('visualViewport'),
  'no Intl.Segmenter': 'delete Intl.Segmenter',
  'no time zone': `Intl.DateTimeFormat.prototype.resolvedOptions = () => ({})`,
  'no checkVisibility': lacksOf('Element.prototype', 'checkVisibility'),
  'no WebGL': `HTMLCanvasElement.prototype.getContext = () => null`,
  'a WebGL that throws': `HTMLCanvasElement.prototype.getContext = () => { throw new Error('denied') }`,
}

function lacks(name: string): string {
  return `delete window.${name}; if (${JSON.stringify(name)} in window) Object.defineProperty(window, ${JSON.stringify(name)}, { value: undefined })`
}

function lacksOf(owner: string, name: string): string {
  return `delete ${owner}.${name}`
}

function denied(name: string): string {
  return `Object.defineProperty(window, '${name}', { get() { throw new DOMException('denied', 'SecurityError') } })`
}

function storageThat(code: string): string {
  return `for (const name of ['getItem', 'setItem', 'removeItem']) Storage.prototype[name] = () => { ${code} }`
}

function fullStorage(): string {
  return `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }`
}
