declare module 'virtual:constants.css'
declare module 'virtual:pictures.css'

declare module 'virtual:own-pages' {
  /** The owner's Markdown pages in the order of their links. */
  export const ownerPages: readonly import('./site/ownerPages.ts').OwnerPage[]
}

declare module 'virtual:picture-tables' {
  /** The pictures of each folder that has a table, by the folder's path below `pictures`. */
  export const pictureTables: Readonly<
    Record<string, readonly import('./site/galleries/schema.ts').TablePicture[]>
  >
}

declare module 'virtual:preview-frame' {
  /** The address of the page in the frame of the editor's preview. In a build it contains a hash of the page. */
  export const previewFrame: string
}

declare module 'virtual:pictures' {
  /** The address of the folder with all encoded files. */
  export const folder: string
  /** By the path of the original picture: the prefix of its encoded files, and its size in px. */
  export const pictures: Readonly<
    Record<
      string,
      readonly [prefix: string, width: number, height: number, pixelArt?: boolean, isAnimated?: true]
    >
  >
}

declare module 'fontverter' {
  export function convert(font: Buffer, format: 'sfnt' | 'woff' | 'woff2'): Promise<Buffer>
}
