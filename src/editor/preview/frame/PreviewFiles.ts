import type { Pictures } from '../../../templates/engine/data/siteData.ts'
import type { KitFile } from '../../../templates/engine/kit/kit.ts'
import type { PreviewFont } from '../messages.ts'

/** A path in a style sheet, as in `url("pictures/background.webp")`. An address with a scheme does not match. */
const CSS_PATH = /url\("?([^":)]+)"?\)/g
const EMPTY_URL = 'data:,'

/** The fonts and pictures of the frame, as data URLs and object URLs, because the frame has no network. */
export class PreviewFiles {
  readonly #faces = new Map<string, FontFace>()
  readonly #templatePictures = new Map<string, string>()
  readonly #pictures = new Map<string, string>()

  /** Unchanged fonts stay, so that no text flickers. */
  replaceFonts(fonts: readonly PreviewFont[]): void {
    const faces = new Set(fonts.map((font) => this.#faceOf(font)))
    for (const face of this.#faces.values()) if (!faces.has(face)) document.fonts.delete(face)
    for (const face of faces) document.fonts.add(face)
  }

  #faceOf({ family, url, weight, range }: PreviewFont): FontFace {
    const key = `${family} ${url}`
    const face =
      this.#faces.get(key) ??
      new FontFace(family, `url(${url})`, { weight, unicodeRange: range, display: 'swap' })
    this.#faces.set(key, face)
    return face
  }

  addTemplatePictures(pictures: readonly KitFile[]): void {
    for (const { file, url } of pictures) this.#templatePictures.set(file, url)
  }

  replacePictures(pictures: Pictures): void {
    for (const url of this.#pictures.values()) URL.revokeObjectURL(url)
    this.#pictures.clear()
    // A copy of the bytes, because a `Blob` takes no shared memory, which the type of `bytes` allows.
    for (const [path, bytes] of pictures)
      this.#pictures.set(path, URL.createObjectURL(new Blob([bytes.slice()], { type: mimeTypeOf(path) })))
  }

  /** The URL of a picture's path in the site; an empty data URL for an unknown path. */
  pictureUrl(path: string): string {
    return this.#pictures.get(path) ?? this.#templatePictures.get(path) ?? EMPTY_URL
  }

  withPictureUrls(css: string): string {
    return css.replace(CSS_PATH, (_, path: string) => `url("${this.pictureUrl(path)}")`)
  }
}

function mimeTypeOf(path: string): string {
  return `image/${path.endsWith('jpg') ? 'jpeg' : path.split('.').at(-1)}`
}
