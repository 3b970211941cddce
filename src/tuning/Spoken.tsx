import { useTuning, useTuningModel } from './useTuning.ts'

/** What the panel has to say, also to those who listen; what is wrong with something, all of it. */
export function Spoken() {
  const tuning = useTuningModel()
  const { words, mistakes, offer } = useTuning((state) => state.said)
  return (
    <div className="tuning-said">
      <output>{words}</output>
      {mistakes.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls when it is long, and the keyboard has to come to it
        <div role="alert" tabIndex={0}>
          <ul>
            {mistakes.map((mistake) => (
              <li key={mistake}>{mistake}</li>
            ))}
          </ul>
        </div>
      )}
      {offer && (
        <button
          type="button"
          className="tuning-button"
          onClick={() => {
            offer.do()
            tuning.say('It is back.')
          }}
        >
          {offer.words}
        </button>
      )}
    </div>
  )
}
