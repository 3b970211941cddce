import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { inlineScript } from './inlineScript.ts'
import { previewPolicy } from './policy.ts'
import { serveFiles } from './serveFiles.ts'
import { templateFolders } from './templateFolders.ts'

/** The folder of the editor's preview page, below the base. Its subfolder is named by a hash. */
export const PREVIEW_FOLDER = 'editor/frame/'
const ADDRESS = 'virtual:preview-frame'
const ENTRY = 'src/editor/frame/frame.ts'
const EFFECTS = 'src/templates/effects.js'
const HIDE_BY_DATE = 'src/templates/hideByDate.js'

/**
 * Writes or serves the page of the editor's preview, and tells the editors its address. In a build the address contains
 * a hash, so that an editor that is open during a deploy never gets the newer preview.
 */
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
    resolveId: (id) => (id === ADDRESS ? `\0${ADDRESS}` : undefined),
    async load(id) {
      if (id !== `\0${ADDRESS}`) return
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

/**
 * The page in the editor's sandboxed frame: a script that waits for a site to show. The script is inline, and the
 * policy allows it and those of the templates by their hashes. A sandboxed page has no origin, so in Safari `'self'`
 * allows no file.
 */
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

async function templateScripts(root: string): Promise<string[]> {
  const read = (file: string) => readFile(file, 'utf8')
  const [effects, hideByDate] = await Promise.all(
    [EFFECTS, HIDE_BY_DATE].map((file) => read(resolve(root, file))),
  )
  return Promise.all(
    templateFolders(root).map(
      async ({ folder }) => `${effects}${await read(join(folder, 'script.js'))}${hideByDate}`,
    ),
  )
}
