import { games } from '#content/games.ts'
import { projects } from '#content/projects.ts'
import { socials } from '#content/socials.ts'
import { templates } from '#content/templates.ts'
import { tracks } from '#content/tracks.ts'
import { filledSections } from './homeSections.ts'

/** Whether each section has content. A build writes the answers alone, so that no page fetches another's lists. */
export const filled = filledSections({ games, projects, socials, templates, tracks })
