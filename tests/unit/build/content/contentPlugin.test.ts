import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { normalizePath } from 'vite'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type ContentReport, checkContent } from '../../../../src/build/content/checks/checkContent.ts'
import { contentFolder } from '../../../../src/build/content/contentFolder.ts'
import { contentPlugin } from '../../../../src/build/content/contentPlugin.ts'
import { type OwnerContent, ownerContent } from '../../../helpers/ownerContent.ts'

const root = join(import.meta.dirname, '../../../..')
const folder = contentFolder(root)

/** Changes a file of the owner's. @param environment the modules that it may make stale */
async function changeFile(
  { hotUpdate }: ReturnType<typeof contentPlugin>,
  server: unknown,
  file: string,
  { type = 'update', environment = {} }: { type?: 'update' | 'delete'; environment?: object } = {},
): Promise<void> {
  if (typeof hotUpdate !== 'object') throw new Error('the plugin does not follow changes')
  const moduleGraph = { idToModuleMap: new Map(), ...environment }
  await hotUpdate.handler.call(
    { environment: { name: 'client', moduleGraph } } as unknown as ThisParameterType<
      typeof hotUpdate.handler
    >,
    { file: normalizePath(file), modules: [], server, type } as unknown as Parameters<
      typeof hotUpdate.handler
    >[0],
  )
}

describe('a change of a picture', () => {
  it('makes the modules of the pictures and of pages in Markdown stale, and reloads the page', async () => {
    const pictures = { id: '\0virtual:pictures' }
    const about = { id: join(folder, 'pages/about.md') }
    const invalidateModule = vi.fn()
    const idToModuleMap = new Map(
      [pictures, about, { id: '/src/main.tsx' }].map((module) => [module.id, module]),
    )
    const send = vi.fn()
    const server = { config: { root, logger: { warn: () => {} } }, ws: { send } }
    const environment = { idToModuleMap, invalidateModule }
    await changeFile(contentPlugin(), server, join(folder, 'pictures/portrait.jpg'), { environment })
    expect(invalidateModule.mock.calls).toEqual([[pictures], [about]])
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'full-reload' })
  })
})

describe('two changes, one soon after the other', () => {
  it('shows only what the newer check has found, when the older one ends later', async () => {
    const answers: ((report: ContentReport) => void)[] = []
    const plugin = contentPlugin(() => new Promise((resolve) => answers.push(resolve)))
    const [send, warn] = [vi.fn(), vi.fn()]
    const server = { config: { root, logger: { warn } }, ws: { send } }
    const change = () => changeFile(plugin, server, join(folder, 'site.ts'))
    const changes = [change(), change()]
    answers[1]?.({ mistakes: [], warnings: [] })
    await changes[1]
    answers[0]?.({ mistakes: ['site.ts: title is missing; write it.'], warnings: [] })
    await changes[0]
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'full-reload' })
    expect(warn).not.toHaveBeenCalled()
  })
})

describe('a page that is asked for during a check', () => {
  /** A dev server whose content has a mistake, and the ends of its checks. */
  async function serveMistake() {
    const answers: ((report: ContentReport) => void)[] = []
    const plugin = contentPlugin(() => new Promise((resolve) => answers.push(resolve)))
    const { transformIndexHtml } = plugin
    if (typeof transformIndexHtml !== 'function') throw new Error('the plugin has no hook for pages')
    const server = {
      config: { root, logger: { warn: () => {} } },
      ws: { clients: new Set(), send: () => {} },
      ssrLoadModule: async () => ({}),
    }
    const change = () => changeFile(plugin, server, join(folder, 'site.ts'))
    const changed = change()
    answers[0]?.({ mistakes: ['site.ts: title is missing; write it.'], warnings: [] })
    await changed
    /** Asks for a page, and waits until the server has nothing to do but the check. */
    const openPage = async () => {
      const page = (async () =>
        transformIndexHtml.call({} as ThisParameterType<typeof transformIndexHtml>, '<html>', {
          server,
        } as unknown as Parameters<typeof transformIndexHtml>[1]))()
      page.catch(() => {})
      await setImmediate()
      return { page }
    }
    return { answers, change, openPage }
  }

  it('is shown when the check finds that the mistake is corrected', async () => {
    const { answers, change, openPage } = await serveMistake()
    change()
    const { page } = await openPage()
    answers[1]?.({ mistakes: [], warnings: [] })
    expect(await page).toBe('<html>')
  })

  it('waits for the newest check when the content changes again', async () => {
    const { answers, change, openPage } = await serveMistake()
    change()
    const { page } = await openPage()
    change()
    answers[1]?.({ mistakes: ['site.ts: name is missing; write it.'], warnings: [] })
    answers[2]?.({ mistakes: [], warnings: [] })
    expect(await page).toBe('<html>')
  })

  it('shows the mistake when the check finds it again', async () => {
    const { answers, change, openPage } = await serveMistake()
    change()
    const { page } = await openPage()
    answers[1]?.({ mistakes: ['site.ts: name is missing; write it.'], warnings: [] })
    await expect(page).rejects.toThrow('name is missing')
  })
})

describe('a change of sky.json', () => {
  let content: OwnerContent
  beforeEach(() => {
    content = ownerContent()
  })
  afterEach(() => content.remove())

  /** A dev server without pages. */
  function serveSky() {
    const file = join(content.folder, 'sky.json')
    const warn = vi.fn<(sentence: string) => void>()
    const plugin = contentPlugin()
    const send = vi.fn()
    const page = { send: vi.fn() }
    const server = { config: { root, logger: { warn } }, ws: { clients: new Set([page]), send } }
    const update = (type: 'update' | 'delete') => changeFile(plugin, server, file, { type })
    return {
      send,
      page,
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

  it('shows a mistake on a page without the panel', async () => {
    const { setOpacity, page } = serveSky()
    await setOpacity('much')
    expect(page.send).toHaveBeenLastCalledWith({
      type: 'error',
      err: { message: expect.stringContaining('sky.json: moonlight.opacity is'), stack: '' },
    })
  })

  it('reloads the page when the file is deleted', async () => {
    const { setOpacity, remove, send } = serveSky()
    await setOpacity(0.2)
    await remove()
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'full-reload' })
  })
})
