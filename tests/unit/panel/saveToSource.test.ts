import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { change, tune, usePanel } from '../../../src/panel/panelStore.ts'
import { saveToSource } from '../../../src/panel/saveToSource.ts'
import { countChanges } from '../../../src/panel/tuning.ts'

const downloadedNames: string[] = []
vi.mock('../../../src/lib/saveFile.ts', () => ({
  saveFile: ({ name }: File) => downloadedNames.push(name),
}))

const changeCount = () => countChanges(usePanel.getState().source, usePanel.getState().history.present)
const sent: unknown[] = []

/** A dev server with one answer. */
function serve(status: number, sentences: readonly string[]): void {
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return Response.json(sentences, { status })
  })
}

/** Saves. @returns the panel's message, with its mistakes */
async function messageOfSave() {
  await saveToSource()
  const { message, mistakes } = usePanel.getState().toast
  return [message, ...mistakes]
}

beforeEach(() => {
  usePanel.setState(usePanel.getInitialState(), true)
  change({ theme: { accent: '#123456' } }, 'Accent')
  downloadedNames.length = 0
  sent.length = 0
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

it('sends constants and colours together, and shows the files that the dev server has written', async () => {
  tune(['seed'], 21)
  serve(200, ['site/sky.json', 'site/theme.json'])
  expect(await messageOfSave()).toEqual(['Saved: site/sky.json, site/theme.json.'])
  expect(sent).toEqual([{ constants: { seed: 21 }, theme: { accent: '#123456' } }])
  expect(changeCount()).toBe(0)
})

it('shows the mistakes, and keeps the changes, when the dev server refuses them', async () => {
  serve(422, ['seed is too large.'])
  expect(await messageOfSave()).toEqual(['Not saved:', 'seed is too large.'])
  expect(changeCount()).toBe(1)
})

it('says that nothing is to be saved when the files have it all', async () => {
  serve(200, [])
  expect(await messageOfSave()).toEqual(['Nothing to save.'])
})

it('downloads the changed files on a built site, and names them', async () => {
  vi.stubEnv('DEV', false)
  expect(await messageOfSave()).toEqual([expect.stringMatching(/^Downloaded: theme\.json\./)])
  tune(['seed'], 21)
  expect(await messageOfSave()).toEqual([expect.stringMatching(/^Downloaded: sky\.json, theme\.json\./)])
  expect(downloadedNames).toEqual(['theme.json', 'sky.json', 'theme.json'])
})
