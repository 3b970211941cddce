import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { build, createServer, type InlineConfig } from 'vite'
import { describe, expect, it, onTestFinished } from 'vitest'
import { sitePictures } from '../../../../src/build/pictures/sitePictures.ts'
import { drawnPicture } from '../../../helpers/drawnPicture.ts'
import { temporaryFolder } from '../../../helpers/temporaryFolder.ts'

/** A site at `/base/` with one module, which exports the pictures and the address of their folder. */
async function tinySite() {
  const root = await temporaryFolder()
  const sources = {
    folder: root,
    folderName: 'pictures',
    templatePhotographs: new Map<string, string>(),
    cache: join(root, 'cache'),
    named: [{ src: 'sea.png', namedIn: 'games.ts', slots: ['portrait' as const] }],
  }
  await writeFile(join(root, 'sea.png'), await drawnPicture(400, 300).png().toBuffer())
  await writeFile(
    join(root, 'entry.js'),
    `import 'virtual:pictures.css'\nimport { folder, pictures } from 'virtual:pictures'\nexport default { folder, pictures }`,
  )
  const config: InlineConfig = {
    root,
    base: '/base/',
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [sitePictures(sources)],
  }
  const buildSite = async (ssr: boolean) => {
    const outDir = join(root, ssr ? 'ssr' : 'dist')
    const input = join(root, 'entry.js')
    const output = { entryFileNames: 'entry.mjs' }
    await build({
      ...config,
      build: { outDir, ssr, rolldownOptions: { input, output, preserveEntrySignatures: 'strict' } },
    })
    return (await import(join(outDir, 'entry.mjs'))).default
  }
  return { root, config, buildSite, files: () => listFiles(join(root, 'dist/assets')) }
}

/** The files in a folder and below, by their paths from there. */
async function listFiles(folder: string): Promise<string[]> {
  return (await readdir(folder, { recursive: true })).filter((file) => file.includes('.')).sort()
}

/** The path of a variant. */
const variantOf = (ending: string) =>
  expect.stringMatching(new RegExp(`^pictures/sea-[0-9a-f]{8}-${ending}$`))

/** Long enough for a build on a busy machine, ms. */
const BUILD_TIMEOUT = { timeout: 60_000 }

describe('the pictures of a build', BUILD_TIMEOUT, () => {
  it('are where the pages expect them, as AVIF in all widths and one WebP, with their placeholders', async () => {
    const { root, buildSite, files } = await tinySite()
    const { folder, pictures } = await buildSite(false)
    expect(folder).toBe('/base/assets/pictures/')
    expect(pictures).toEqual({ 'sea.png': [expect.stringMatching(/^sea-[0-9a-f]{8}$/), 400, 300] })
    const builtFiles = await files()
    const images = builtFiles.filter((file) => /\.(avif|webp)$/.test(file))
    // A square portrait. The original is 300 px high.
    expect(images).toEqual([
      variantOf('176x176.avif'),
      variantOf('272x272.avif'),
      variantOf('300x300.avif'),
      variantOf('300x300.webp'),
    ])
    for (const file of images)
      expect((await sharp(join(root, 'dist/assets', file)).metadata()).mediaType).toBe(
        `image/${file.split('.')[1]}`,
      )
    const styles = builtFiles.find((file) => file.endsWith('.css')) ?? ''
    expect(await readFile(join(root, 'dist/assets', styles), 'utf8')).toMatch(
      /\[data-picture="?sea\\?\.png"?\]\{background:linear-gradient\(/,
    )
  })

  it('have the same names when pages are prerendered, which writes no pictures', async () => {
    const { root, buildSite } = await tinySite()
    expect(await buildSite(true)).toEqual(await buildSite(false))
    expect((await readdir(join(root, 'ssr'))).filter((file) => /avif|webp|assets/.test(file))).toEqual([])
  })

  it('are made once, and again under another name when the original changes; old files are removed', async () => {
    const { root, buildSite, files } = await tinySite()
    const changeTimes = async () =>
      Promise.all(
        (await readdir(join(root, 'cache'))).map(async (file) => [
          file,
          (await stat(join(root, 'cache', file))).mtimeMs,
        ]),
      )
    await buildSite(false)
    const firstFiles = await files()
    const firstChangeTimes = await changeTimes()
    await buildSite(false)
    expect([await files(), await changeTimes()]).toEqual([firstFiles, firstChangeTimes])
    await writeFile(join(root, 'sea.png'), await drawnPicture(402, 300).png().toBuffer())
    await buildSite(false)
    const oldFiles = new Set([...firstFiles, ...firstChangeTimes.map(([file]) => file)])
    expect((await files()).filter((file) => oldFiles.has(file) && /avif|webp/.test(file))).toEqual([])
    expect((await changeTimes()).filter(([file]) => oldFiles.has(file ?? ''))).toEqual([])
  })
})

describe('the dev server', BUILD_TIMEOUT, () => {
  it('makes a picture only when it is requested, and no picture of an unknown size', async () => {
    const { root, config } = await tinySite()
    const server = await createServer({
      ...config,
      server: { port: 0, watch: null },
      optimizeDeps: { noDiscovery: true },
    })
    onTestFinished(() => server.close())
    await server.listen()
    const [origin = ''] = server.resolvedUrls?.local ?? []
    const { pictures } = await server.ssrLoadModule('virtual:pictures')
    const [name] = pictures['sea.png']
    const answer = await fetch(new URL(`assets/pictures/${name}-176x176.avif`, origin))
    expect(answer.headers.get('content-type')).toBe('image/avif')
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({
      width: 176,
      height: 176,
    })
    expect((await readdir(join(root, 'cache'))).filter((file) => file.endsWith('.avif'))).toEqual([
      `${name}-176x176.avif`,
    ])
    const unknownSize = await fetch(new URL(`assets/pictures/${name}-9999x9999.avif`, origin))
    expect(unknownSize.headers.get('content-type')).not.toBe('image/avif')
  })
})
