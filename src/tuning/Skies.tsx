import { type SubmitEvent, useState } from 'react'
import { HoldButton } from './HoldButton.tsx'
import { LONGEST_NAME, type NamedSky } from './keptTuning.ts'
import { useTuning, useTuningModel } from './useTuning.ts'

/** The skies that have a name, side by side, and the way to name another. */
export function Skies() {
  const tuning = useTuningModel()
  const skies = useTuning((state) => state.skies)
  const keep = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const name = String(new FormData(form).get('name') ?? '').trim()
    tuning.keepSky(name || `Sky ${skies.length + 1}`)
    tuning.say(`“${name || `Sky ${skies.length + 1}`}” is kept in this browser.`)
    form.reset()
  }
  return (
    <section aria-labelledby="tuning-skies">
      <p className="tuning-heading" id="tuning-skies">
        Named skies
      </p>
      <form className="tuning-form" onSubmit={keep}>
        <input
          type="text"
          name="name"
          aria-label="Name of this sky"
          placeholder="A name"
          maxLength={LONGEST_NAME}
        />
        <button type="submit" className="tuning-button">
          Keep this sky
        </button>
      </form>
      {skies.length > 0 && (
        <ul className="tuning-skies">
          {skies.map((sky) => (
            <SkyRow key={sky.id} sky={sky} />
          ))}
        </ul>
      )}
    </section>
  )
}

function SkyRow({ sky }: { sky: NamedSky }) {
  const tuning = useTuningModel()
  const shown = useTuning(({ history }) => history.present === sky.constants)
  const [name, setName] = useState(sky.name)
  const rename = () => {
    tuning.renameSky(sky.id, name)
    setName(tuning.state().skies.find(({ id }) => id === sky.id)?.name ?? name)
  }
  const remove = () => {
    tuning.deleteSky(sky.id)
    tuning.say(`“${sky.name}” is deleted.`, [], {
      words: 'Bring it back',
      do: () => tuning.keepSky(sky.name, sky.constants),
    })
  }
  return (
    <li data-shown={shown || undefined}>
      <input
        type="text"
        aria-label={`Rename ${sky.name}`}
        value={name}
        maxLength={LONGEST_NAME}
        onChange={({ target }) => setName(target.value)}
        onBlur={rename}
        onKeyDown={({ key }) => key === 'Enter' && rename()}
      />
      <div className="tuning-buttons">
        <HoldButton constants={sky.constants} label={`Hold to see ${sky.name}`}>
          Hold to see
        </HoldButton>
        <button
          type="button"
          className="tuning-button"
          aria-label={`Use ${sky.name}`}
          onClick={() => tuning.replace(sky.constants, `“${sky.name}” put on`)}
        >
          Use
        </button>
        <button
          type="button"
          className="tuning-button"
          aria-label={`Duplicate ${sky.name}`}
          onClick={() => tuning.keepSky(`${sky.name}, again`, sky.constants)}
        >
          Duplicate
        </button>
        <button type="button" className="tuning-button" aria-label={`Delete ${sky.name}`} onClick={remove}>
          Delete
        </button>
      </div>
    </li>
  )
}
