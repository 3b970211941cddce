import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

const root = join(import.meta.dirname, '../..')
const contestants = join(import.meta.dirname, 'contestants')
const output = join(root, 'node_modules/.moongate-bench')
const pages = ['empty', 'points', 'drei', 'dom'].map((name) => join(contestants, `${name}.html`))

/**
 * Builds the contestants' pages, and the site unless `dist` has it.
 *
 * @returns the folder to serve: a copy of the site, so that a build meanwhile changes nothing, and below it the
 * contestants in `bench`
 */
export async function buildPages(): Promise<string> {
  // What runs this script may have called it development, and React would be built for that.
  process.env.NODE_ENV = 'production'
  const site = join(root, 'dist')
  if (!existsSync(join(site, 'index.html')))
    execFileSync('npx', ['vite', 'build'], { cwd: root, stdio: 'inherit' })
  rmSync(output, { recursive: true, force: true })
  cpSync(site, output, { recursive: true })
  await build({
    root: contestants,
    base: '/bench/',
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: join(output, 'bench'),
      emptyOutDir: true,
      target: 'es2023',
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 2000,
      rolldownOptions: { input: pages },
    },
  })
  return output
}
