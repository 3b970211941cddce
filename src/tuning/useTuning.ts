import { createContext, useContext, useSyncExternalStore } from 'react'
import type { useScene } from '../scene/store.ts'
import type { SmoothScroll } from './replay.ts'
import type { Tuning, TuningState } from './tuning.ts'

/** The scene's store, as the page has it. */
export type SceneStore = typeof useScene

export const SceneContext = createContext<SceneStore | null>(null)

/** The scene's store of the page around the panel. @throws outside the panel */
export function useSceneStore(): SceneStore {
  const store = useContext(SceneContext)
  if (!store) throw new Error('useSceneStore: there is no panel around')
  return store
}

/** The page's own way of scrolling, which there is one of. */
export const ScrollContext = createContext<SmoothScroll | null>(null)

export const TuningContext = createContext<Tuning | null>(null)

/** What the panel around tunes. @throws outside the panel */
export function useTuningModel(): Tuning {
  const tuning = useContext(TuningContext)
  if (!tuning) throw new Error('useTuningModel: there is no panel around')
  return tuning
}

/** One fact of what is tuned; the component is drawn again when it is another one. */
export function useTuning<T>(select: (state: TuningState) => T): T {
  const tuning = useTuningModel()
  return useSyncExternalStore(tuning.subscribe, () => select(tuning.state()))
}
