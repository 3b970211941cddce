import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { builtFolder } from './fixedSites.ts'

const root = join(import.meta.dirname, '../..')

/** All from which `npm run tool -- sites` makes the sites of the tests. */
const SOURCES = [
  'src',
  'public',
  'tests/sites',
  'tests/helpers/renderedSites.ts',
  'tests/helpers/fullSite.ts',
  'tests/helpers/hostileSite.ts',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
]
const HASH_FILE = join(builtFolder('sample'), '../sources.txt')

/** A hash of the names and the bytes of all sources. */
function sourcesHash(): string {
  const hash = createHash('sha256')
  const paths = SOURCES.flatMap((source) =>
    statSync(join(root, source)).isDirectory()
      ? readdirSync(join(root, source), { recursive: true, encoding: 'utf8' })
          .map((file) => join(source, file))
          .filter((path) => statSync(join(root, path)).isFile())
      : [source],
  )
  for (const path of paths.toSorted()) hash.update(path).update(readFileSync(join(root, path)))
  return hash.digest('hex')
}

/** Builds the sites, and then writes down from which sources. */
export async function recordSources(build: () => Promise<unknown>): Promise<void> {
  const hash = sourcesHash()
  rmSync(HASH_FILE, { force: true })
  await build()
  mkdirSync(dirname(HASH_FILE), { recursive: true })
  writeFileSync(HASH_FILE, hash)
}

/** @throws when the sites of the tests are missing, or when a source has changed since they were built */
export function expectCurrentSites(): void {
  if (existsSync(HASH_FILE) && readFileSync(HASH_FILE, 'utf8') === sourcesHash()) return
  throw new Error('The sites of the tests are missing or out of date: run `npm run tool -- sites` first.')
}
