// `#content/` has the owner's files. `src/build/content/contentFolder.ts` replaces missing files. The check of the content validates the values.
declare module '#content/contact.ts' {
  export const contact: import('./schema.ts').Contact
}
declare module '#content/editorWords.ts' {
  export const words: import('./editorWords.ts').OwnEditorWords
}
declare module '#content/events.ts' {
  export const events: readonly import('./schema.ts').SiteEvent[]
}
declare module '#content/galleries.ts' {
  export const galleries: readonly import('./schema.ts').OwnGallery[]
}
declare module '#content/games.ts' {
  export const games: readonly import('./schema.ts').Game[]
}
declare module '#content/projects.ts' {
  export const projects: readonly import('./schema.ts').Project[]
}
declare module '#content/publishing.ts' {
  export const publishing: import('./schema.ts').Publishing
}
declare module '#content/refundPolicy.ts' {
  export const refundPolicy: readonly string[]
}
declare module '#content/samples.ts' {
  export const samples: import('./schema.ts').OwnSamples
}
declare module '#content/sections.ts' {
  export const sections: readonly import('./schema.ts').Section[]
}
declare module '#content/site.ts' {
  export const site: import('./schema.ts').Site
}
declare module '#content/sky.json' {
  const sky: object
  export default sky
}
declare module '#content/socials.ts' {
  export const socials: readonly import('./schema.ts').Social[]
}
declare module '#content/templates.ts' {
  export const templates: readonly import('./schema.ts').Template[]
}
declare module '#content/theme.json' {
  const theme: { readonly theme?: string; readonly [colour: string]: string | undefined }
  export default theme
}
declare module '#content/tracks.ts' {
  export const tracks: readonly import('./schema.ts').Track[]
}
declare module '#content/videos.ts' {
  export const videos: readonly import('./schema.ts').Video[]
}
declare module '#content/words.ts' {
  export const words: import('./words.ts').OwnWords
}
declare module '#markdownRows' {
  export const pages: readonly import('./pages.ts').PageRow[]
}
