import { constantPaths } from './constantPaths.ts'
import { Hand } from './Hand.tsx'
import { Skies } from './Skies.tsx'
import { useTuningModel } from './useTuning.ts'

/** What becomes of a tuning: names, links, files. */
export function Keep() {
  const tuning = useTuningModel()
  return (
    <>
      <p className="tuning-note">
        What you tune is a draft: this browser keeps it, also through a reload, and nobody else sees it until
        it is saved. Hold B to see the sky as it was before.
      </p>
      <Skies />
      <Hand />
      <div className="tuning-buttons">
        <button
          type="button"
          className="tuning-button"
          onClick={() => tuning.reset(constantPaths, 'Everything reset')}
        >
          Reset everything
        </button>
      </div>
    </>
  )
}
