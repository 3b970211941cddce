import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { normalizePath } from 'vite'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { checkContent } from '../../../../src/build/content/checks/checkContent.ts'
import { contentFolder } from '../../../../src/build/content/contentFolder.ts'
import { contentPlugin } from '../../../../src/build/content/contentPlugin.ts'
import { type OwnContent, ownContent } from '../../../helpers/ownContent.ts'

const root = join(import.meta.dirname, '../../../..')
const folder = contentFolder(root)

describe('a change of a picture', () => {
  it('makes the modules of the pictures stale and reloads the page', async () => {
    const { hotUpdate } = contentPlugin()
    if (typeof hotUpdate !== 'object') throw new Error('the plugin does not follow changes')
    const pictures = { id: '\0virtual:pictures' }
    const invalidateModule = vi.fn()
    const idToModuleMap = new Map([[pictures.id, pictures]])
    const context = { environment: { name: 'client', moduleGraph: { idToModuleMap, invalidateModule } } }
    const send = vi.fn()
    const server = { config: { root, logger: { warn: () => {} } }, ws: { send } }
    const file = normalizePath(join(folder, 'pictures/portrait.jpg'))
    await hotUpdate.handler.call(
      context as unknown as ThisParameterType<typeof hotUpdate.handler>,
      { file, modules: [], server } as unknown as Parameters<typeof hotUpdate.handler>[0],
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
    if (typeof hotUpdate !== 'object') throw new Error('the plugin does not follow changes')
    const context = { environment: { name: 'client', moduleGraph: { idToModuleMap: new Map() } } }
    const send = vi.fn()
    const server = { config: { root, logger: { warn } }, ws: { clients: new Set(), send } }
    const update = (type: 'update' | 'delete') =>
      hotUpdate.handler.call(
        context as unknown as ThisParameterType<typeof hotUpdate.handler>,
        { file, modules: [], server, type } as unknown as Parameters<typeof hotUpdate.handler>[0],
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
