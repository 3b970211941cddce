import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const project = join(import.meta.dirname, '../..')
const vite = join(project, 'node_modules/vite/bin/vite.js')

/** Another owner's site, built and served. */
export interface OtherSite {
  /** The address of the home page. */
  readonly root: string
  /** The paths of the pages below `root`. The last path has no page. */
  readonly paths: readonly string[]
  readonly close: () => void
}

/**
 * Builds the site of another folder of content and serves it with its headers.
 *
 * @param content the folder, relative to the project's
 */
export async function serveOtherSite(content: string, port: number): Promise<OtherSite> {
  const host = mkdtempSync(join(tmpdir(), 'moongate-'))
  const dist = join(host, 'dist')
  const options = {
    cwd: project,
    env: { ...process.env, NODE_ENV: 'production', MOONGATE_CONTENT: content },
  }
  execFileSync(process.execPath, [vite, 'build', '--outDir', dist], { ...options, stdio: 'pipe' })
  const addresses = [...readFileSync(join(dist, 'sitemap.xml'), 'utf8').matchAll(/<loc>([^<]*)<\/loc>/g)]
  const pages = addresses.map(([, address = '']) => new URL(address))
  const base = pages[0]?.pathname ?? '/'
  const server: ChildProcess = spawn(
    process.execPath,
    [vite, 'preview', '--outDir', dist, '--port', String(port), '--strictPort'],
    { ...options, stdio: 'ignore' },
  )
  const root = `http://localhost:${port}${base}`
  for (let tries = 0; tries < 60 && !(await answers(root)); tries++)
    await new Promise((resolve) => setTimeout(resolve, 500))
  return {
    root,
    paths: [...pages.map(({ pathname }) => pathname.slice(base.length)), 'nowhere'],
    close: () => {
      server.kill()
      rmSync(host, { recursive: true, force: true })
    },
  }
}

async function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    ({ ok }) => ok,
    () => false,
  )
}
