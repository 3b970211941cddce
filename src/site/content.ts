import { contact as ownContact } from '#content/contact.ts'
import { games as ownGames } from '#content/games.ts'
import { projects as ownProjects } from '#content/projects.ts'
import { publishing as ownPublishing } from '#content/publishing.ts'
import { refundPolicy as ownRefundPolicy } from '#content/refundPolicy.ts'
import { sections as ownSections } from '#content/sections.ts'
import { site as ownSite } from '#content/site.ts'
import { socials as ownSocials } from '#content/socials.ts'
import { templates as ownTemplates } from '#content/templates.ts'
import { tracks as ownTracks } from '#content/tracks.ts'
import { directionOf } from '../lib/language.ts'
import { kitPictures } from './kitPictures.ts'
import type {
  Contact,
  Game,
  Project,
  Publishing,
  Section,
  SectionId,
  Site,
  Social,
  Template,
  Track,
} from './schema.ts'
import { words } from './words.ts'

/*
 * The one place that the site has its content from: what the owner wrote in `src/content/`, or in the folder that
 * MOONGATE_CONTENT names, completed with what they left out. `#content/` leads there (`src/build/contentFolder.ts`).
 */

const given: Site = ownSite
const language = given.language ?? 'en'

/** The owner, and the choices that hold for the whole site. */
export const site = {
  bio: [],
  supportContacts: [],
  customRequests: true,
  ...given,
  language,
  direction: given.direction ?? directionOf(language),
  sky: { gate: true, moon: true, moonPhase: 'tonight' as const, ...given.sky },
}

export const socials: readonly Social[] = ownSocials
export const projects: readonly Project[] = ownProjects

const shelves: readonly Game[] = ownGames
export const games = shelves.map((game) => ({ wallpapers: [], images: [], ...game }))

export const tracks: readonly Track[] = ownTracks
export const refundPolicy: readonly string[] = ownRefundPolicy

const { steps = [], phoneTips = [], ...host }: Publishing = ownPublishing
export const publishing = { ...host, steps, phoneTips }

const answers: Contact = ownContact
export const contact = {
  missingEmail: words.form.missingEmail,
  closed: words.form.closed,
  hidden: {},
  ...answers,
}

const cards: readonly Template[] = ownTemplates

/** The cards of the shop, those of the site's own kits with all that comes with them. */
export const templates = cards.map((card) => {
  const { kit } = card
  const own = kit && {
    ...kitPictures(kit),
    editorLink: `/editor/${kit}`,
    demoLink: `/examples/${kit}/`,
  }
  const { image = '', images = [], editorLink = '', demoLink = '', bio = [] } = { ...own, ...card }
  return { ...card, image, images, editorLink, demoLink, bio }
})
export type ShopTemplate = (typeof templates)[number]

const filled: Readonly<Record<SectionId, boolean>> = {
  socials: socials.length > 0,
  shop: templates.length > 0,
  projects: projects.length > 0,
  media: games.length > 0,
  message: true,
  music: tracks.length > 0,
}

const listed: readonly Section[] = ownSections

/** The home page's sections in the owner's order. One without anything in it is not there. */
export const sections = listed
  .filter(({ id }) => filled[id])
  .map((section) => ({
    ...section,
    name: section.name ?? words.sections[section.id],
    title: section.title ?? words.sections[`${section.id}Title`],
  }))

/** Whether the home page has a section. */
export function hasSection(id: SectionId): boolean {
  return sections.some((section) => section.id === id)
}
