import { games } from '#content/games.ts'
import { projects } from '#content/projects.ts'
import { socials } from '#content/socials.ts'
import { templates } from '#content/templates.ts'
import { tracks } from '#content/tracks.ts'
import type { SectionId } from './schema.ts'

/** Whether there is anything in each section. A build writes the answers alone, so that no page fetches another's lists. */
export const filled: Readonly<Record<SectionId, boolean>> = {
  socials: socials.length > 0,
  shop: templates.length > 0,
  projects: projects.length > 0,
  media: games.length > 0,
  message: true,
  music: tracks.length > 0,
}
