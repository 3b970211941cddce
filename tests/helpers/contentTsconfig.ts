import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { aliases } from '../../src/build/content/contentFolder.ts'

const root = join(import.meta.dirname, '../..')

/** Writes a TypeScript configuration with which Playwright finds the same content as the build. @returns its path */
export function contentTsconfig(): string {
  const folder = join(root, 'node_modules/.cache/moongate-tests')
  const file = join(folder, `tsconfig-${process.pid}.json`)
  // The list of templates is read from the disk, because only Vite has `import.meta.glob`.
  const files = { ...aliases(root), '#templateList': join(root, 'src/build/content/templateFolders.ts') }
  const paths = Object.fromEntries(Object.entries(files).map(([name, path]) => [name, [path]]))
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, JSON.stringify({ compilerOptions: { jsx: 'react-jsx', paths } }))
  process.once('exit', () => rmSync(file, { force: true }))
  return file
}
