import { test } from 'playwright/test'
import {
  constants,
  editors,
  games,
  hasSection,
  projects,
  site,
  socials,
  templates,
  tracks,
  videos,
} from './siteModules.ts'

const hasPart = {
  shop: hasSection('shop'),
  editors: editors.length > 0,
  // The tests of the arrow keys need three different pictures.
  templatePictures: templates.some(({ images }) => images.length > 2),
  profiles: hasSection('socials') && socials.length > 0,
  projects: hasSection('projects') && projects.length > 0,
  media: hasSection('media') && games.length > 0,
  pictures: games.some(({ images }) => images.length > 0),
  message: hasSection('message'),
  events: hasSection('events'),
  music: hasSection('music') && tracks.length > 0,
  videos: hasSection('videos') && videos.length > 0,
  falling: constants.views.home.falling,
  gate: site.sky.gate,
  moon: site.sky.moon,
} as const

/** Reasons for a skip where “The content has no” and the key of the part would mislead. */
const REASONS: Partial<Record<keyof typeof hasPart, string>> = {
  templatePictures: 'No template has three pictures',
  editors: 'The shop has none of the site’s own templates',
  events: 'The content has no dates',
  media: 'The content has no games',
  pictures: 'No game has pictures',
  falling: 'No stars fall on the home page',
}

/** Skips a test if the content lacks a part. A call at the top of a file skips all its tests. */
export function needs(...parts: readonly (keyof typeof hasPart)[]): void {
  for (const part of parts) test.skip(!hasPart[part], REASONS[part] ?? `The content has no ${part}`)
}
