import { beforeEach, expect, it } from 'vitest'
import { initialSceneState, type SceneState, useScene } from '../../../../src/scene/store.ts'
import { afterOpening } from '../../../../src/scene/webgl/afterOpening.ts'

beforeEach(() => useScene.setState(initialSceneState))

/** Whether the wait has ended, once everything that was due has run. */
async function hasEnded(wait: Promise<void>): Promise<boolean> {
  let ended = false
  void wait.then(() => {
    ended = true
  })
  await new Promise((resolve) => setTimeout(resolve))
  return ended
}

const atOnce: Readonly<Record<string, Partial<SceneState>>> = {
  'a gate that stands': { phase: 'gate' },
  'a page that is open': { phase: 'open' },
  'a gate that is frozen as it opens': { phase: 'opening', frozenOpeningS: 0.5 },
}

it.each(Object.entries(atOnce))('Before %s nothing is waited for', async (_, state) => {
  useScene.setState(state)
  expect(await hasEnded(afterOpening())).toBe(true)
})

it('A gate that is being opened is waited for until it has opened', async () => {
  useScene.getState().enter()
  const wait = afterOpening()
  useScene.getState().setMotion('calm')
  expect(await hasEnded(wait)).toBe(false)
  useScene.getState().opened()
  expect(await hasEnded(wait)).toBe(true)
})
