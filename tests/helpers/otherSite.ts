import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const project = join(import.meta.dirname, '../..')
const vite = join(project, 'node_modules/vite/bin/vite.js')
const MAX_TRIES = 60
const RETRY_MS = 500

export interface OtherSite {
  /** The address of the home page. */
  readonly root: string
  /** The paths of all pages, relative to `root`, and one path without a page. */
  readonly paths: readonly string[]
  readonly close: () => void
}

/** Builds and serves another owner's site with its headers. @param content the path of its content folder in the project */
export async function serveOtherSite(content: string, port: number): Promise<OtherSite> {
  const folder = mkdtempSync(join(tmpdir(), 'moongate-'))
  const dist = join(folder, 'dist')
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
  for (let tries = 0; tries < MAX_TRIES && !(await isServed(root)); tries++)
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
  return {
    root,
    paths: [...pages.map(({ pathname }) => pathname.slice(base.length)), 'nowhere'],
    close: () => {
      server.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function isServed(address: string): Promise<boolean> {
  return fetch(address).then(
    ({ ok }) => ok,
    () => false,
  )
}
