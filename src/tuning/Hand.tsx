import { type ClipboardEvent, useRef } from 'react'
import { formatConstants } from './formatConstants.ts'
import { tuneAddress } from './keepTuneInAddress.ts'
import { MOST_CHARACTERS, readConstants } from './readConstants.ts'
import { tuneQuery } from './tuneQuery.ts'
import { useTuningModel } from './useTuning.ts'

const TOO_LONG = `This is too long to be constants: they are ${MOST_CHARACTERS} characters at most.`

/** What is tuned as a link or as JSON, to hand on; and JSON to be taken in. */
export function Hand() {
  const tuning = useTuningModel()
  const text = useRef<HTMLTextAreaElement>(null)
  const copy = async (words: string, said: string) => {
    try {
      await navigator.clipboard.writeText(words)
      tuning.say(said)
    } catch {
      if (!text.current) return
      text.current.value = words
      text.current.select()
      tuning.say('This browser does not let a page copy: it is marked in the field below.')
    }
  }
  const take = (words: string) => {
    if (tuning.take(readConstants(words), 'Constants taken in') && text.current) text.current.value = ''
  }
  const refuse = () => tuning.say('Nothing was changed:', [TOO_LONG])
  // A field of ten million characters would keep the page busy before anybody could say no.
  const pasted = (event: ClipboardEvent) => {
    if (event.clipboardData.getData('text').length <= MOST_CHARACTERS) return
    event.preventDefault()
    refuse()
  }
  const chosen = async (input: HTMLInputElement) => {
    const [file] = input.files ?? []
    input.value = ''
    if (!file) return
    if (file.size > MOST_CHARACTERS) refuse()
    else take(await file.text())
  }
  return (
    <section aria-labelledby="tuning-hand">
      <p className="tuning-heading" id="tuning-hand">
        Hand on and take in
      </p>
      <div className="tuning-buttons">
        <button
          type="button"
          className="tuning-button"
          onClick={() =>
            copy(
              tuneAddress(location, tuneQuery(tuning.state().source, tuning.present)),
              'Link copied: opened on a phone, it shows this sky there.',
            )
          }
        >
          Copy link
        </button>
        <button
          type="button"
          className="tuning-button"
          onClick={() => copy(formatConstants(tuning.present), 'JSON copied.')}
        >
          Copy JSON
        </button>
      </div>
      <textarea
        ref={text}
        className="tuning-json"
        aria-label="Constants as JSON"
        placeholder="Paste constants as JSON"
        rows={3}
        spellCheck={false}
        onPaste={pasted}
      />
      <div className="tuning-buttons">
        <button type="button" className="tuning-button" onClick={() => take(text.current?.value ?? '')}>
          Take in
        </button>
        <label className="tuning-button tuning-file">
          Take in a file
          <input type="file" accept=".json,application/json" onChange={({ target }) => chosen(target)} />
        </label>
      </div>
    </section>
  )
}
