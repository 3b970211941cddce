import { contact as ownContact } from '#content/contact.ts'
import { events as ownEvents } from '#content/events.ts'
import { games as ownGames } from '#content/games.ts'
import { projects as ownProjects } from '#content/projects.ts'
import { publishing as ownPublishing } from '#content/publishing.ts'
import { refundPolicy as ownRefundPolicy } from '#content/refundPolicy.ts'
import { socials as ownSocials } from '#content/socials.ts'
import { tracks as ownTracks } from '#content/tracks.ts'
import { videos as ownVideos } from '#content/videos.ts'
import { hostsOf } from './hosts.ts'
import type {
  Contact,
  GallerySection,
  Game,
  Project,
  Publishing,
  SiteEvent,
  Social,
  Track,
  Video,
} from './schema.ts'
import { text } from './text.ts'

const rawPublishing: Publishing = ownPublishing
const { steps = [], phoneTips = [], ...otherFields } = rawPublishing

export const publishing = { ...otherFields, steps, phoneTips }

export const hosts = hostsOf(rawPublishing)

export const refundPolicy: readonly string[] = ownRefundPolicy

export const socials: readonly Social[] = ownSocials
export const projects: readonly Project[] = ownProjects
export const tracks: readonly Track[] = ownTracks
export const events: readonly SiteEvent[] = ownEvents

export const rawVideos: readonly Video[] = ownVideos

/** Adds missing lists to a section of a gallery, as empty lists. A game is such a section. */
export function completeSection(section: GallerySection) {
  return { wallpapers: [], images: [], ...section }
}

const rawGames: readonly Game[] = ownGames
export const games = rawGames.map(completeSection)

const rawContact: Contact = ownContact
export const contact = {
  missingEmail: text.form.missingEmail,
  closed: text.form.closed,
  hidden: {},
  ...rawContact,
}
