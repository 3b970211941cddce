import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { ViteDevServer } from 'vite'
import { SAVE_CONSTANTS_PATH, SAVE_THEME_PATH } from '../../panel/devServer.ts'
import { changedConstants, formatConstants } from '../../panel/formatConstants.ts'
import { MAX_JSON_CHARACTERS, readConstants } from '../../panel/readConstants.ts'
import defaults from '../../site/defaults/sky.json' with { type: 'json' }
import { themeSchema } from '../../site/themeSchema.ts'
import { fieldMistakes } from '../content/checks/fieldMistakes.ts'
import { constantsFile, contentFolder, displayPath } from '../content/contentFolder.ts'
import { writeAtomically } from '../files.ts'

const LOOPBACK = /^(?:::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/
const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/

interface Refusal {
  readonly status: 403 | 405 | 413 | 415
  readonly message: string
}

type SaveRequest = Pick<IncomingMessage, 'method' | 'headers'> & {
  readonly remoteAddress: string | undefined
}

/**
 * The reason to refuse a request to save, or null. Only the site's own page on this machine may save. The host must be
 * localhost, because a host name of another site may resolve to this machine (DNS rebinding).
 */
export function refusal({ method, headers, remoteAddress }: SaveRequest): Refusal | null {
  const { host = '', origin = '', 'content-type': type = '', 'content-length': length = '0' } = headers
  if (!LOOPBACK.test(remoteAddress ?? '') || !LOCAL_HOST.test(host))
    return { status: 403, message: 'Constants are saved from this machine only, at localhost.' }
  if (origin !== `http://${host}` && origin !== `https://${host}`)
    return { status: 403, message: 'Constants are saved from the site’s own page only.' }
  if (method !== 'POST') return { status: 405, message: 'Constants are saved with POST.' }
  if (type.split(';')[0]?.trim() !== 'application/json')
    return { status: 415, message: 'Constants are saved as application/json.' }
  // The length is in bytes. Constants and colours are ASCII, so each byte is a character.
  if (Number(length) > MAX_JSON_CHARACTERS)
    return { status: 413, message: 'This is too long to be constants.' }
  return null
}

/** Lets the tuning panel write `sky.json` and `theme.json` while the dev server runs. */
export function saveConstants({ config, middlewares }: ViteDevServer): void {
  const saveAt = (path: string, save: (body: string) => Promise<readonly string[]>) =>
    middlewares.use(`${config.base}${path}`, async (request, response) => {
      const answer = (status: number, messages: readonly string[]) => {
        response.writeHead(status, { 'content-type': 'application/json' })
        response.end(JSON.stringify(messages))
      }
      const { method, headers, socket } = request
      const refused = refusal({ method, headers, remoteAddress: socket.remoteAddress })
      if (refused) return answer(refused.status, [refused.message])
      try {
        const mistakes = await save(await text(request))
        answer(mistakes.length > 0 ? 422 : 200, mistakes)
      } catch (reason) {
        answer(500, [`The file was not written: ${reason}`])
      }
    })
  saveAt(SAVE_CONSTANTS_PATH, async (body) => {
    const result = readConstants(body, defaults)
    if ('mistakes' in result) return result.mistakes
    const changed = changedConstants(defaults, result.constants)
    await writeAtomically(constantsFile(config.root), formatConstants(changed))
    return []
  })
  saveAt(SAVE_THEME_PATH, async (body) => {
    const mistakes = fieldMistakes(displayPath(config.root, 'theme.json'), JSON.parse(body), themeSchema)
    if (mistakes.length === 0) await writeAtomically(join(contentFolder(config.root), 'theme.json'), body)
    return mistakes
  })
}
