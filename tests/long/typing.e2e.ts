import fc from 'fast-check'
import { SEED, tries } from '../helpers/campaign.ts'
import { allDrafts, anyCommands, type DraftContent, startEditor } from '../helpers/editorCommands.ts'
import { expect, Site, test } from '../helpers/site.ts'
import { DESKTOP, REDUCED_MOTION } from '../helpers/windows.ts'

const sortedAsJson = (drafts: readonly DraftContent[]) => drafts.map((draft) => JSON.stringify(draft)).sort()

test('Every changed draft is saved when a user types, pastes, moves, undoes, leaves and returns in any order', async ({
  browser,
  root,
}) => {
  test.setTimeout(7_200_000)
  await fc.assert(
    fc.asyncProperty(anyCommands, async (commands) => {
      const context = await browser.newContext({ viewport: DESKTOP, ...REDUCED_MOTION.contextOptions })
      const messages: string[] = []
      context.on('weberror', (error) => messages.push(error.error().message))
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) messages.push(message.text())
      })
      try {
        const start = await startEditor(new Site(await context.newPage(), true, root))
        const sample = JSON.stringify(start.model.open)
        await fc.asyncModelRun(() => start, commands)
        const { model, real } = start
        // A draft that equals the sample after an undo may be saved or not.
        const isChanged = (draft: string) => draft !== sample
        const expected = sortedAsJson(model.drafts).filter(isChanged)
        const saved = sortedAsJson(await allDrafts(real, expected.length > 0)).filter(isChanged)
        expect(saved).toEqual(expected)
        expect(messages).toEqual([])
      } finally {
        await context.close()
      }
    }),
    { numRuns: tries(4, 500), seed: SEED, endOnFailure: true },
  )
})
