import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Plugin, ResolvedConfig, ViteDevServer } from 'vite'
import { templateFolders } from '../content/loadContent.ts'
import { serveFiles } from '../dev/serveFiles.ts'
import { PREVIEW_FOLDER } from '../headers/headers.ts'
import { previewPolicy } from '../headers/policy.ts'
import { hasTemplates } from './exampleSites.ts'
import { inlineScript } from './inlineScript.ts'

const MODULE = 'virtual:preview-frame'
const ENTRY = 'src/editor/preview/frame/frame.ts'
const EFFECTS = 'src/templates/engine/scripts/effects.js'

/** Adds the page in the frame of the editor's preview, and a module with its address. */
export function previewFrame(): Plugin {
  return {
    name: 'moongate:preview-frame',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    async load(id) {
      if (id !== `\0${MODULE}`) return
      const { config, mode } = this.environment
      let folder = PREVIEW_FOLDER
      if (mode === 'build' && (await hasTemplates(config.root))) {
        const source = await previewPage(config)
        // With a hash in its path, an open editor never gets a newer preview.
        folder += `${createHash('sha256').update(source).digest('hex').slice(0, 8)}/`
        this.emitFile({ type: 'asset', fileName: `${folder}index.html`, source })
      }
      return `export const previewFrame = ${JSON.stringify(config.base + folder)}`
    },
  }
}

/** Serves the page on the dev server. */
export function servePreviewFrame({ config, middlewares }: ViteDevServer): void {
  const find = async (path: string) => (path === 'index.html' ? previewPage(config) : undefined)
  middlewares.use(serveFiles(config.base + PREVIEW_FOLDER, find))
}

/** All scripts are inline: a sandboxed page has no origin, so in Safari the policy's `'self'` allows no files. */
async function previewPage(config: Pick<ResolvedConfig, 'root' | 'base'>): Promise<string> {
  const script = await inlineScript(config, ENTRY)
  const policy = previewPolicy([script, ...(await templateScripts(config.root))])
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Preview</title>
</head>
<body>
<script>${script}</script>
</body>
</html>
`
}

/** The exact scripts that `siteMessages` sends to the preview, because the policy has their hashes. */
async function templateScripts(root: string): Promise<string[]> {
  const read = (file: string) => readFile(file, 'utf8')
  const effects = await read(resolve(root, EFFECTS))
  const templates = await templateFolders(root)
  return Promise.all(templates.map(async ({ folder }) => effects + (await read(join(folder, 'script.js')))))
}
