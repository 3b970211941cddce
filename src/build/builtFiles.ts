import type { Manifest } from 'vite'

/**
 * The files into which a module and its static imports were built, in the order in which they depend on each other.
 * @param module the module's key in the manifest, which is its path below the project's folder
 * @param excluded a module whose files are left out, because the page already has them
 * @throws when the build has no such module
 */
export function builtFiles(
  manifest: Manifest,
  module: string,
  excluded?: string,
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
  add(module)
  if (excluded !== undefined) {
    const already = builtFiles(manifest, excluded)
    for (const script of already.scripts) scripts.delete(script)
    for (const style of already.styles) styles.delete(style)
  }
  return { scripts, styles }
}
