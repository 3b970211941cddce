import { useSyncExternalStore } from 'react'
import { useScene } from '../scene/store.ts'

/** As prerendered, and for visitors without a script: what their system asks for. */
const AS_SYSTEM = () => '(prefers-reduced-motion: no-preference)'
const AS_CHOSEN = () => (useScene.getState().motion === 'still' ? 'not all' : 'all')

/** The moving files of a picture. The still ones beside it show under reduced motion, and where the visitor chose Still. */
export function MovingSource({ files, sizes }: { files: string; sizes: string }) {
  const media = useSyncExternalStore(useScene.subscribe, AS_CHOSEN, AS_SYSTEM)
  return <source type="image/webp" srcSet={files} sizes={sizes} media={media} />
}
