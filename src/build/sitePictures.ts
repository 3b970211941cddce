import { copyFile, mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { extname, join, resolve } from 'node:path'
import type { Connect, Plugin, ResolvedConfig } from 'vite'
import { PICTURES_FOLDER } from './headers.ts'
import { encodeVariant } from './pictures/encodeVariant.ts'
import { namedPictures } from './pictures/namedPictures.ts'
import { ORIGINALS } from './pictures/originals.ts'
import { picturesCss } from './pictures/picturesCss.ts'
import {
  type FoundPicture,
  type PictureSources,
  type Survey,
  surveyPictures,
} from './pictures/surveyPictures.ts'
import { type Variant, variantsOf } from './pictures/variants.ts'

const STYLES = 'virtual:pictures.css'

/** Where a project's pictures are, and are kept between builds. @param root the project's folder */
export function pictureSources(root: string): PictureSources {
  return {
    folder: resolve(root, ORIGINALS),
    cache: resolve(root, 'node_modules/.cache/moongate-pictures'),
    named: namedPictures(),
  }
}

type Job = FoundPicture & { readonly variant: Variant }

/**
 * Encodes the originals that content names as AVIF and WebP in the sizes of the layout. Pages import the files' addresses,
 * sizes and placeholders; a build writes all files, the dev server encodes each on request.
 *
 * @param sources where the originals are and which are named; the project's own, but for tests
 */
export function sitePictures(sources?: PictureSources): Plugin {
  let config: ResolvedConfig
  let found: Promise<Survey['found']> | undefined
  const whereabouts = () => sources ?? pictureSources(config.root)
  const survey = () => {
    found ??= surveyPictures(whereabouts()).then((surveyed) => surveyed.found)
    return found
  }
  const jobs = async () =>
    [...(await survey()).values()].flatMap((picture) =>
      variantsOf(picture.original, picture.places).map((variant): Job => ({ ...picture, variant })),
    )
  const make = ({ path, original, variant }: Job) =>
    encodeVariant(path, original, variant, whereabouts().cache)
  const folder = () => `${config.base}${PICTURES_FOLDER}`

  return {
    name: 'moongate:site-pictures',

    configResolved(resolved) {
      config = resolved
    },

    buildStart() {
      found = undefined
    },

    resolveId: { filter: { id: /^virtual:pictures/ }, handler: (id) => `\0${id}` },

    load: {
      filter: { id: /^\0virtual:pictures/ },
      async handler(id) {
        return id === `\0${STYLES}` ? picturesCss(await survey()) : picturesModule(await survey(), folder())
      },
    },

    async writeBundle({ dir }) {
      if (this.environment.name !== 'client' || !dir) return
      const out = join(dir, PICTURES_FOLDER)
      await mkdir(out, { recursive: true })
      const all = await jobs()
      const made = await inParallel(all, make)
      await Promise.all(
        made.map(({ path }, index) => copyFile(path, join(out, all[index]?.variant.file ?? ''))),
      )
      await prune(whereabouts().cache, all)
      const encoded = made.filter(({ isNew }) => isNew).length
      config.logger.info(`${all.length} files of pictures, ${encoded} of them encoded in this build`)
    },

    configureServer(server) {
      server.middlewares.use(serve(folder, jobs, make))
      // Names, sizes and placeholders may all have changed.
      const changed = (path: string) => {
        if (path.startsWith(whereabouts().folder)) void server.restart()
      }
      for (const event of ['add', 'change', 'unlink'] as const) server.watcher.on(event, changed)
    },
  }
}

/** The module that tells the pages where the pictures are. @param folder the address of their folder */
function picturesModule(found: Survey['found'], folder: string): string {
  const pictures = [...found].map(([src, { original }]) => [
    src,
    [original.name, original.width, original.height],
  ])
  return `export const folder = ${JSON.stringify(folder)}
export const pictures = ${JSON.stringify(Object.fromEntries(pictures))}`
}

function serve(
  folder: () => string,
  jobs: () => Promise<readonly Job[]>,
  make: (job: Job) => Promise<{ path: string }>,
): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const [address = ''] = (request.url ?? '').split('?')
    if (!address.startsWith(folder())) return next()
    try {
      const job = (await jobs()).find(({ variant }) => address === folder() + variant.file)
      if (!job) return next()
      const { path } = await make(job)
      response.setHeader('content-type', `image/${job.variant.format}`)
      response.end(await readFile(path))
    } catch (error) {
      next(error)
    }
  }
}

/** Does one thing to many items, as many at once as there are processors. @returns what came of each, in order */
async function inParallel<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const queue = items.entries()
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  return results
}

/** Removes cached files of pictures that no longer exist. */
async function prune(cache: string, jobs: readonly Job[]): Promise<void> {
  const kept = new Set(jobs.flatMap(({ original, variant }) => [variant.file, `${original.name}.json`]))
  const stale = (await readdir(cache).catch(() => [])).filter(
    (file) => ['.avif', '.webp', '.json'].includes(extname(file)) && !kept.has(file),
  )
  await Promise.all(stale.map((file) => rm(join(cache, file), { force: true })))
}
