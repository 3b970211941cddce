declare module 'virtual:constants.css'
declare module 'virtual:pictures.css'

declare module 'virtual:preview-frame' {
  /** The address of the preview's page that belongs to this build. */
  export const previewFrame: string
}

declare module 'virtual:pictures' {
  /** The address of the pictures' folder, with a slash at the end. */
  export const folder: string
  /** By the original's name: its name in the build, its width and height in pixels, and whether it is pixel art. */
  export const pictures: Readonly<
    Record<string, readonly [name: string, width: number, height: number, pixelArt?: true]>
  >
}

declare module 'fontverter' {
  /** Writes a font in another format. */
  export function convert(font: Buffer, format: 'sfnt' | 'woff' | 'woff2'): Promise<Buffer>
}
