import { resolve } from 'node:path'
import { build, type Plugin } from 'vite'
import { previewPolicy } from './policy.ts'

/** Where the page of the editor's preview stands, below the base. */
export const PREVIEW_FOLDER = 'editor/frame/'
const SCRIPT = 'frame.js'
const ENTRY = 'src/editor/frame/frame.ts'

/** The page that the editor shows in its sandboxed frame: nothing but its script, which waits for a site to show. */
const previewPage = (policy: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Preview</title>
<script src="${SCRIPT}" defer></script>
</head>
<body>
</body>
</html>
`

/**
 * Puts the preview's page and its script beside the editors, and serves them while developing. The script is classic and
 * has a name of its own: a sandboxed page has no origin, and could not load a module, nor a file that is for this origin
 * alone.
 */
export function previewFrame(): Plugin {
  let root = ''
  return {
    name: 'moongate:preview-frame',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved(config) {
      root = config.root
    },
    async generateBundle() {
      const source = await frameScript(root)
      this.emitFile({ type: 'asset', fileName: `${PREVIEW_FOLDER}${SCRIPT}`, source })
      this.emitFile({
        type: 'asset',
        fileName: `${PREVIEW_FOLDER}index.html`,
        source: previewPage(previewPolicy('meta')),
      })
    },
    configureServer(server) {
      const folder = `${server.config.base}${PREVIEW_FOLDER}`
      server.middlewares.use(async (request, response, next) => {
        const path = request.url?.split('?')[0]
        if (path === folder) {
          response.setHeader('content-type', 'text/html')
          response.end(previewPage(previewPolicy('meta')))
        } else if (path === folder + SCRIPT) {
          response.setHeader('content-type', 'text/javascript')
          response.end(await frameScript(root))
        } else next()
      })
    },
  }
}

/** Builds the preview's script into one classic file. */
async function frameScript(root: string): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: resolve(root, ENTRY), output: { format: 'iife' } },
    },
  })
  const [output] = Array.isArray(built) ? built : [built]
  if (!output || !('output' in output)) throw new Error('previewFrame: the preview’s script was not built')
  return output.output[0].code
}
