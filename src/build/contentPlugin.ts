import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { inspect } from 'node:util'
import type { Plugin, ResolvedConfig, ViteDevServer, WebSocketClient } from 'vite'
import { CONSTANTS_FILE, FILE_CHANGED, PANEL_OPENED } from '../tuning/devServer.ts'
import { readConstants } from '../tuning/readConstants.ts'
import { constantsFile, readDefaultConstants } from './constantsFile.ts'
import { contentFolder, isOptionalFile } from './contentFolder.ts'
import { LANGUAGES_MODULE, languagesModule, otherServerNotice } from './languageList.ts'
import { forgetContent } from './loadContent.ts'
import { markdownModules } from './markdown/markdownModules.ts'
import { type ContentReport, complaint, reportContent } from './reportContent.ts'

/** How Vite names modules that plugins make. */
const VIRTUAL_MODULE = /^\0virtual:/
/** Debounce of a restart, ms: a folder that is copied or deleted is many events. */
const RESTART_AFTER_MS = 300

/**
 * Checks the owner's content, and follows its changes while the dev server runs. A mistake stops a build. The dev server
 * shows it in place of the page until it is corrected. A page with the open tuning panel receives changed constants and
 * carries on. Every other page reloads. The server restarts when pictures change, or a file appears or disappears; files
 * in Markdown come and go without that. The pages get the list of the content's languages.
 */
export function contentPlugin(): Plugin {
  let report: Promise<ContentReport> | undefined
  let command: ResolvedConfig['command']
  const panels = new WeakSet<WebSocketClient>()
  /** The sentences of the last check. A sentence is printed once, until it is corrected. */
  let printed: ReadonlySet<string> = new Set()

  const check = async (root: string, warn: (sentence: string) => void) => {
    report = reportContent(root, command)
    const { mistakes, warnings } = await report
    const sentences = [...mistakes, ...warnings]
    for (const sentence of sentences) if (!printed.has(sentence)) warn(sentence)
    printed = new Set(sentences)
    return mistakes
  }
  return {
    name: 'moongate:content',
    configResolved(config) {
      command = config.command
    },
    // Before the bundler: it would wrap the sentences in its own error, with a stack.
    buildApp: {
      order: 'pre',
      async handler({ config }) {
        const mistakes = await check(config.root, () => {})
        if (mistakes.length > 0) throw plainError(complaint(mistakes))
      },
    },
    resolveId: (id) => (id === LANGUAGES_MODULE ? `\0${LANGUAGES_MODULE}` : markdownModules.resolveId(id)),
    async load(id) {
      const { root, base } = this.environment.config
      if (id === `\0${LANGUAGES_MODULE}`) return languagesModule(root, base)
      const code = markdownModules.load(root, id)
      return code === undefined ? undefined : { code, moduleType: 'js' }
    },
    configureServer(server) {
      server.middlewares.use(otherServerNotice(server.config))
      server.ws.on(PANEL_OPENED, (_data, client) => panels.add(client))
      restartOnNewFiles(server)
    },
    async buildStart() {
      const { root, command } = this.environment.config
      if (command === 'serve' && this.environment.name === 'client')
        await check(root, (sentence) => this.warn(sentence))
    },
    async transformIndexHtml(html, { server }) {
      const mistakes = server ? ((await report)?.mistakes ?? []) : []
      if (mistakes.length > 0) throw plainError(complaint(mistakes))
      return html
    },
    async hotUpdate({ file, server }) {
      const { root } = server.config
      if (!file.startsWith(contentFolder(root))) return
      forgetContent()
      const { moduleGraph } = this.environment
      for (const [id, module] of moduleGraph.idToModuleMap)
        if (VIRTUAL_MODULE.test(id)) moduleGraph.invalidateModule(module)
      if (this.environment.name !== 'client') return
      if (file === constantsFile(root)) {
        report = reportContent(root, command)
        await sendConstants(file, server, panels)
        return []
      }
      const mistakes = await check(root, (sentence) => server.config.logger.warn(sentence))
      if (mistakes.length > 0)
        server.ws.send({ type: 'error', err: { message: complaint(mistakes), stack: '' } })
      // A full reload, because the prerendered HTML holds content too.
      else server.ws.send({ type: 'full-reload' })
      return []
    },
  }
}

/**
 * The server decides at its start whether a content module is the owner's file or the default. The names, sizes and
 * placeholders of pictures are fixed at the start too.
 */
function restartOnNewFiles(server: ViteDevServer): void {
  const folder = contentFolder(server.config.root)
  const pictures = join(folder, 'pictures')
  let timer: NodeJS.Timeout | undefined
  const restart = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void server.restart(), RESTART_AFTER_MS)
  }
  const pictureChanged = (path: string) => {
    if (path.startsWith(pictures)) restart()
  }
  const fileListed = (path: string) => {
    if (path.startsWith(pictures) || isOptionalFile(relative(folder, path))) restart()
  }
  server.watcher.on('change', pictureChanged)
  server.watcher.on('add', fileListed)
  server.watcher.on('unlink', fileListed)
  server.httpServer?.once('close', () => clearTimeout(timer))
}

async function sendConstants(file: string, { config, ws }: ViteDevServer, panels: WeakSet<WebSocketClient>) {
  const read = readConstants(await readFile(file, 'utf8'), await readDefaultConstants(config.root))
  if ('mistakes' in read)
    config.logger.warn([`${CONSTANTS_FILE} cannot be used:`, ...read.mistakes].join('\n'))
  for (const client of ws.clients) {
    if (panels.has(client)) client.send(FILE_CHANGED, read)
    else client.send({ type: 'full-reload' })
  }
}

/** A mistake of the owner's. Its stack has no use for them. */
function plainError(message: string): Error {
  return Object.assign(new Error(message), { stack: '', [inspect.custom]: () => message })
}
