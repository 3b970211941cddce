import { copyFile, mkdir, readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import { contentFolder, displayPath } from '../content/contentFolder.ts'
import { type Content, loadContent } from '../content/loadContent.ts'
import { serveFiles } from '../dev/serveFiles.ts'
import { PICTURES_FOLDER } from '../headers/headers.ts'
import { markdownPages } from '../markdown/markdownFiles.ts'
import { encodeVariant } from './encodeVariant.ts'
import { removeUnused } from './pictureCache.ts'
import { progress } from './progress.ts'
import { type FoundPicture, type PictureSources, type Survey, surveyPictures } from './surveyPictures.ts'
import { templatePictures } from './templatePictures.ts'
import { type Variant, variantsOf } from './variants.ts'

/** CSS with the placeholder of each picture. The site's policy forbids style attributes. */
function picturesCss(found: ReadonlyMap<string, FoundPicture>): string {
  return [...found]
    .filter(([, { original }]) => original.placeholder)
    .map(([src, { original }]) => `[data-picture="${src}"]{background:${original.placeholder}}`)
    .join('\n')
}

const STYLES = 'virtual:pictures.css'

export async function pictureSources(root: string): Promise<PictureSources> {
  const { namedPictures } = await loadContent(root)
  return {
    folder: join(contentFolder(root), 'pictures'),
    folderName: displayPath(root, 'pictures'),
    templatePhotographs: await templatePictures(root),
    cache: resolve(root, '.cache/pictures'),
    named: [
      ...namedPictures.map((picture) => ({ ...picture, namedIn: displayPath(root, picture.namedIn) })),
      ...markdownPages(root).flatMap(({ name, pictures }) =>
        pictures.map((src) => ({ src, namedIn: name, slots: ['text'] as const })),
      ),
    ],
  }
}

type Job = FoundPicture & { readonly variant: Variant }

/**
 * Encodes the pictures of the content in the sizes of the layout. A build writes all files. The dev server encodes each
 * file on request. @param sources pictures for tests, in place of the content's
 */
export function sitePictures(sources?: PictureSources): Plugin {
  let config: ResolvedConfig
  let cached: { readonly content: Content | null; readonly pictures: Promise<Survey['found']> } | undefined
  const findSources = async () => sources ?? pictureSources(config.root)
  const findPictures = async () => {
    // `loadContent` returns the same module until the content changes.
    const content = sources ? null : await loadContent(config.root)
    if (!cached || cached.content !== content)
      cached = {
        content,
        pictures: findSources()
          .then(surveyPictures)
          .then(({ found }) => picturesOnPages(found)),
      }
    return cached.pictures
  }
  const jobs = async () =>
    [...(await findPictures()).values()].flatMap((picture) =>
      variantsOf(picture.original, picture.slots).map((variant): Job => ({ ...picture, variant })),
    )
  const make = async ({ path, original, variant }: Job) =>
    encodeVariant(path, original, variant, (await findSources()).cache)
  const folder = () => `${config.base}${PICTURES_FOLDER}`

  return {
    name: 'moongate:site-pictures',

    configResolved(resolved) {
      config = resolved
    },

    buildStart() {
      cached = undefined
    },

    resolveId: { filter: { id: /^virtual:pictures/ }, handler: (id) => `\0${id}` },

    load: {
      filter: { id: /^\0virtual:pictures/ },
      async handler(id) {
        const pictures = await findPictures()
        return id === `\0${STYLES}` ? picturesCss(pictures) : picturesModule(pictures, folder())
      },
    },

    async writeBundle({ dir }) {
      if (this.environment.name !== 'client' || !dir) return
      const out = join(dir, PICTURES_FOLDER)
      await mkdir(out, { recursive: true })
      const allJobs = await jobs()
      const { cache } = await findSources()
      const reportProgress = progress('Pictures', allJobs.length)
      const encoded = await inParallel(allJobs, async (job) => {
        const result = await make(job)
        reportProgress(result.isNew)
        return result
      })
      await Promise.all(
        encoded.map(({ path }, index) => copyFile(path, join(out, allJobs[index]?.variant.file ?? ''))),
      )
      // A build of another content folder must not remove the cached pictures of the owner's own site. `sources` have a
      // cache of their own.
      if (sources || !process.env.MOONGATE_CONTENT)
        await removeUnused(
          cache,
          new Set(allJobs.flatMap(({ original, variant }) => [variant.file, `${original.name}.json`])),
        )
    },

    configureServer(server) {
      const findPicture = async (file: string) => {
        const job = (await jobs()).find(({ variant }) => variant.file === file)
        return job && readFile((await make(job)).path)
      }
      server.middlewares.use(serveFiles(folder(), findPicture))
    },
  }
}

function picturesModule(found: Survey['found'], folder: string): string {
  const pictures = [...found].map(([src, { original }]) => {
    const { name, width, height, pixelArt, isAnimated } = original
    // Leaves out `false` at the end, to keep the module small.
    const flags = [pixelArt, isAnimated]
    while (flags.at(-1) === false) flags.pop()
    return [src, [name, width, height, ...flags]]
  })
  return `export const folder = ${JSON.stringify(folder)}
export const pictures = ${JSON.stringify(Object.fromEntries(pictures))}`
}

/** The pictures with a slot. The originals of icons and preview cards have none. */
function picturesOnPages(found: Survey['found']): Survey['found'] {
  return new Map([...found].filter(([, { slots }]) => slots.length > 0))
}

/** Runs a task for each item, as many at once as there are processors. The results have the order of the items. */
async function inParallel<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const queue = items.entries()
  // All workers take their items from this one queue.
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  return results
}
