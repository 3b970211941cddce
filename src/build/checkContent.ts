import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { z } from 'zod'
import { games } from '../content/games.ts'
import { projects } from '../content/projects.ts'
import { publishing } from '../content/publishing.ts'
import { refundPolicy } from '../content/refundPolicy.ts'
import * as schema from '../content/schema.ts'
import { site } from '../content/site.ts'
import { socials } from '../content/socials.ts'
import { templates } from '../content/templates.ts'
import { tracks } from '../content/tracks.ts'
import { constants } from '../scene/constants.ts'
import { constantsMistakes } from '../scene/constantsSchema.ts'

/** The files of one picture: see `src/pictures/encodePicture.ts`. */
const PICTURE_FILES = ['.avif', '.webp', '-640.avif', '-640.webp'] as const

/** What the owner edits: each file with what it must look like. */
const contentFiles: readonly { file: string; value: unknown; schema: z.ZodType }[] = [
  { file: 'src/content/site.ts', value: site, schema: schema.siteSchema },
  { file: 'src/content/socials.ts', value: socials, schema: schema.socialsSchema },
  { file: 'src/content/projects.ts', value: projects, schema: schema.projectsSchema },
  { file: 'src/content/tracks.ts', value: tracks, schema: schema.tracksSchema },
  { file: 'src/content/games.ts', value: games, schema: schema.gamesSchema },
  { file: 'src/content/templates.ts', value: templates, schema: schema.templatesSchema },
  { file: 'src/content/publishing.ts', value: publishing, schema: schema.publishingSchema },
  { file: 'src/content/refundPolicy.ts', value: refundPolicy, schema: schema.refundPolicySchema },
]

/**
 * Finds what does not fit a schema.
 *
 * @returns one sentence a mistake: the file, the field, what is wrong and what to do
 */
export function contentMistakes(file: string, value: unknown, fits: z.ZodType): string[] {
  const result = fits.safeParse(value)
  if (result.success) return []
  return result.error.issues.map((issue) => {
    const field = issue.path.reduce<string>(
      (path, key) =>
        typeof key === 'number' ? `${path}[${key}]` : path ? `${path}.${String(key)}` : String(key),
      '',
    )
    return `${file}: ${field ? `${field} ` : ''}${issue.message}.`
  })
}

/** The pictures that content names, wherever in it they stand. */
export function picturesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(picturesIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' ? (key === 'src' || key === 'image' ? [inner] : []) : picturesIn(inner),
  )
}

/** Says which files of a content file's pictures are missing. @param exists by a path below `public/media` */
export function pictureMistakes(file: string, value: unknown, exists: (path: string) => boolean): string[] {
  return [...new Set(picturesIn(value))].flatMap((picture) => {
    const missing = PICTURE_FILES.map((ending) => `${picture}${ending}`).filter((path) => !exists(path))
    return missing.length === 0
      ? []
      : [
          `${file}: the picture ${picture} lacks ${missing.length === PICTURE_FILES.length ? 'its files' : missing.join(', ')} in public/media; make them with: npm run picture -- YOUR-FILE ${picture}.`,
        ]
  })
}

/** Stops the build, with a sentence a mistake, when the content or the constants are not what the site needs. */
export function checkContent(): Plugin {
  return {
    name: 'moongate:check-content',
    buildStart() {
      const exists = (path: string) => existsSync(join('public/media', path))
      const mistakes = [
        ...contentFiles.flatMap(({ file, value, schema: fits }) => [
          ...contentMistakes(file, value, fits),
          ...pictureMistakes(file, value, exists),
        ]),
        ...constantsMistakes(constants).map((mistake) => `src/scene/constants.json: ${mistake}.`),
      ]
      if (mistakes.length > 0) this.error(`the content needs a look:\n\n${mistakes.join('\n')}\n`)
    },
  }
}
