import { readFile } from 'node:fs/promises'
import { inspect } from 'node:util'
import {
  normalizePath,
  type Plugin,
  type ResolvedConfig,
  type ViteDevServer,
  type WebSocketClient,
} from 'vite'
import { CONSTANTS_FILE_CHANGED, PANEL_OPENED } from '../../panel/devServer.ts'
import { readConstants } from '../../panel/readConstants.ts'
import defaults from '../../site/defaults/sky.json' with { type: 'json' }
import { type ContentReport, checkContent, firstSentences, mistakesMessage } from './checks/checkContent.ts'
import { constantsFile, contentFolder } from './contentFolder.ts'
import { forgetContent } from './loadContent.ts'

const VIRTUAL_MODULE = /^\0virtual:/

/**
 * Checks the owner's content, and shows its changes.
 * A mistake stops a build. The dev server shows the mistake in place of the page until it is corrected.
 */
export function contentPlugin(): Plugin {
  let report: Promise<ContentReport> | undefined
  let command: ResolvedConfig['command']
  const panelClients = new WeakSet<WebSocketClient>()
  let printedSentences: ReadonlySet<string> = new Set()

  const check = async (root: string, warn: (sentence: string) => void) => {
    report = checkContent(root, command)
    const { mistakes, warnings } = await report
    const sentences = firstSentences([...mistakes, ...warnings])
    for (const sentence of sentences) if (!printedSentences.has(sentence)) warn(sentence)
    printedSentences = new Set(sentences)
    return mistakes
  }
  return {
    name: 'moongate:content',
    configResolved(config) {
      command = config.command
    },
    // Runs before the bundler, which would add a stack to the sentences.
    buildApp: {
      order: 'pre',
      async handler({ config }) {
        // `buildSummary` prints the warnings at the end of the build.
        const mistakes = await check(config.root, () => {})
        if (mistakes.length > 0) throw plainError(mistakesMessage(mistakes))
      },
    },
    configureServer(server) {
      server.ws.on(PANEL_OPENED, (_data, client) => panelClients.add(client))
    },
    async buildStart() {
      const { root, command } = this.environment.config
      if (command === 'serve' && this.environment.name === 'client')
        await check(root, (sentence) => this.warn(sentence))
    },
    async transformIndexHtml(html, { server }) {
      const mistakes = server ? ((await report)?.mistakes ?? []) : []
      if (mistakes.length > 0) throw plainError(mistakesMessage(mistakes))
      return html
    },
    hotUpdate: {
      // After the hook of Vite that finds the modules whose glob matches an added or deleted file.
      order: 'post',
      async handler({ file, modules, server, type }) {
        const { root } = server.config
        if (!isInFolder(file, contentFolder(root))) return
        forgetContent()
        const { moduleGraph } = this.environment
        for (const module of modules) moduleGraph.invalidateModule(module)
        for (const [id, module] of moduleGraph.idToModuleMap)
          if (VIRTUAL_MODULE.test(id)) moduleGraph.invalidateModule(module)
        if (this.environment.name !== 'client') return []
        const checked = check(root, (sentence) => server.config.logger.warn(sentence))
        if (file === normalizePath(constantsFile(root)) && type !== 'delete') {
          // Does not wait for the check, so that an open panel shows a new value at once.
          await sendConstants(file, server, panelClients)
          await checked
          return []
        }
        const mistakes = await checked
        if (mistakes.length > 0)
          server.ws.send({ type: 'error', err: { message: mistakesMessage(mistakes), stack: '' } })
        else server.ws.send({ type: 'full-reload' })
        return []
      },
    },
  }
}

/** On Windows Vite writes paths with slashes, and Node with backslashes. */
function isInFolder(path: string, folder: string): boolean {
  return normalizePath(path).startsWith(`${normalizePath(folder)}/`)
}

/** Sends changed constants to the pages with an open panel, and reloads all other pages. */
async function sendConstants(file: string, { ws }: ViteDevServer, panelClients: WeakSet<WebSocketClient>) {
  const result = readConstants(await readFile(file, 'utf8'), defaults)
  for (const client of ws.clients) {
    if (panelClients.has(client)) client.send(CONSTANTS_FILE_CHANGED, result)
    else client.send({ type: 'full-reload' })
  }
}

/** An error without a stack, which an owner does not need. */
function plainError(message: string): Error {
  return Object.assign(new Error(message), { stack: '', [inspect.custom]: () => message })
}
