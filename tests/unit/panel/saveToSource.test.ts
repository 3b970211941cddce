import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { usePanel } from '../../../src/panel/panelStore.ts'
import { saveToSource } from '../../../src/panel/saveToSource.ts'
import { setColour, useTheme } from '../../../src/panel/themeStore.ts'

const downloadedNames: string[] = []
vi.mock('../../../src/lib/saveFile.ts', () => ({
  saveFile: ({ name }: File) => downloadedNames.push(name),
}))

/** Saves the constants and a changed colour. @returns the panel's message, with its mistakes */
async function messageOfSave() {
  setColour('accent', '#123456')
  await saveToSource()
  const { message, mistakes } = usePanel.getState().toast
  return [message, ...mistakes]
}

beforeEach(() => {
  usePanel.setState(usePanel.getInitialState(), true)
  useTheme.setState(useTheme.getInitialState(), true)
  downloadedNames.length = 0
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

it('names both files when a built site downloads the constants and the colours', async () => {
  vi.stubEnv('DEV', false)
  expect(await messageOfSave()).toEqual([
    expect.stringMatching(/^sky\.json is downloaded\..* theme\.json is downloaded\./),
  ])
  expect(downloadedNames).toEqual(['sky.json', 'theme.json'])
})

it('shows the mistakes of the constants, and keeps the colours unsaved, when the dev server refuses the constants', async () => {
  vi.stubGlobal('fetch', async (address: string) =>
    address.endsWith('constants')
      ? Response.json(['seed is too large.'], { status: 422 })
      : new Response(null, { status: 204 }),
  )
  expect(await messageOfSave()).toEqual(['Not saved:', 'seed is too large.'])
  const { source, tuned } = useTheme.getState()
  expect(source).not.toBe(tuned)
})
