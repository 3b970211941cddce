/** Apps that show pages in a window of their own, in which nothing can be saved. */
const APPS =
  /\b(FBAN|FBAV|FB_IAB|Instagram|Barcelona|Line|musical_ly|BytedanceWebview|TikTok|Snapchat|Pinterest|Twitter|LinkedInApp|MicroMessenger|KAKAOTALK)\b|; wv\)/i

/** How long a file is kept for the browser to save, milliseconds. */
const KEPT_FOR_MS = 60_000

/** Whether a page is shown inside an app, whose browser saves no files. @param userAgent as in `navigator.userAgent` */
export function isInApp(userAgent: string): boolean {
  // Every browser of an iPhone calls itself Safari too; what does not is the inside of an app.
  return APPS.test(userAgent) || (/iPhone|iPad|iPod/.test(userAgent) && !/Safari\//.test(userAgent))
}

/** What a ZIP is called: the name on the page in plain letters. */
export function zipName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
  return `${plain || 'my-page'}.zip`
}

/** Whether the device can hand a file on to another app. */
export function canShare(file: File): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })
}

/** Hands a file on, unless the visitor thinks better of it. */
export function shareFile(file: File): void {
  navigator.share({ files: [file], title: file.name }).catch(() => {})
}

/** Has the browser save a file, under its name. */
export function saveFile(file: File): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_FOR_MS)
}
