import type { PreviewFiles } from './PreviewFiles.ts'

/** Gives a page's pictures their addresses in the frame, and takes out its scripts and the addresses of its players. */
export function preparePage(page: Document, files: Pick<PreviewFiles, 'pictureUrl'>): void {
  for (const script of page.querySelectorAll('script')) script.remove()
  for (const player of page.querySelectorAll('iframe')) player.removeAttribute('src')
  for (const image of page.querySelectorAll('img'))
    image.setAttribute('src', files.pictureUrl(image.getAttribute('src') ?? ''))
}
