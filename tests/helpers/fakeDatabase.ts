type Records = Map<string, unknown>
type Request = { readonly answer: () => void; readonly fail: () => void }

/** Runs all promise callbacks that are due. `setImmediate` must not be faked. */
export const runCallbacks = () => new Promise<void>((resolve) => setImmediate(resolve))

/**
 * A database in memory, which `openDB` opens as that of `idb` does. No request is answered before the test says so. Each one can
 * be answered, can fail, and can hang. Transactions that write run one after the other, and change all or nothing.
 */
export class FakeDatabase {
  readonly records: Records = new Map()
  #requests: Request[] = []
  #lastWriter: Promise<unknown> = Promise.resolve()

  readonly openDB = async () => {
    await this.#request(() => {})
    return {
      transaction: (_name: string, mode: string) => this.#transaction(mode === 'readwrite'),
      close: () => {},
    }
  }

  /** Answers the next request, if there is one. */
  async answerOne(): Promise<void> {
    await runCallbacks()
    this.#requests.shift()?.answer()
    await runCallbacks()
  }

  /** Answers all requests, also those that follow from the answers. */
  async answerAll(): Promise<void> {
    // A transaction ends some turns after its last answer, and another request may follow.
    for (let idleTurns = 0; idleTurns < 3; idleTurns++) {
      if (this.#requests.length > 0) idleTurns = 0
      await this.answerOne()
    }
  }

  /** Lets all requests fail that are waiting. */
  async failAll(): Promise<void> {
    await runCallbacks()
    for (const { fail } of this.#requests.splice(0)) fail()
    await runCallbacks()
  }

  #request<T>(work: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      const fail = () => reject(new DOMException('The disk is full.', 'QuotaExceededError'))
      const answer = () => {
        try {
          resolve(work())
        } catch (reason) {
          reject(reason)
        }
      }
      this.#requests.push({ answer, fail })
    })
  }

  #transaction(isWriting: boolean) {
    const turn = isWriting ? this.#lastWriter : Promise.resolve()
    let commit = () => {}
    let abort = (_reason: unknown) => {}
    const done = new Promise<void>((resolve, reject) => {
      commit = resolve
      abort = reject
    })
    const ended = done.catch(() => {})
    if (isWriting) this.#lastWriter = ended
    let changes: Records = new Map()
    let openRequests = 0
    let hasEnded = false
    const end = (settle: () => void) => {
      if (hasEnded) throw new DOMException('The transaction has ended.', 'InvalidStateError')
      hasEnded = true
      settle()
    }
    const commitWhenIdle = async () => {
      // A transaction stays open while its callbacks make requests.
      await runCallbacks()
      if (openRequests > 0 || hasEnded) return
      end(() => {
        for (const [key, value] of changes)
          if (value === undefined) this.records.delete(key)
          else this.records.set(key, value)
        commit()
      })
    }
    const request = async <T>(work: () => T): Promise<T> => {
      openRequests++
      await turn
      try {
        const result = await this.#request(() => {
          if (hasEnded) throw new DOMException('The transaction was aborted.', 'AbortError')
          return work()
        })
        openRequests--
        void commitWhenIdle()
        return result
      } catch (reason) {
        if (!hasEnded) end(() => abort(reason))
        throw reason
      }
    }
    const current = (key: string) => (changes.has(key) ? changes.get(key) : this.records.get(key))
    const write = (key: string, value: unknown) =>
      request(() => {
        changes = new Map(changes).set(key, value)
      })
    return {
      done,
      abort: () => end(() => abort(new DOMException('The transaction was aborted.', 'AbortError'))),
      store: {
        get: (key: string) => request(() => current(key)),
        getAll: () =>
          request(() => [...this.records.keys()].filter((key) => key.startsWith('draft/')).map(current)),
        put: (value: unknown, key: string) => write(key, value),
        delete: (key: string) => write(key, undefined),
      },
    }
  }
}
