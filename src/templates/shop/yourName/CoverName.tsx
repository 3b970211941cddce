import { lazy, Suspense } from 'react'
import type { PictureSlot } from '../../../constants/pictureSlots.ts'
import { ErrorBoundary } from '../../../lib/ErrorBoundary.tsx'
import { templateOfCover } from './templateOfCover.ts'
import { useVisitorName } from './visitorName.ts'

const NamedCover = lazy(() => import('./NamedCover.tsx').then(({ NamedCover }) => ({ default: NamedCover })))

interface CoverNameProps {
  /** The picture of the card. Only the photograph of a template can show a name. */
  readonly src: string
  readonly slot: PictureSlot
}

/** Lies on the picture of a card, and shows it with the visitor's name. Empty until the visitor goes to the line for the name. */
export function CoverName({ src, slot }: CoverNameProps) {
  const isWanted = useVisitorName((state) => state.isWanted)
  const template = templateOfCover(src)
  if (!isWanted || template === undefined) return null
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <NamedCover template={template} slot={slot} />
      </Suspense>
    </ErrorBoundary>
  )
}
