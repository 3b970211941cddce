import { EventEmitter } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { normalizePath, type ViteDevServer } from 'vite'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { checkContent } from '../../../../src/build/content/checks/checkContent.ts'
import { contentFolder, MODULE_FILES } from '../../../../src/build/content/contentFolder.ts'
import { contentPlugin } from '../../../../src/build/content/contentPlugin.ts'
import { type OwnContent, ownContent } from '../../../helpers/ownContent.ts'

const root = join(import.meta.dirname, '../../../..')
const folder = contentFolder(root)

/** A dev server that only watches files, with the plugin. */
function startServer() {
  const watcher = new EventEmitter()
  const restart = vi.fn()
  const middlewares = { use: () => {} }
  const server = {
    config: { root },
    ws: { on: () => {} },
    watcher,
    httpServer: null,
    restart,
    middlewares,
  }
  const { configureServer } = contentPlugin()
  if (typeof configureServer !== 'function') throw new Error('the plugin does not follow a server')
  configureServer.call({} as ThisParameterType<typeof configureServer>, server as unknown as ViteDevServer)
  return { watcher, restart }
}

describe('the dev server', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it.each([
    ['add', 'editorWords.ts'],
    ['unlink', 'games.ts'],
    ['add', 'sky.json'],
  ])('restarts after the event %s of %s', (event, file) => {
    const { watcher, restart } = startServer()
    watcher.emit(event, join(folder, file))
    vi.runAllTimers()
    expect(restart).toHaveBeenCalledOnce()
  })

  it('restarts once when many files are deleted', () => {
    const { watcher, restart } = startServer()
    for (const file of MODULE_FILES) watcher.emit('unlink', join(folder, file))
    vi.runAllTimers()
    expect(restart).toHaveBeenCalledOnce()
  })

  it.each([
    ['change', join(folder, 'games.ts')],
    ['add', join(folder, 'notes.md')],
    ['add', join(folder, 'pages/about.md')],
    ['unlink', join(folder, 'pages/about.md')],
    ['add', join(root, 'src/ui/games.ts')],
    ['add', join(folder, 'pictures/sea/cove.jpg')],
    ['change', join(folder, 'pictures/portrait.jpg')],
    ['unlink', join(folder, 'pictures/portrait.jpg')],
  ])('does not restart after the event %s of %s', (event, path) => {
    const { watcher, restart } = startServer()
    watcher.emit(event, path)
    vi.runAllTimers()
    expect(restart).not.toHaveBeenCalled()
  })
})

describe('a change of a picture', () => {
  it('makes the modules of the pictures stale and reloads the page', async () => {
    const { hotUpdate } = contentPlugin()
    if (typeof hotUpdate !== 'function') throw new Error('the plugin does not follow changes')
    const pictures = { id: '\0virtual:pictures' }
    const invalidateModule = vi.fn()
    const idToModuleMap = new Map([[pictures.id, pictures]])
    const context = { environment: { name: 'client', moduleGraph: { idToModuleMap, invalidateModule } } }
    const send = vi.fn()
    const server = { config: { root, logger: { warn: () => {} } }, ws: { send } }
    const file = normalizePath(join(folder, 'pictures/portrait.jpg'))
    await hotUpdate.call(
      context as unknown as ThisParameterType<typeof hotUpdate>,
      { file, server } as unknown as Parameters<typeof hotUpdate>[0],
    )
    expect(invalidateModule).toHaveBeenCalledExactlyOnceWith(pictures)
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'full-reload' })
  })
})

describe('a change of sky.json', () => {
  let content: OwnContent
  beforeEach(() => {
    content = ownContent()
  })
  afterEach(() => content.remove())

  /** A dev server without pages. */
  function serveSky() {
    const file = normalizePath(join(content.folder, 'sky.json'))
    const warn = vi.fn<(sentence: string) => void>()
    const { hotUpdate } = contentPlugin()
    if (typeof hotUpdate !== 'function') throw new Error('the plugin does not follow changes')
    const context = { environment: { name: 'client', moduleGraph: { idToModuleMap: new Map() } } }
    const send = vi.fn()
    const server = { config: { root, logger: { warn } }, ws: { clients: new Set(), send } }
    const update = (type: 'update' | 'delete') =>
      hotUpdate.call(
        context as unknown as ThisParameterType<typeof hotUpdate>,
        { file, server, type } as unknown as Parameters<typeof hotUpdate>[0],
      )
    return {
      send,
      /** Changes `sky.json`. @returns the printed warnings */
      setOpacity: async (opacity: number | string) => {
        warn.mockClear()
        content.put({ 'sky.json': JSON.stringify({ moonlight: { opacity } }) })
        await update('update')
        return warn.mock.calls.map(([sentence]) => sentence)
      },
      remove: () => {
        rmSync(file)
        return update('delete')
      },
    }
  }

  it('prints the warnings of a build once, and again when they return', async () => {
    const { setOpacity } = serveSky()
    const printed = await setOpacity(0.5)
    expect(printed).toEqual((await checkContent(root)).warnings)
    expect(printed).toContainEqual(expect.stringContaining('is hard to read on the moonlit background'))
    expect(await setOpacity(0.5)).toEqual([])
    expect(await setOpacity(0)).toEqual([])
    expect(await setOpacity(0.5)).toEqual(printed)
  })

  it('prints a mistake as one sentence with its file', async () => {
    expect(await serveSky().setOpacity('much')).toEqual([
      expect.stringMatching(/\/content\/sky\.json: moonlight\.opacity is .*\.$/),
    ])
  })

  it('reloads the page when the file is deleted', async () => {
    const { setOpacity, remove, send } = serveSky()
    await setOpacity(0.2)
    await remove()
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'full-reload' })
  })
})
