import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

const root = join(import.meta.dirname, '../..')
const contestants = join(import.meta.dirname, 'contestants')
const output = join(root, 'node_modules/.moongate-bench')
const pages = ['empty', 'points', 'drei', 'dom', 'bare'].map((name) => join(contestants, `${name}.html`))

/** Returns the folder of a built site. Builds `dist` if it is missing. @throws if another folder has no site */
export function builtSite(site = join(root, 'dist')): string {
  if (existsSync(join(site, 'index.html'))) return site
  if (site !== join(root, 'dist')) throw new Error(`There is no built site in ${site}`)
  execFileSync('npx', ['vite', 'build'], { cwd: root, stdio: 'inherit' })
  return site
}

/** Copies a built site, and builds the contestants into the copy's subfolder `bench`. @returns the folder of the copy */
export async function buildPages(site: string): Promise<string> {
  // With NODE_ENV `development`, Vite would bundle React's development build.
  process.env.NODE_ENV = 'production'
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

/** The scripts in a folder that contain three.js, as paths below the folder. */
export function scriptsWithThree(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      // Messages of three.js contain 'WebGLRenderer:', also in a minified script.
      (file) => file.endsWith('.js') && readFileSync(join(folder, file), 'utf8').includes('WebGLRenderer:'),
    )
    .map((file) => file.replaceAll('\\', '/'))
}
