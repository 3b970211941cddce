import { readFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import type { EnvironmentModuleGraph, Plugin, WebSocketClient } from 'vite'
import { FILE_CHANGED, PANEL_OPENED, SAVE_PATH } from '../tuning/devServer.ts'
import { formatConstants } from '../tuning/formatConstants.ts'
import { MOST_CHARACTERS, type Read, readConstants } from '../tuning/readConstants.ts'
import { CONSTANTS_FILE, constantsFile } from './constantsFile.ts'
import { CONSTANTS_STYLE_SHEET } from './constantsStyleSheet.ts'
import { writeWhole } from './pictures/writeWhole.ts'

const LOOPBACK = /^(?:::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/
const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/

/** A refusal, as it is sent. */
interface Refusal {
  readonly status: 403 | 405 | 413 | 415
  readonly words: string
}

type Asked = Pick<IncomingMessage, 'method' | 'headers'> & { readonly remoteAddress: string | undefined }

/**
 * Why a request to save is not even read; null for one that comes from this machine and from the site's own page. A
 * page of another site cannot pretend to be either, and a name that leads to this machine is not its name.
 */
export function refusal({ method, headers, remoteAddress }: Asked): Refusal | null {
  const { host = '', origin = '', 'content-type': type = '', 'content-length': length = '0' } = headers
  if (!LOOPBACK.test(remoteAddress ?? '') || !LOCAL_HOST.test(host))
    return { status: 403, words: 'Constants are saved from this machine only, at localhost.' }
  if (origin !== `http://${host}` && origin !== `https://${host}`)
    return { status: 403, words: 'Constants are saved from the site’s own page only.' }
  if (method !== 'POST') return { status: 405, words: 'Constants are saved with POST.' }
  if (type.split(';')[0]?.trim() !== 'application/json')
    return { status: 415, words: 'Constants are saved as application/json.' }
  if (Number(length) > MOST_CHARACTERS) return { status: 413, words: 'This is too long to be constants.' }
  return null
}

/** The text of a request; null when there is more of it than constants can be. */
async function bodyOf(request: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of request) {
    bytes += part.length
    if (bytes > MOST_CHARACTERS) return null
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

/**
 * Lets the owner's panel write the constants' file while the dev server runs. A page with an open panel is told what
 * the file says, whoever changed it, and carries on; every other page is loaded anew, as with any other file.
 */
export function saveConstants(): Plugin {
  const panels = new WeakSet<WebSocketClient>()
  return {
    name: 'moongate:save-constants',
    apply: 'serve',
    configureServer({ config, middlewares, ws }) {
      ws.on(PANEL_OPENED, (_data, client) => panels.add(client))
      middlewares.use(`${config.base}${SAVE_PATH}`.replace('//', '/'), async (request, response) => {
        const answer = (status: number, words: readonly string[]) => {
          response.writeHead(status, { 'content-type': 'application/json' })
          response.end(JSON.stringify(words))
        }
        const { method, headers, socket } = request
        const refused = refusal({ method, headers, remoteAddress: socket.remoteAddress })
        if (refused) return answer(refused.status, [refused.words])
        const text = await bodyOf(request)
        const read: Read =
          text === null ? { mistakes: ['This is too long to be constants.'] } : readConstants(text)
        if ('mistakes' in read) return answer(422, read.mistakes)
        try {
          await writeWhole(constantsFile(config.root), formatConstants(read.constants))
          answer(200, [])
        } catch (reason) {
          answer(500, [`${CONSTANTS_FILE} cannot be written: ${reason}`])
        }
      })
    },
    async hotUpdate({ file, server }) {
      if (file !== constantsFile(server.config.root)) return
      forgetStyles(this.environment.moduleGraph)
      if (this.environment.name !== 'client') return []
      const read = readConstants(await readFile(file, 'utf8'))
      if ('mistakes' in read)
        server.config.logger.warn([`${CONSTANTS_FILE} cannot be used:`, ...read.mistakes].join('\n'))
      for (const client of server.ws.clients) {
        if (panels.has(client)) client.send(FILE_CHANGED, read)
        else client.send({ type: 'full-reload' })
      }
      return []
    },
  }
}

/** The style sheet that is made of the constants is to be made anew when a page asks for it. */
function forgetStyles(graph: EnvironmentModuleGraph): void {
  const styles = graph.getModuleById(CONSTANTS_STYLE_SHEET)
  if (styles) graph.invalidateModule(styles)
}
