import { contact as ownContact } from '#content/contact.ts'
import { projects as ownProjects } from '#content/projects.ts'
import { socials as ownSocials } from '#content/socials.ts'
import { tracks as ownTracks } from '#content/tracks.ts'
import type { Contact, Project, Social, Track } from './schema.ts'
import { words } from './wordsOf/home.ts'

export const socials: readonly Social[] = ownSocials
export const projects: readonly Project[] = ownProjects
export const tracks: readonly Track[] = ownTracks

const answers: Contact = ownContact

/** What the message form answers, and where it sends. */
export const contact = {
  missingEmail: words.form.missingEmail,
  closed: words.form.closed,
  hidden: {},
  ...answers,
}
