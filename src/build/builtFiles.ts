import type { Manifest } from 'vite'

/**
 * The files of a module and of its static imports, in dependency order.
 *
 * @param module its key in the manifest: its path below the project's folder
 * @param without a module whose files the page already has
 * @throws when the build has no such module
 */
export function builtFiles(
  manifest: Manifest,
  module: string,
  without?: string,
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
  if (without !== undefined) {
    const had = builtFiles(manifest, without)
    for (const script of had.scripts) scripts.delete(script)
    for (const style of had.styles) styles.delete(style)
  }
  return { scripts, styles }
}
