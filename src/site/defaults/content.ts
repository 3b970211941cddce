import { HOME_SECTIONS } from '../homeSections.ts'
import type {
  Contact,
  Game,
  OwnGallery,
  OwnSamples,
  Project,
  Publishing,
  Section,
  SiteEvent,
  Social,
  Template,
  Track,
  Video,
} from '../schema.ts'

// The content of missing TypeScript files: empty, except for `sections`, which has all sections in their default order.

export const contact: Contact = {}
export const events: readonly SiteEvent[] = []
export const galleries: readonly OwnGallery[] = []
export const games: readonly Game[] = []
export const projects: readonly Project[] = []
export const publishing: Publishing = {}
export const refundPolicy: readonly string[] = []
export const samples: OwnSamples = {}
export const sections: readonly Section[] = HOME_SECTIONS.map(({ id, emoji }) => ({ id, emoji }))
export const socials: readonly Social[] = []
export const templates: readonly Template[] = []
export const tracks: readonly Track[] = []
export const videos: readonly Video[] = []
export const words = {}
