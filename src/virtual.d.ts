declare module 'virtual:constants.css'
declare module 'virtual:pictures.css'

declare module 'virtual:preview-frame' {
  /** The address of the preview's page that belongs to this build. */
  export const previewFrame: string
}

declare module 'virtual:pictures' {
  /** Where the pictures' files are, with a slash at the end. */
  export const folder: string
  /** By the original's name: what the build calls it, its width and its height in pixels. */
  export const pictures: Readonly<Record<string, readonly [name: string, width: number, height: number]>>
}

declare module 'fontverter' {
  /** Writes a font in another format. */
  export function convert(font: Buffer, format: 'sfnt' | 'woff' | 'woff2'): Promise<Buffer>
}
