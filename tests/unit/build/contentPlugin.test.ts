import { EventEmitter } from 'node:events'
import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { contentFolder } from '../../../src/build/contentFolder.ts'
import { contentPlugin } from '../../../src/build/contentPlugin.ts'

const root = join(import.meta.dirname, '../../..')
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

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the dev server', () => {
  it.each([
    ['add', 'editorWords.ts'],
    ['unlink', 'games.ts'],
    ['add', 'sky.json'],
    ['add', 'languages/en/site.ts'],
    ['unlink', 'languages/en/projects.ts'],
    ['add', 'pictures/sea/cove.jpg'],
    ['change', 'pictures/portrait.jpg'],
  ])('restarts after the event %s of %s', (event, file) => {
    const { watcher, restart } = startServer()
    watcher.emit(event, join(folder, file))
    vi.runAllTimers()
    expect(restart).toHaveBeenCalledOnce()
  })

  it('restarts once when a folder of pictures is deleted', () => {
    const { watcher, restart } = startServer()
    for (let number = 0; number < 13; number++) watcher.emit('unlink', join(folder, `pictures/${number}.jpg`))
    vi.runAllTimers()
    expect(restart).toHaveBeenCalledOnce()
  })

  it.each([
    ['change', join(folder, 'games.ts')],
    ['add', join(folder, 'notes.md')],
    ['add', join(folder, 'pages/about.md')],
    ['unlink', join(folder, 'pages/about.md')],
    ['change', join(folder, 'languages/en/projects.ts')],
    ['add', join(root, 'src/ui/games.ts')],
  ])('does not restart after the event %s of %s', (event, path) => {
    const { watcher, restart } = startServer()
    watcher.emit(event, path)
    vi.runAllTimers()
    expect(restart).not.toHaveBeenCalled()
  })
})
