import type { KitFile } from '../../templates/kit.ts'
import type { Pictures } from '../../templates/siteData.ts'
import type { PreviewFont } from '../preview/messages.ts'

/** An address in a style sheet that is a path in the site. */
const ADDRESS = /url\("?([^":)]+)"?\)/g
/** Loads nothing. */
const EMPTY = 'data:,'

/** The site's fonts and pictures in the frame, which can fetch nothing and is given their bytes. */
export class PreviewFiles {
  readonly #fonts = new Set<string>()
  readonly #templatePictures = new Map<string, string>()
  readonly #pictures = new Map<string, string>()

  /** Makes fonts known to the page. One that is known already stays as it is, so that no text flickers. */
  addFonts(fonts: readonly PreviewFont[]): void {
    for (const { family, url, weight, style, range = 'U+0-10FFFF' } of fonts) {
      if (this.#fonts.has(url)) continue
      this.#fonts.add(url)
      const how = { weight, style, unicodeRange: range, display: 'swap' } as const
      document.fonts.add(new FontFace(family, `url(${url})`, how))
    }
  }

  addTemplatePictures(pictures: readonly KitFile[]): void {
    for (const { file, url } of pictures) this.#templatePictures.set(file, url)
  }

  /** Puts the visitor's pictures in place of those before. */
  replacePictures(pictures: Pictures): void {
    for (const url of this.#pictures.values()) URL.revokeObjectURL(url)
    this.#pictures.clear()
    for (const [path, bytes] of pictures)
      this.#pictures.set(path, URL.createObjectURL(new Blob([bytes.slice()], { type: typeOf(path) })))
  }

  /** The address to show a picture at; for one that is not there, an address that loads nothing. */
  pictureUrl(path: string): string {
    return this.#pictures.get(path) ?? this.#templatePictures.get(path) ?? EMPTY
  }

  /** A style sheet with the addresses that its pictures have here. */
  withPictures(css: string): string {
    return css.replace(ADDRESS, (_, path: string) => `url("${this.pictureUrl(path)}")`)
  }
}

function typeOf(path: string): string {
  return `image/${path.endsWith('jpg') ? 'jpeg' : path.split('.').at(-1)}`
}
