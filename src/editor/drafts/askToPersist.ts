let asked = false

/**
 * Asks the browser, once, to keep what is stored here. Safari deletes the storage of a site that was not visited for
 * seven days, and every browser makes room when a disk is full. Its answer changes nothing that the editor does.
 */
export function askToPersist(): void {
  if (asked) return
  asked = true
  // Missing where the page came over plain http.
  navigator.storage?.persist?.().catch(() => {})
}
