import { join } from 'node:path'
import {
  normalizePath,
  type Plugin,
  type ResolvedConfig,
  type ViteDevServer,
  type WebSocketClient,
} from 'vite'
import { FILES_CHANGED, PANEL_OPENED } from '../../panel/devServer.ts'
import { type ContentReport, checkContent, firstSentences, mistakesMessage } from './checks/checkContent.ts'
import { contentFolder, JSON_FILES } from './contentFolder.ts'
import { forgetContent } from './loadContent.ts'
import { plainError } from './plainError.ts'
import { readTuningFiles } from './readTuningFiles.ts'

/** Matches the modules that plugins make from several files of the content. A page in Markdown has the site's direction. */
const MADE_MODULE = /^\0virtual:|\.md$/

/**
 * Checks the owner's content on the dev server, and shows its changes. The server answers while a check runs. A mistake is
 * shown in place of the page until it is corrected. @param checkAll for tests, in place of the whole check
 */
export function contentPlugin(checkAll = checkContent): Plugin {
  /** The newest check. An older one that ends later is ignored. */
  let newest: Promise<ContentReport> | undefined
  let mistakes: readonly string[] = []
  const panelClients = new WeakSet<WebSocketClient>()
  let printedSentences: ReadonlySet<string> = new Set()

  /** Checks the content, and prints new sentences. @returns false if a newer check has begun meanwhile */
  const check = async ({ root, logger }: ResolvedConfig): Promise<boolean> => {
    const running = checkAll(root, 'serve')
    newest = running
    const report = await running
    if (running !== newest) return false
    mistakes = report.mistakes
    const sentences = firstSentences([...mistakes, ...report.warnings])
    for (const sentence of sentences) if (!printedSentences.has(sentence)) logger.warn(sentence)
    printedSentences = new Set(sentences)
    return true
  }
  /** Resolves when no newer check runs. */
  const lastCheck = async (): Promise<void> => {
    const awaited = newest
    await awaited
    if (awaited !== newest) await lastCheck()
  }
  const showMistakes = (clients: Iterable<WebSocketClient>) => {
    for (const client of clients)
      client.send({ type: 'error', err: { message: mistakesMessage(mistakes), stack: '' } })
  }

  return {
    name: 'moongate:content',
    apply: 'serve',
    configureServer(server) {
      server.ws.on(PANEL_OPENED, (_data, client) => panelClients.add(client))
      server.httpServer?.once('listening', async () => {
        if ((await check(server.config)) && mistakes.length > 0) showMistakes(server.ws.clients)
      })
    },
    async transformIndexHtml(html, { server }) {
      if (!server) return html
      const isMade = await server.ssrLoadModule('/src/routes.ts').then(
        () => true,
        () => false,
      )
      // The mistakes may be corrected by now, and the check of the correction may still run.
      if (!isMade || mistakes.length > 0) await lastCheck()
      if (mistakes.length > 0) throw plainError(mistakesMessage(mistakes))
      return html
    },
    hotUpdate: {
      // After the hook of Vite that finds the modules whose glob matches an added or deleted file.
      order: 'post',
      async handler({ file, modules, server, type }) {
        const { root } = server.config
        if (!isInFolder(file, contentFolder(root))) return
        const { moduleGraph } = this.environment
        for (const module of modules) moduleGraph.invalidateModule(module)
        for (const [id, module] of moduleGraph.idToModuleMap)
          if (MADE_MODULE.test(id)) moduleGraph.invalidateModule(module)
        if (this.environment.name !== 'client') return []
        forgetContent()
        const checked = check(server.config)
        const isTuned = JSON_FILES.some((name) => file === normalizePath(join(contentFolder(root), name)))
        if (isTuned && type !== 'delete') {
          // Does not wait for the check, so that an open panel shows a new value at once.
          sendTuning(server, panelClients)
          // The panel says itself what is wrong in these files.
          if ((await checked) && mistakes.length > 0)
            showMistakes([...server.ws.clients].filter((client) => !panelClients.has(client)))
          return []
        }
        if (!(await checked)) return []
        if (mistakes.length > 0) showMistakes(server.ws.clients)
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

/** Sends the owner's sky and colours to the pages with an open panel, and reloads all other pages. */
function sendTuning({ config, ws }: ViteDevServer, panelClients: WeakSet<WebSocketClient>): void {
  const read = readTuningFiles(config.root)
  for (const client of ws.clients) {
    if (panelClients.has(client)) client.send(FILES_CHANGED, read)
    else client.send({ type: 'full-reload' })
  }
}
