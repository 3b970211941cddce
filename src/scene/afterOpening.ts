import { type SceneState, useScene } from './store.ts'

const opens = ({ phase, frozenOpeningS }: SceneState) => phase === 'opening' && frozenOpeningS === null

/** Resolves once the gate is not opening: at once, or when it has opened. */
export function afterOpening(): Promise<void> {
  if (!opens(useScene.getState())) return Promise.resolve()
  return new Promise((resolve) => {
    const end = useScene.subscribe((state) => {
      if (opens(state)) return
      end()
      resolve()
    })
  })
}
