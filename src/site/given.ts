/** The owner's files as written, for the check of the content. */
export * as contact from '#content/contact.ts'
export * as editorWords from '#content/editorWords.ts'
export * as games from '#content/games.ts'
export * as projects from '#content/projects.ts'
export * as publishing from '#content/publishing.ts'
export * as refundPolicy from '#content/refundPolicy.ts'
export * as sections from '#content/sections.ts'
export * as site from '#content/site.ts'
export * as socials from '#content/socials.ts'
export * as templates from '#content/templates.ts'
export { default as theme } from '#content/theme.json' with { type: 'json' }
export * as tracks from '#content/tracks.ts'
export * as words from '#content/words.ts'
