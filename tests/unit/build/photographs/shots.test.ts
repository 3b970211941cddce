import type { Page } from 'playwright'
import { afterEach, expect, it, vi } from 'vitest'
import { importWithContent } from '../../../../src/build/loadContent.ts'
import { words } from '../../../sites/pottery/editorWords.ts'

type Shots = typeof import('../../../../src/build/photographs/shots.ts')

afterEach(() => {
  vi.unstubAllEnvs()
})

/** A page that records the names of the buttons that are looked for. */
function recordingPage(names: string[]): Page {
  const locator = {
    getByRole: (_role: string, { name }: { name?: string } = {}) => {
      if (name !== undefined) names.push(name)
      return locator
    },
    click: async () => {},
    evaluate: async () => {},
  }
  return { getByRole: locator.getByRole, waitForTimeout: async () => {} } as unknown as Page
}

it('presses the buttons of an editor by their names in the owner’s language', async () => {
  vi.stubEnv('MOONGATE_CONTENT', 'tests/sites/pottery')
  vi.stubEnv('MOONGATE_LANGUAGE', '')
  const { setupOf } = await importWithContent<Shots>(process.cwd(), 'src/build/photographs/shots.ts')
  const names: string[] = []
  for (const shot of ['look', 'check'] as const)
    await setupOf(shot, { name: 'Blood Moon', palettes: [] })?.prepare?.(recordingPage(names))
  expect(names).toEqual([words.form?.look, words.preview?.desktop, words.toolbar?.export])
})
