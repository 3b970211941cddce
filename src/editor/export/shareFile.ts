/** Whether the device can share a file with another app. */
export function canShareFile(file: File): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })
}

/** Offers a file to the device's other apps. A visitor who closes the list of apps shares nothing. */
export function shareFile(file: File): void {
  navigator.share({ files: [file], title: file.name }).catch(() => {})
}
