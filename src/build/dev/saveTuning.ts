import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { ViteDevServer } from 'vite'
import { parsedJson } from '../../lib/parsed.ts'
import { SAVE_PATH } from '../../panel/devServer.ts'
import { changedFiles, readTuning } from '../../panel/tuning.ts'
import { contentFolder, displayPath } from '../content/contentFolder.ts'
import { readTuningFiles } from '../content/readTuningFiles.ts'
import { writeAtomically } from '../files.ts'

const LOOPBACK = /^(?:::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/
const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/

/** Far more than a request with all constants and colours has. */
const MAX_BYTES = 64_000

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
    return { status: 403, message: 'The panel saves from this machine only, at localhost.' }
  if (origin !== `http://${host}` && origin !== `https://${host}`)
    return { status: 403, message: 'The panel saves from the site’s own page only.' }
  if (method !== 'POST') return { status: 405, message: 'The panel saves with POST.' }
  if (type.split(';')[0]?.trim() !== 'application/json')
    return { status: 415, message: 'The panel saves as application/json.' }
  if (Number(length) > MAX_BYTES) return { status: 413, message: 'This is too long to be a sky.' }
  return null
}

/** Lets the owner's panel write `sky.json` and `theme.json` while the dev server runs. */
export function saveTuning({ config, middlewares }: ViteDevServer): void {
  middlewares.use(`${config.base}${SAVE_PATH}`, async (request, response) => {
    const answer = (status: number, sentences: readonly string[]) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(sentences))
    }
    const { method, headers, socket } = request
    const refused = refusal({ method, headers, remoteAddress: socket.remoteAddress })
    if (refused) return answer(refused.status, [refused.message])
    try {
      const result = await writeTuning(config.root, await text(request))
      if ('mistakes' in result) answer(422, result.mistakes)
      else answer(200, result.files)
    } catch (reason) {
      answer(500, [`The file was not written: ${reason}`])
    }
  })
}

type WriteResult = { readonly files: readonly string[] } | { readonly mistakes: readonly string[] }

/** Writes the files that change. A file that cannot be read is not replaced. @returns the paths of the written files */
export async function writeTuning(root: string, body: string): Promise<WriteResult> {
  const source = readTuningFiles(root)
  if ('mistakes' in source) return source
  const read = readTuning(parsedJson(body))
  if ('mistakes' in read) return read
  const files = changedFiles(source.tuning, read.tuning)
  for (const { name, text: content } of files) await writeAtomically(join(contentFolder(root), name), content)
  return { files: files.map(({ name }) => displayPath(root, name)) }
}
