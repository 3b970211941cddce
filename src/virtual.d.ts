declare module 'virtual:constants.css'
declare module 'virtual:pictures.css'

declare module 'virtual:languages' {
  /** The languages of the site; the first language is the first entry. Empty for a site in one language. */
  export const languages: readonly import('./site/languages.ts').Language[]
}

declare module 'virtual:prose' {
  /** Functions that load the texts of the pages in Markdown, by the pages' paths. */
  export const proseModules: Readonly<
    Record<string, () => Promise<{ readonly prose: import('./site/prose.ts').Prose }>>
  >
}

declare module 'virtual:preview-frame' {
  /** The address of the page in the preview's frame. In a build it contains a hash of the page. */
  export const previewFrame: string
}

declare module 'virtual:pictures' {
  /** The path of the folder with the encoded pictures, with a slash at its end. */
  export const folder: string
  /** By the original's path: the prefix of its files, its size in px, and whether it is pixel art or an animation. */
  export const pictures: Readonly<
    Record<
      string,
      readonly [name: string, width: number, height: number, pixelArt?: boolean, isMoving?: true]
    >
  >
}

declare module 'fontverter' {
  export function convert(font: Buffer, format: 'sfnt' | 'woff' | 'woff2'): Promise<Buffer>
}
