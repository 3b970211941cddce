let asked = false

/**
 * Asks the browser once for persistent storage. Safari deletes the storage of a site after seven days without a visit, and
 * every browser does when the disk is full. The editor works the same whatever the answer is.
 */
export function askToPersist(): void {
  if (asked) return
  asked = true
  // Missing where the page came over plain http.
  navigator.storage?.persist?.().catch(() => {})
}
