/** A file's address is revoked after the browser has had so long to save it, milliseconds. */
const REVOKE_AFTER_MS = 60_000

/** Has the browser save a file, under its name. */
export function saveFile(file: File): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER_MS)
}
