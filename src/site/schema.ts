// The schema of a file stands in the folder of its subject, and each `schema.ts` exports `schemas`, by the name of the file.

// The types that the owner's files name. This path must never change, because an update never changes an owner's file.
export type { SiteEvent } from '../sections/events/schema.ts'
export type { Contact } from '../sections/message/schema.ts'
export type { Track } from '../sections/music/schema.ts'
export type { Project } from '../sections/projects/schema.ts'
export type { Section } from '../sections/schema.ts'
export type { Social } from '../sections/socials/schema.ts'
export type { Video } from '../sections/videos/schema.ts'
export type { OwnSamples } from '../templates/engine/sample/schema.ts'
export type { Template } from '../templates/shop/schema.ts'
export type { Picture } from './fields.ts'
export type { Game, OwnGallery } from './galleries/schema.ts'
export type { Publishing } from './publishing/schema.ts'
export type { Site } from './siteSchema.ts'
export { schemas } from './siteSchema.ts'
