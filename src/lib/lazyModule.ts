/** Time after which a component shows its fallback instead of a loading module. */
export const LOAD_TIMEOUT_MS = 4000

export interface LazyModule<T> {
  current(): T | undefined
  /** Fetches the module once. After a failure the next call tries again. @throws when the module does not load */
  load(): Promise<T>
  /** As `load`. @throws also after `LOAD_TIMEOUT_MS` */
  loadInTime(): Promise<T>
}

/** A module that is fetched on demand. @param importModule as in `() => import('./Share.tsx')` */
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
  return { current: () => loaded, load, loadInTime: () => withTimeout(load()) }
}

function withTimeout<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The module did not load in time.')), LOAD_TIMEOUT_MS)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
