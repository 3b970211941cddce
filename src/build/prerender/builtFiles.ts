import type { Manifest } from 'vite'

/**
 * The built files of a module and of its static imports, imports first: paths below the output folder.
 * @param moduleKey the module's key in Vite's manifest
 * @param excludedKey the entry's key: its files and those of its static imports are excluded, because every page has them
 * @throws when the manifest lacks a key
 */
export function builtFiles(
  manifest: Manifest,
  moduleKey: string,
  excludedKey?: string,
): Readonly<Record<'scripts' | 'styles', ReadonlySet<string>>> {
  const seen = new Set<string>()
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const add = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`prerender: the build has no ${key}`)
    if (seen.has(key)) return
    seen.add(key)
    chunk.imports?.forEach(add)
    for (const style of chunk.css ?? []) styles.add(style)
    scripts.add(chunk.file)
  }
  add(moduleKey)
  if (excludedKey !== undefined) {
    const excludedFiles = builtFiles(manifest, excludedKey)
    for (const script of excludedFiles.scripts) scripts.delete(script)
    for (const style of excludedFiles.styles) styles.delete(style)
  }
  return { scripts, styles }
}
