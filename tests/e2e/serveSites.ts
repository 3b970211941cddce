import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type PreviewServer, preview } from 'vite'
import { answerLikeStaticHost } from '../../src/build/dev/staticHost.ts'
import { expectCurrentSites } from '../helpers/builtSources.ts'
import { builtFolder } from '../helpers/fixedSites.ts'
import { EVERYTHING_URL, OWNER_ORIGIN, SITE_URL } from '../helpers/origin.ts'

const root = join(import.meta.dirname, '../..')
const ownersDist = join(root, 'dist')

/** Serves the built sites as a static host would, in Playwright's own process. @returns a function that ends the servers */
export default async function serveSites(): Promise<() => Promise<unknown>> {
  expectCurrentSites()
  const servers = await Promise.all([
    serve(builtFolder('sample'), SITE_URL),
    serve(builtFolder('everything'), EVERYTHING_URL),
    // Only `owner.e2e.ts` needs it.
    ...(existsSync(join(ownersDist, 'index.html')) ? [serve(ownersDist, OWNER_ORIGIN)] : []),
  ])
  return () => Promise.all(servers.map((server) => server.close()))
}

function serve(folder: string, url: string): Promise<PreviewServer> {
  return preview({
    root,
    // The project's configuration would load the whole content to know the base, which the built page knows.
    configFile: false,
    base: builtBase(folder),
    build: { outDir: folder },
    preview: { host: 'localhost', port: Number(new URL(url).port), strictPort: true },
    plugins: [{ name: 'static-host', configurePreviewServer: answerLikeStaticHost }],
  })
}

/** The base of a built site: the path of its home page's canonical address. */
function builtBase(folder: string): string {
  const [, address = ''] =
    /<link rel="canonical" href="([^"]+)"/.exec(readFileSync(join(folder, 'index.html'), 'utf8')) ?? []
  return new URL(address).pathname
}
