import type { KitFile } from '../../templates/kit.ts'
import type { Pictures } from '../../templates/siteData.ts'
import type { PreviewFont } from '../preview/messages.ts'

/** A path in a style sheet, as in `url("pictures/background.webp")`. An address with a scheme does not match. */
const CSS_PATH = /url\("?([^":)]+)"?\)/g
const EMPTY = 'data:,'

/** The fonts and pictures of the frame, as data URLs and object URLs, because the frame has no network. */
export class PreviewFiles {
  readonly #fonts = new Set<string>()
  readonly #templatePictures = new Map<string, string>()
  readonly #pictures = new Map<string, string>()

  /** Adds new fonts. Fonts that are already there stay, so that no text flickers. */
  addFonts(fonts: readonly PreviewFont[]): void {
    for (const { family, url, weight, style, range = 'U+0-10FFFF' } of fonts) {
      if (this.#fonts.has(url)) continue
      this.#fonts.add(url)
      const descriptors = { weight, style, unicodeRange: range, display: 'swap' } as const
      document.fonts.add(new FontFace(family, `url(${url})`, descriptors))
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

  /** The URL of a picture's path in the site; an empty data URL for an unknown path. */
  pictureUrl(path: string): string {
    return this.#pictures.get(path) ?? this.#templatePictures.get(path) ?? EMPTY
  }

  withPictureUrls(css: string): string {
    return css.replace(CSS_PATH, (_, path: string) => `url("${this.pictureUrl(path)}")`)
  }
}

function typeOf(path: string): string {
  return `image/${path.endsWith('jpg') ? 'jpeg' : path.split('.').at(-1)}`
}
