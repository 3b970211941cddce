import type { KitFile } from '../../templates/kit.ts'
import type { Pictures } from '../../templates/siteData.ts'
import type { PreviewFont } from '../preview/messages.ts'

const ADDRESS = /url\("?([^":)]+)"?\)/g
const EMPTY = 'data:,'

/** Fonts and pictures in the frame, as object URLs: the frame has no network. */
export class PreviewFiles {
  readonly #fonts = new Set<string>()
  readonly #templatePictures = new Map<string, string>()
  readonly #pictures = new Map<string, string>()

  /** Loads new fonts. Known fonts stay as they are, so that no text flickers. */
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

  replacePictures(pictures: Pictures): void {
    for (const url of this.#pictures.values()) URL.revokeObjectURL(url)
    this.#pictures.clear()
    for (const [path, bytes] of pictures)
      this.#pictures.set(path, URL.createObjectURL(new Blob([bytes.slice()], { type: typeOf(path) })))
  }

  pictureUrl(path: string): string {
    return this.#pictures.get(path) ?? this.#templatePictures.get(path) ?? EMPTY
  }

  withPictures(css: string): string {
    return css.replace(ADDRESS, (_, path: string) => `url("${this.pictureUrl(path)}")`)
  }
}

function typeOf(path: string): string {
  return `image/${path.endsWith('jpg') ? 'jpeg' : path.split('.').at(-1)}`
}
