import { expect, it, vi } from 'vitest'
import { previewFrame } from '../../../../src/build/prerender/previewFrame.ts'
import { ownerContent } from '../../../helpers/ownerContent.ts'
import { leastContent } from '../../../helpers/projectCopy.ts'

/** The names of the files that a build gets. */
async function filesOfBuild(): Promise<readonly string[]> {
  const emitFile = vi.fn()
  const { load } = previewFrame() as { load: (this: unknown, id: string) => Promise<string> }
  const environment = { mode: 'build', config: { root: process.cwd(), base: '/' } }
  await load.call({ environment, emitFile }, '\0virtual:preview-frame')
  return emitFile.mock.calls.map(([{ fileName }]) => fileName)
}

it('adds the page of the editor’s preview only when the site has a shop', async () => {
  expect(await filesOfBuild()).toEqual([expect.stringMatching(/^editor\/frame\/[0-9a-f]{8}\/index\.html$/)])
  const content = ownerContent(leastContent)
  expect(await filesOfBuild()).toEqual([])
  content.remove()
})
