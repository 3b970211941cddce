import { contact as ownContact } from '#content/contact.ts'
import { events as ownEvents } from '#content/events.ts'
import { games as ownGames } from '#content/games.ts'
import { newsletter as ownNewsletter } from '#content/newsletter.ts'
import { projects as ownProjects } from '#content/projects.ts'
import { publishing as ownPublishing } from '#content/publishing.ts'
import { refundPolicy as ownRefundPolicy } from '#content/refundPolicy.ts'
import { socials as ownSocials } from '#content/socials.ts'
import { tracks as ownTracks } from '#content/tracks.ts'
import { videos as ownVideos } from '#content/videos.ts'
import { contact as firstContact } from '#first/contact.ts'
import { publishing as firstPublishing } from '#first/publishing.ts'
import { hostsOf } from './hosts.ts'
import type {
  Contact,
  GallerySection,
  Game,
  Newsletter,
  Project,
  Publishing,
  SiteEvent,
  Social,
  Track,
  Video,
} from './schema.ts'
import { text } from './text.ts'

const rawPublishing: Publishing = { ...firstPublishing, ...ownPublishing }
const { steps = [], phoneTips = [], ...host } = rawPublishing

/** The shop's instructions to publish an exported page. */
export const publishing = { ...host, steps, phoneTips }

/** The hosts to choose from after an export. */
export const hosts = hostsOf(rawPublishing)

/** The terms of custom commissions, as paragraphs. */
export const refundPolicy: readonly string[] = ownRefundPolicy

export const socials: readonly Social[] = ownSocials
export const projects: readonly Project[] = ownProjects
export const tracks: readonly Track[] = ownTracks
export const events: readonly SiteEvent[] = ownEvents

/** As the owner wrote them. `videos.ts` adds their players. */
export const rawVideos: readonly Video[] = ownVideos

/** A section of a gallery in which both lists exist: a missing list is empty. */
export function completeSection(section: GallerySection) {
  return { wallpapers: [], images: [], ...section }
}

const rawGames: readonly Game[] = ownGames
export const games = rawGames.map(completeSection)

/** The form for the newsletter, or null if the site has none. */
export const newsletter: Newsletter = ownNewsletter

// All languages send messages to the first language's endpoint. The two answers are texts: each language has its own.
const { missingEmail: _missingEmail, closed: _closed, ...delivery } = firstContact
const rawContact: Contact = { ...delivery, ...ownContact }
export const contact = {
  missingEmail: text.form.missingEmail,
  closed: text.form.closed,
  hidden: {},
  ...rawContact,
}
