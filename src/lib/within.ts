/** A press that is not answered for this long is answered in another way, milliseconds. */
const PATIENCE_MS = 4000

/** What a promise gives, while a visitor still waits for it. @throws when it gives nothing by then, or rejects */
export function within<T>(coming: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('It did not come in time.')), PATIENCE_MS)
    coming.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
