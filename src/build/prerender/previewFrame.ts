import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { templateFolders } from '../content/templateFolders.ts'
import { serveFiles } from '../dev/serveFiles.ts'
import { previewPolicy } from '../headers/policy.ts'
import { inlineScript } from './inlineScript.ts'

/** The folder of the editor's preview page, below the base. */
export const PREVIEW_FOLDER = 'editor/frame/'
const MODULE = 'virtual:preview-frame'
const ENTRY = 'src/editor/preview/frame/frame.ts'
const EFFECTS = 'src/templates/engine/scripts/effects.js'

/** The page of the preview. In a build its path has a hash, so that an open editor never gets a newer preview. */
export function previewFrame(): Plugin {
  let root = ''
  let base = ''
  let page: Promise<{ source: string; folder: string }> | undefined
  return {
    name: 'moongate:preview-frame',
    configResolved(config) {
      root = config.root
      base = config.base
    },
    buildStart() {
      page = undefined
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    async load(id) {
      if (id !== `\0${MODULE}`) return
      const isBuilt = this.environment.mode === 'build'
      page ??= isBuilt ? hashedPage(root) : undefined
      return `export const previewFrame = ${JSON.stringify(base + ((await page)?.folder ?? PREVIEW_FOLDER))}`
    },
    async generateBundle() {
      if (!page || this.environment.name !== 'client') return
      const { source, folder } = await page
      this.emitFile({ type: 'asset', fileName: `${folder}index.html`, source })
    },
    configureServer(server) {
      const find = async (path: string) => (path === 'index.html' ? previewPage(root) : undefined)
      server.middlewares.use(serveFiles(base + PREVIEW_FOLDER, find))
    },
  }
}

async function hashedPage(root: string): Promise<{ source: string; folder: string }> {
  const source = await previewPage(root)
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8)
  return { source, folder: `${PREVIEW_FOLDER}${hash}/` }
}

/** All scripts are inline: a sandboxed page has no origin, so in Safari the policy's `'self'` allows no files. */
async function previewPage(root: string): Promise<string> {
  const script = await inlineScript(root, ENTRY)
  const policy = previewPolicy([script, ...(await templateScripts(root))])
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
  return Promise.all(
    templateFolders(root).map(async ({ folder }) => effects + (await read(join(folder, 'script.js')))),
  )
}
