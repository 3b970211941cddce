import { resolve } from 'node:path'
import { build, type ResolvedConfig } from 'vite'

/** Runs before the first paint of each page. */
export const BOOT_SCRIPT = 'src/boot.ts'

/** Bundles a module as a classic script for a `<script>` element. @param entry the module's path below the root */
export async function inlineScript(
  { root, base }: Pick<ResolvedConfig, 'root' | 'base'>,
  entry: string,
): Promise<string> {
  const result = await build({
    configFile: false,
    root,
    base,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: resolve(root, entry), output: { format: 'iife' } },
    },
  })
  const [output] = Array.isArray(result) ? result : [result]
  if (!output || !('output' in output)) throw new Error(`${entry} was not built`)
  const code = output.output[0].code.trim()
  // After `<!--`, an HTML parser may read past the end tag of the script.
  if (/<\/script|<!--/i.test(code)) throw new Error(`${entry} would end its own script element`)
  return code
}
