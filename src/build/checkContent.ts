import type { Plugin } from 'vite'
import type { z } from 'zod'
import { constantsMistakes } from '../constants/schema.ts'
import { games } from '../content/games.ts'
import { projects } from '../content/projects.ts'
import { publishing } from '../content/publishing.ts'
import { refundPolicy } from '../content/refundPolicy.ts'
import { site } from '../content/site.ts'
import { socials } from '../content/socials.ts'
import { templates } from '../content/templates.ts'
import { tracks } from '../content/tracks.ts'
import * as schema from '../site/schema.ts'
import { CONSTANTS_FILE } from '../tuning/devServer.ts'
import { readConstantsFile } from './constantsFile.ts'
import { type Survey, surveyPictures } from './pictures/surveyPictures.ts'
import { pictureSources } from './sitePictures.ts'

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

/** A sentence for each mistake that stops a build, and for each picture that no content names. */
async function allMistakes(root: string): Promise<Pick<Survey, 'mistakes' | 'unnamed'>> {
  const mistakes = [
    ...contentFiles.flatMap(({ file, value, schema: fits }) => contentMistakes(file, value, fits)),
    ...constantsMistakes(await readConstantsFile(root)).map((mistake) => `${CONSTANTS_FILE}: ${mistake}.`),
  ]
  if (mistakes.length > 0) return { mistakes, unnamed: [] }
  return surveyPictures(pictureSources(root))
}

/**
 * Stops the build when the content, its pictures or the constants have mistakes, with one sentence for each. The dev
 * server keeps running and shows the sentences in place of the page; for it a picture that no content names is only
 * worth a warning.
 */
export function checkContent(): Plugin {
  let shown: readonly string[] = []
  const complaint = (mistakes: readonly string[]) => `the content needs a look:\n\n${mistakes.join('\n')}\n`
  return {
    name: 'moongate:check-content',
    async buildStart() {
      const { root, command } = this.environment.config
      const { mistakes, unnamed } = await allMistakes(root)
      const all = [...mistakes, ...unnamed]
      if (command === 'build' && all.length > 0) this.error(complaint(all))
      for (const sentence of all) this.warn(sentence)
      shown = mistakes
    },
    transformIndexHtml() {
      if (shown.length > 0) throw new Error(complaint(shown))
    },
  }
}
