/** A visitor waits this long before the fallback, ms. */
export const PATIENCE_MS = 4000

/** A part of the site that is a file of its own, and is fetched when it is needed. */
export interface LazyModule<T> {
  /** The module, once it has loaded. */
  current(): T | undefined
  /** Fetches the module once; after a failure the next call tries again. @throws when it cannot be loaded */
  load(): Promise<T>
  /** The same for a visitor who waits. @throws also when it has not come after four seconds */
  loadInTime(): Promise<T>
}

/** A module to fetch later. @param importModule as in `() => import('./Share.tsx')` */
export function lazyModule<T>(importModule: () => Promise<T>): LazyModule<T> {
  let loaded: T | undefined
  let loading: Promise<T> | undefined
  const load = () => {
    loading ??= importModule().then(
      (module) => {
        loaded = module
        return module
      },
      (reason: unknown) => {
        loading = undefined
        throw reason
      },
    )
    return loading
  }
  return { current: () => loaded, load, loadInTime: () => inTime(load()) }
}

/** Waits four seconds for a promise. @throws when it has not settled by then, or rejects */
function inTime<T>(coming: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('It did not come in time.')), PATIENCE_MS)
    coming.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
