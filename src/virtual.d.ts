declare module 'virtual:constants.css'
declare module 'virtual:pictures.css'

declare module 'virtual:languages' {
  /** The first one first. Empty for a site in one language. */
  export const languages: readonly import('./site/languages.ts').Language[]
}

declare module 'virtual:prose' {
  /** The texts of the pages in Markdown, by the pages' paths. */
  export const proseModules: Readonly<
    Record<string, () => Promise<{ readonly prose: import('./site/prose.ts').Prose }>>
  >
}

declare module 'virtual:preview-frame' {
  /** The address of the preview's page that belongs to this build. */
  export const previewFrame: string
}

declare module 'virtual:pictures' {
  /** Ends with a slash. */
  export const folder: string
  /** By the original's name: the name in the build, the size in pixels, whether it is pixel art, and whether it moves. */
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
